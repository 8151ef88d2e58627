public import Documents
public import FlowKit

/// Makes a feature's flow for the place where it is presented.
public typealias FlowFactory<Result: CancellableResult> = @MainActor (FlowPresentation) -> any Flow<Result>

/// All that an app knows of a feature: its entries and what their ends mean there, its links, its rows, and how its flow is
/// made of what the app has.
///
/// It is made once a launch, and lives as long as the app.
@MainActor
public protocol AppFeature<Parts>: AssembledPart {
  /// The ways from home into it.
  associatedtype Entry: AppEntry

  /// The tables that it adds to the app's file.
  static var storedPart: StoredPart? { get }

  /// The rows that lead into it from home.
  var homeRows: [AppRow] { get }

  /// The rows that lead into it from the settings.
  var settingsRows: [AppRow] { get }

  /// Where a link leads; nil if it is not for this feature.
  func entry(for link: AppLink) throws(AppLinkError) -> Entry?

  /// The person takes an entry: starts the flow, and says what its end means.
  func enter(_ entry: Entry, in shell: Shell)

  /// The app was launched, and home is on show.
  func didLaunch(in shell: Shell)

  /// The person is back at home, from any feature.
  func didComeHome(in shell: Shell)
}

extension AppFeature {
  /// None.
  public static var storedPart: StoredPart? { nil }
  /// None.
  public var homeRows: [AppRow] { [] }
  /// None.
  public var settingsRows: [AppRow] { [] }
  /// No link is for this feature.
  public func entry(for link: AppLink) throws(AppLinkError) -> Entry? { nil }
  /// Does nothing.
  public func didLaunch(in shell: Shell) {}
  /// Does nothing.
  public func didComeHome(in shell: Shell) {}
}

extension AppFeature {
  /// Takes an entry if it is this feature's.
  func enter(own entry: any AppEntry, in shell: Shell) {
    if let entry = entry as? Entry { enter(entry, in: shell) }
  }

  /// The entry that was kept, if it is this feature's.
  func restore(_ stored: StoredEntry) -> (any AppEntry)? { stored.entry(as: Entry.self) }
}
