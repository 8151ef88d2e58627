import Database
import Foundation
import SandboxBank

extension Device {
  /// A device on which the app runs.
  /// - Parameters:
  ///   - ratesFile: the reference rates of the bank; without one, those that it brings along.
  ///   - isRepeatable: whether all is to be the same the next time, identifiers too.
  /// - Throws: why the app cannot be launched, as a sentence.
  static func launched(
    dataAt file: URL, startingAt start: Date?, ratesFile: String? = nil, isRepeatable: Bool = false,
    tell: @escaping @MainActor (FlowNews) -> Void
  ) async throws(UsageError) -> Device {
    do {
      let rates = try ratesFile.map { try ReferenceRates(contentsOf: URL(filePath: $0)) } ?? .bundled()
      let device = try await Device(
        dataAt: file, clock: try DeviceClock(startingAt: start),
        identifiers: DeviceIdentifiers(counting: isRepeatable), rates: rates, tell: tell)
      try await device.launch()
      return device
    } catch let error as DatabaseError {
      throw .data("\(file.path(percentEncoded: false)): \(error.sentence)")
    } catch let error as LostData {
      throw .data(error.sentence)
    } catch let error as RatesFileError {
      throw .data("\(ratesFile ?? "The bank's rates"): \(error.sentence)")
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}
