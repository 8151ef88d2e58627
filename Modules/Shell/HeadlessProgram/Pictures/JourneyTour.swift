import Foundation
import HeadlessUI
import Pictures
import SimulatedDevice

/// Plays journeys step by step for an observer, each on its own device.
@MainActor
struct JourneyTour {
  let app: any HeadlessApp
  let arguments: Arguments
  /// The folder for the devices' data.
  let folder: TemporaryFolder

  /// Plays a journey, and calls `look` with each played line and the screens before and after it.
  /// - Throws: The reason why the journey cannot be played to its end.
  func play(
    _ journey: Journey, named name: String, begin: (Sight?) -> Void,
    look: (_ before: Sight?, Journey.Line, _ after: Sight?) -> Void
  ) async throws(UsageError) {
    let device = try await app.launchDevice(
      dataAt: folder.file("\(UUID()).sqlite"), startingAt: arguments.now ?? DeviceClock.journeyStart,
      values: arguments.own, isRepeatable: true)
    let player = JourneyPlayer(host: device)
    begin(device.sight)
    for line in journey.lines {
      let before = device.sight
      if case .step(let step) = line.content {
        do throws(JourneyTrouble) {
          try await player.play(step)
        } catch {
          throw .journeyFailed(name, line: line.number, error)
        }
      }
      look(before, line, device.sight)
    }
    await device.leave()
  }
}

extension Device {
  /// The current sight; nil while the app is not running.
  fileprivate var sight: Sight? {
    guard let window = headlessWindow, let flows else { return nil }
    return Sight(window, of: flows)
  }
}
