import AppShell
public import Documents
import Storage

/// The tables of the app's one file: those that the app began with, and those that features have added.
@MainActor public let appSchema = StoredSchema(
  migrations: StorageSchema.migrations, tables: StorageSchema.tables, parts: appFeatures.compactMap { $0.storedPart })
