import CompositionRoot
public import FlowKit
public import FlowPhone
import FlowScreens
import FlowShell
import FlowStorage
public import FlowUIKit
import FlowUIKitRows
public import Foundation

extension PhoneApp {
  /// The languages of the app, and of the core's views.
  public static var languages: Languages { Languages(of: appCatalogs + [.flowUIKitRows]) }

  /// Creates the app.
  /// - Parameters:
  ///   - file: The location of the database; by default, ``dataFile()``.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  ///   - localizations: The languages that the person prefers, the preferred first.
  public convenience init(
    dataAt file: URL? = nil, observer: any FlowObserver = FlowLog(),
    localizations: [String] = PhoneApp.localizations
  ) {
    let language = Self.languages.preferred(among: localizations).inRegion(Self.region)
    self.init(observer: observer, language: language) {
      DataRescue(of: .file(try file ?? PhoneApp.dataFile()), appSchema)
    } assemble: { scenes in
      let database = try await appSchema.open(.file(file ?? PhoneApp.dataFile()))
      await database.observeFailures { [weak scenes] error in
        Task { @MainActor in scenes?.didFailToWrite(error) }
      }
      return try await Composition(
        of: AppServices(
          database: database, now: { .now }, calendar: .current, makeUUID: UUID.init,
          toolkit: UIKitToolkit(language: language),
          scenes: scenes))
    }
  }
}
