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
    let site = DeviceSite(
      storage: .file(file), clock: DeviceClock(startingAt: start),
      identifiers: DeviceIdentifiers(counting: isRepeatable), values: values)
    return try await launchDevice(on: site, tell: tell)
  }

  /// A device on which the app runs.
  /// - Parameter rest: Returns when the app can go on no further by itself; without it, when its flows are idle.
  func launchDevice(
    on site: DeviceSite, tell: (@MainActor (FlowNews) -> Void)? = nil, rest: (@MainActor () async -> Void)? = nil
  ) async throws(UsageError) -> Device {
    do {
      if case .file(let file) = site.storage { try SQLiteDatabase.refuseUnlessFile(file) }
      let device = Device(
        dataIn: site.storage, clock: site.clock, world: try await makeWorld(on: site), makeWindow: makeWindow,
        tell: tell,
        rest: rest)
      try await device.launch()
      return device
    } catch let error as UsageError {
      throw error
    } catch let error as DatabaseError {
      throw .database(site.name, error)
    } catch let error as any ReadableError {
      throw .data(error.sentence)
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}

extension DeviceSite {
  fileprivate var name: String {
    switch storage {
    case .file(let file): file.path(percentEncoded: false)
    case .memory: "The data in memory"
    }
  }
}
