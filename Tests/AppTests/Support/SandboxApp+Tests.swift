import FlowHeadless
import FlowProgram
import Foundation

@testable import App

/// The app, by a name that tests of features keep in every app.
typealias TestedApp = SandboxApp

extension Device {
  /// Launches the app on a device.
  static func launched(
    dataAt file: URL, startingAt start: Date?, isRepeatable: Bool = false,
    onFlowEvent: @escaping @MainActor (FlowEventDescription) -> Void = { _ in }
  ) async throws(UsageError) -> Device {
    try await SandboxApp().launchDevice(
      dataAt: file, startingAt: start, isRepeatable: isRepeatable, onFlowEvent: onFlowEvent)
  }

  /// The parser for the app's journeys.
  static var parser: JourneyParser { SandboxApp().parser }
}
