import Database
public import Foundation
public import SimulatedDevice
import Validation

extension HeadlessApp {
  /// A device on which the app runs.
  /// - Parameters:
  ///   - file: Where the app keeps its data.
  ///   - start: When the device's clock stands still; without one it is the system's.
  ///   - values: The values of the app's own options.
  ///   - isRepeatable: Whether all is to be the same the next time, identifiers too.
  ///   - tell: Hears of everything that happens to a flow.
  /// - Throws: Why the app cannot be launched, as a sentence.
  public func launchDevice(
    dataAt file: URL, startingAt start: Date?, values: [Option: String] = [:], isRepeatable: Bool = false,
    tell: (@MainActor (FlowNews) -> Void)? = nil
  ) async throws(UsageError) -> Device {
    do {
      try SQLiteDatabase.refuseUnlessFile(file)
      let clock = DeviceClock(startingAt: start)
      let site = DeviceSite(
        file: file, clock: clock, identifiers: DeviceIdentifiers(counting: isRepeatable), values: values)
      let device = Device(
        dataAt: file, clock: clock, world: try await makeWorld(on: site), makeWindow: makeWindow, tell: tell)
      try await device.launch()
      return device
    } catch let error as UsageError {
      throw error
    } catch let error as DatabaseError {
      throw .data("\(file.path(percentEncoded: false)): \(error.sentence)")
    } catch let error as any ReadableError {
      throw .data(error.sentence)
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}
