import CompositionRoot
public import FlowKit
public import FlowPhone
public import FlowUIKit
public import Foundation

extension PhoneApp {
  /// Creates the app with a sandbox bank.
  /// - Parameters:
  ///   - file: The location of the database; by default, ``dataFile()``.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  public convenience init(dataAt file: URL? = nil, observer: any FlowObserver = FlowLog()) {
    self.init(observer: observer) { scenes in
      try await Composition.onPhone(dataAt: file ?? PhoneApp.dataFile(), scenes: scenes)
    }
  }
}
