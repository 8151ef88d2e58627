import Database
import Foundation

extension Device {
  /// A device on which the app runs.
  /// - Throws: why the app cannot be launched, as a sentence.
  static func launched(
    dataAt file: URL, startingAt start: Date?, tell: @escaping @MainActor (FlowNews) -> Void
  ) async throws(UsageError) -> Device {
    do {
      let device = Device(dataAt: file, clock: try DeviceClock(startingAt: start), tell: tell)
      try await device.launch()
      return device
    } catch let error as DatabaseError {
      throw .data("\(file.path(percentEncoded: false)): \(error.sentence)")
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}
