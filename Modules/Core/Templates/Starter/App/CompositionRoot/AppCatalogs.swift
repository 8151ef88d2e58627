public import FlowKit
import FlowScreens
import FlowShell
import FlowStorage

/// The catalogs of the app's texts, without those of a toolkit.
@MainActor public let appCatalogs: [TextCatalog] =
  [.compositionRoot, .flowScreens, .flowShell, .flowStorage, .flowValues] + appFeatures.compactMap { $0.texts }
