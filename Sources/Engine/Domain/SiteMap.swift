extension Domain {
    /// The sites that the documents of a workspace belong to.
    public struct SiteMap: Equatable, Sendable {
        /// By folder, from the workspace's own, which is empty.
        private var sites: [String: Site] = [:]
        /// How much of a document its site refuses, beside what is wrong with it alone; only where that is anything.
        public private(set) var faultCounts: [DocumentID: Int] = [:]

        public init() {}

        /// `found` are the settings in and above the folders of the workspace at `root`, `pages` what all its documents say.
        /// Without settings the workspace's folder is a site. Of a site that begins above it, or where `pages` is nil, no
        /// names of pages are known. Cost grows with the number of pages.
        init(_ found: [SiteFiles], root: String, pages: [Page]?) {
            for files in found {
                let inside = files.folder == root || files.folder.hasPrefix(root.hasSuffix("/") ? root : root + "/")
                let folder = inside ? String(files.folder.dropFirst(root.count).trimmingSlashes) : ""
                var site = Site(folder: folder, settings: files.settings, services: files.services)
                if inside, let pages {
                    site.know(pages.filter { $0.id.path.hasPrefix(folder.isEmpty ? "" : folder + "/") })
                }
                sites[folder] = site
            }
            guard let pages else { return }
            if sites[""] == nil {
                var site = Site(folder: "", settings: nil, services: nil)
                site.know(pages)
                sites[""] = site
            }
            for page in pages {
                let count = site(of: page.id)?.faults(of: page).count ?? 0
                if count > 0 { faultCounts[page.id] = count }
            }
        }

        /// That of the nearest settings; nil where nothing is known of one.
        public func site(of id: DocumentID) -> Site? {
            var folder = id.folder
            while true {
                if let site = sites[folder] { return site }
                if folder.isEmpty { return nil }
                folder = DocumentID(folder).folder
            }
        }
    }
}
