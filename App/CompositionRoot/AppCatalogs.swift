import Contact
public import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Money
import Storage

/// The catalogs of the app's texts, without those of a toolkit.
@MainActor public let appCatalogs: [TextCatalog] =
  [.compositionRoot, .contact, .flowScreens, .flowShell, .flowStorage, .money, .storage]
  + appFeatures.compactMap { $0.texts }
