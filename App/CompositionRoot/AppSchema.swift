import FlowShell
public import FlowStorage
import Storage

/// The tables of the app's database: its own, and those that features add.
@MainActor public let appSchema = StoredSchema(
  migrations: StorageSchema.migrations, tables: StorageSchema.tables, parts: appFeatures.compactMap { $0.storedPart })
