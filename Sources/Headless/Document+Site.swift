import Engine

extension Domain.Document {
    /// Its faults as the site around `path`, absolute, sees its forms.
    func faults(around path: String, _ files: any FileReading) -> [Domain.Fault] {
        var finder = SiteFinder(files)
        return faults(services: finder.site(around: Domain.DocumentID(path).folder)?.services)
    }
}
