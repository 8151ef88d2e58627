import Contact
public import FlowKit
import FlowScreens
import FlowSession
import FlowShell
public import FlowStorage
import Money
import Storage

// The features of the app, in alphabetical order; the only such list.

@MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
  BusinessFeature.self,
  OnboardingFeature.self,
  ProfileFeature.self,
  SignInFeature.self,
  TransferFeature.self,
]

/// The catalogs of the app's texts, without those of a toolkit.
@MainActor public let appCatalogs: [TextCatalog] =
  [.compositionRoot, .contact, .flowScreens, .flowSession, .flowShell, .flowStorage, .flowValues, .money, .storage]
  + appFeatures.compactMap { $0.texts }

/// The loss of a person who starts anew, since the data on this device is damaged.
public let lossOfStartingAnew: LocalizedText = """
  Your account, your details, your businesses, your drafts, and what this device knows of your transfers are put aside. \
  The damaged data is kept in a file, and you begin as a new person. The bank keeps the transfers that it has; one that \
  it has not confirmed yet may still be sent.
  """

/// The tables of the app's database: its own, and those that features add.
@MainActor public let appSchema = StoredSchema(
  migrations: StorageSchema.migrations, tables: StorageSchema.tables, parts: appFeatures.compactMap { $0.storedPart })
