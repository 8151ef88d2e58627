public import FlowKit
public import FlowStorage

/// Makes a feature's flow for a presentation.
public typealias FlowFactory<Result: CancellableResult> = @MainActor (FlowPresentation) -> any Flow<Result>

/// A feature of an app: its entries and what happens at their end, its links, its rows, and the creation of its flow.
///
/// It is made once per launch, and lives as long as the app.
@MainActor
public protocol AppFeature<Parts>: AssembledPart {
  /// The entries of the feature.
  associatedtype Entry: AppEntry

  /// The tables that it adds to the app's database.
  static var storedPart: StoredPart? { get }

  /// Its lines of text on the home screen.
  var homeLines: [String] { get }

  /// The rows on the home screen.
  var homeRows: [AppRow] { get }

  /// The rows in the settings.
  var settingsRows: [AppRow] { get }

  /// Returns the entry for a link; nil if the link is not for this feature.
  func entry(for link: AppLink) throws(AppLinkError) -> Entry?

  /// Starts the flow for an entry, and handles its result.
  func enter(_ entry: Entry, in shell: Shell)

  /// The app has launched and shows home.
  func didLaunch(in shell: Shell)

  /// The person has returned home from any feature.
  func didReturnHome(in shell: Shell)
}

extension AppFeature {
  /// None.
  public static var storedPart: StoredPart? { nil }
  /// None.
  public var homeLines: [String] { [] }
  /// None.
  public var homeRows: [AppRow] { [] }
  /// None.
  public var settingsRows: [AppRow] { [] }
  /// Returns nil: the feature has no links.
  public func entry(for link: AppLink) throws(AppLinkError) -> Entry? { nil }
  /// Does nothing.
  public func didLaunch(in shell: Shell) {}
  /// Does nothing.
  public func didReturnHome(in shell: Shell) {}
}

extension AppFeature {
  /// Starts the flow for an entry, if it belongs to this feature.
  func enter(own entry: any AppEntry, in shell: Shell) {
    if let entry = entry as? Entry { enter(entry, in: shell) }
  }

  /// Returns the stored entry, if it belongs to this feature.
  func restore(_ stored: StoredEntry) -> (any AppEntry)? { stored.entry(as: Entry.self) }
}
