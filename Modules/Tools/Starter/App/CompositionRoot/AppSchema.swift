import AppShell
public import Documents

/// The tables of the app's one file: documents, and those that features have added.
@MainActor public let appSchema = StoredSchema(parts: appFeatures.compactMap { $0.storedPart })
