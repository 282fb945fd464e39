extension Domain.OpenDocument { var hasDefinitions: Bool { false } }
