public import FlowKit
public import FlowStorage

public typealias FlowFactory<Result: CancellableResult> = @MainActor (FlowPresentation) -> any Flow<Result>

/// A feature of an app: its entries, links and rows, the creation of its flow, and the handling of the flow's end.
///
/// Write one for each feature that the shell starts. It is made once per launch. From
/// `Modules/Core/Templates/Starter/App/CompositionRoot/Welcome/WelcomeFeature.swift`:
///
/// ```swift
/// func enter(_ entry: Entry, in shell: Shell) {
///   shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
/// }
/// ```
@MainActor
public protocol AppFeature<Services>: AppComponent {
  associatedtype Entry: AppEntry

  /// The tables that it adds to the app's database.
  static var storedPart: StoredPart? { get }

  /// The catalog of its module.
  static var texts: TextCatalog? { get }

  /// Its rows on the home screen, as they are at the moment: home reads them again whenever it is refreshed.
  var homeRows: [AppRow] { get }

  /// Its rows in the settings, as they are at the moment: the settings read them again whenever home is refreshed.
  var settingsRows: [AppRow] { get }

  /// Returns the entry for a link; nil if the link is not for this feature.
  func entry(for link: AppLink) throws(AppLinkError) -> Entry?

  /// Starts the flow for an entry, and handles its result.
  func enter(_ entry: Entry, in shell: Shell)

  /// Called when the app has launched and shows home.
  func didLaunch(in shell: Shell)

  /// Called when the person has returned home from any feature, and at home when the owner of the data becomes known.
  func didReturnHome(in shell: Shell)
}

extension AppFeature {
  public static var storedPart: StoredPart? { nil }
  public static var texts: TextCatalog? { nil }
  public var homeRows: [AppRow] { [] }
  public var settingsRows: [AppRow] { [] }
  public func entry(for link: AppLink) throws(AppLinkError) -> Entry? { nil }
  public func didLaunch(in shell: Shell) {}
  public func didReturnHome(in shell: Shell) {}
}

extension AppFeature {
  /// Returns the stored entry, if it belongs to this feature.
  func restore(_ stored: StoredEntry) -> (any AppEntry)? { stored.entry(as: Entry.self) }
}
