import FlowHeadless
import FlowPictures
import FlowShell
import Foundation

/// Plays journeys step by step for an observer, each on its own device.
@MainActor
struct ObservedJourneyPlayer {
  let app: any HeadlessApp
  let arguments: Arguments
  /// The folder for the devices' data.
  let folder: TemporaryFolder

  /// Plays a journey, and calls `observe` with each played line and the screens before and after it.
  /// - Throws: The reason why the journey cannot be played to its end.
  func play(
    _ journey: Journey, named name: String, begin: (ScreenCapture?) -> Void,
    observe: (_ before: ScreenCapture?, Journey.Line, _ after: ScreenCapture?) -> Void
  ) async throws(UsageError) {
    let device = try await app.launchDevice(
      dataAt: folder.file("\(UUID()).sqlite"), startingAt: arguments.now ?? DeviceClock.journeyStart,
      language: arguments.language, region: arguments.region, values: arguments.appOptionValues, isRepeatable: true)
    let player = JourneyPlayer(host: device)
    begin(device.capture)
    for line in journey.lines {
      let before = device.capture
      if case .step(let step) = line.content {
        do throws(StepError) {
          try await player.play(step)
        } catch {
          throw .journeyFailed(StepPlace(of: line, in: name), error)
        }
      }
      observe(before, line, device.capture)
    }
    await device.quit()
  }
}

extension Device {
  /// A capture of the visible screen; nil while the app is not running, or was left by the person.
  fileprivate var capture: ScreenCapture? {
    guard !isAppLeft, let window = headlessWindow, let flows = cover?.top == nil ? flows : cover?.flows else {
      return nil
    }
    return ScreenCapture(window, of: flows)
  }
}
