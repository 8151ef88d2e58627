import Contact
public import FlowKit
import FlowScreens
import FlowShell
public import FlowStorage
import Money
import Storage

// The features of the app, in alphabetical order; the only such list.

@MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
  BusinessFeature.self,
  OnboardingFeature.self,
  ProfileFeature.self,
  TransferFeature.self,
]

/// The catalogs of the app's texts, without those of a toolkit.
@MainActor public let appCatalogs: [TextCatalog] =
  [.compositionRoot, .contact, .flowScreens, .flowShell, .flowStorage, .flowValues, .money, .storage]
  + appFeatures.compactMap { $0.texts }

/// The tables of the app's database: its own, and those that features add.
@MainActor public let appSchema = StoredSchema(
  migrations: StorageSchema.migrations, tables: StorageSchema.tables, parts: appFeatures.compactMap { $0.storedPart })
