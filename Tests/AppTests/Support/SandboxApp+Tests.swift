import FlowHeadless
import FlowProgram
import Foundation

@testable import App

/// The app, by a name that tests of features keep in every app.
typealias TestedApp = SandboxApp

extension Device {
  /// Launches the app on a device.
  static func launched(
    dataAt file: URL, startingAt start: Date?, isRepeatable: Bool = false
  ) async throws(UsageError) -> Device {
    try await SandboxApp().launchDevice(dataAt: file, startingAt: start, isRepeatable: isRepeatable)
  }

  /// The parser for the app's journeys.
  static var parser: JourneyParser { SandboxApp().parser }
}

extension TestConsole {
  /// The app whose program runs, if a test names no other one.
  static var testedApp: any HeadlessApp { SandboxApp() }
}
