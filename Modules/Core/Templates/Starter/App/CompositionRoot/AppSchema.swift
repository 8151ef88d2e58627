import FlowShell
public import FlowStorage

/// The tables of the app's database: documents, and those that features add.
@MainActor public let appSchema = StoredSchema(parts: appFeatures.compactMap { $0.storedPart })
