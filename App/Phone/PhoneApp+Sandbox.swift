import CompositionRoot
public import FlowKit
public import FlowPhone
public import FlowUIKit
import FlowUIKitRows
public import Foundation

extension PhoneApp {
  /// Creates the app with a sandbox bank.
  /// - Parameters:
  ///   - file: The location of the database; by default, ``dataFile()``.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  ///   - localizations: The languages that the person prefers, the preferred first.
  public convenience init(
    dataAt file: URL? = nil, observer: any FlowObserver = FlowLog(),
    localizations: [String] = PhoneApp.localizations
  ) {
    let language = Languages(of: appCatalogs + [.flowPhone, .flowUIKitRows]).preferred(among: localizations)
    self.init(observer: observer, language: language) { scenes in
      try await Composition.onPhone(dataAt: file ?? PhoneApp.dataFile(), language: language, scenes: scenes)
    }
  }
}
