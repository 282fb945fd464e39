extension Editor {
    /// Looks for the settings of the sites around the workspace's documents. The job stands behind those that summarise
    /// them, so that their pages are known when it reports.
    func readSites(of listing: WorkspaceListing) {
        let token = state.workspaceToken
        let files = files
        background.start {
            var finder = SiteFinder(files)
            var found: [String: SiteFiles] = [:]
            for folder in Set(listing.documents.map(\.folder)) {
                let place = folder.isEmpty ? listing.root : listing.root + "/" + folder
                if let site = finder.site(around: place) { found[site.folder] = site }
            }
            return .sitesRead(token: token, found.values.sorted { $0.folder < $1.folder })
        }
    }

    func sitesRead(_ found: [SiteFiles]) {
        state.workspace?.siteFiles = found
        connectSites()
    }

    /// Finds the names that links may lead to, after pages have changed.
    func connectSites() {
        guard let workspace = state.workspace, let found = workspace.siteFiles else { return }
        let token = state.workspaceToken
        let (root, summaries) = (workspace.root, workspace.isSingleFile ? nil : workspace.summaries)
        background.start {
            .sitesConnected(
                token: token, Domain.SiteMap(found, root: root, pages: summaries?.values.compactMap(\.page)))
        }
    }

    func sitesConnected(_ sites: Domain.SiteMap) {
        guard state.workspace?.sites != sites else { return }
        state.workspace?.sites = sites
        state.workspaceRevision += 1
        state.siteRevision += 1
    }
}
