package import FlowCommandLine
import FlowKit
import FlowScreens
import FlowStorage
package import Foundation

extension HeadlessApp {
  /// Launches the app on a new device.
  /// - Parameters:
  ///   - file: The location of the app's data.
  ///   - start: The time at which the device's clock stands still; if nil, it is the system clock.
  ///   - language: The name of the language that the person reads; by default the developers'.
  ///   - values: The values of the app's own options.
  ///   - isRepeatable: Whether each run is the same, including identifiers.
  ///   - onFlowEvent: Called with each event of a flow.
  /// - Throws: The reason why the app cannot be launched, as a sentence.
  package func launchDevice(
    dataAt file: URL, startingAt start: Date?, language: String? = nil, values: [Option: String] = [:],
    isRepeatable: Bool = false,
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil
  ) async throws(UsageError) -> Device {
    let context = DeviceContext(
      storage: .file(file), clock: DeviceClock(startingAt: start),
      identifiers: DeviceIdentifiers(counting: isRepeatable), language: try self.language(named: language),
      values: values)
    return try await launchDevice(on: context, onFlowEvent: onFlowEvent)
  }

  /// Launches the app on a new device.
  /// - Parameter waitForRest: Waits until nothing happens in the app by itself; if nil, the device waits until its flows are idle.
  func launchDevice(
    on context: DeviceContext, onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil,
    waitForRest: (@MainActor () async -> Void)? = nil
  ) async throws(UsageError) -> Device {
    do {
      if case .file(let file) = context.storage { try SQLiteDatabase.refuseUnlessFile(file) }
      let device = Device(
        dataIn: context.storage, clock: context.clock, world: try await makeWorld(on: context),
        language: context.language, makeWindow: makeWindow,
        onFlowEvent: onFlowEvent,
        waitForRest: waitForRest)
      try await device.launch()
      return device
    } catch let error as UsageError {
      throw error
    } catch let error as DatabaseError {
      throw .database(context.name, error)
    } catch let error as any ReadableError {
      throw .data(error.sentence.developerForm)
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}

extension DeviceContext {
  fileprivate var name: String {
    switch storage {
    case .file(let file): file.path(percentEncoded: false)
    case .memory: "The data in memory"
    }
  }
}
