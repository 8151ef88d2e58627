import CompositionRoot
public import FlowKit
public import FlowPhone
import FlowShell
import FlowStorage
public import FlowUIKit
import FlowUIKitRows
public import Foundation

extension PhoneApp {
  /// Creates the app.
  /// - Parameters:
  ///   - file: The location of the database; by default, ``dataFile()``.
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  public convenience init(dataAt file: URL? = nil, observer: any FlowObserver = FlowLog()) {
    self.init(observer: observer) { scenes in
      let database = try await appSchema.open(.file(file ?? PhoneApp.dataFile()))
      await database.observeFailures { error in
        Task { @MainActor in scenes.didFailToWrite(error) }
      }
      return try await Composition(
        of: AppParts(
          database: database, now: { .now }, calendar: .current, makeUUID: UUID.init, toolkit: UIKitToolkit(),
          scenes: scenes))
    }
  }
}
