import FlowHeadless
import FlowProgram
import Foundation

@testable import App

extension Device {
  /// A device with the app.
  static func launched(
    dataAt file: URL, startingAt start: Date?, isRepeatable: Bool = false,
    onFlowEvent: @escaping @MainActor (FlowEventDescription) -> Void = { _ in }
  ) async throws(UsageError) -> Device {
    try await SandboxApp().launchDevice(
      dataAt: file, startingAt: start, isRepeatable: isRepeatable, onFlowEvent: onFlowEvent)
  }

  /// Reads what a journey may ask of it.
  static var parser: JourneyParser { SandboxApp().parser }
}
