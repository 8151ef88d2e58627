import Database
import Foundation
import HeadlessUI

/// The device in the person's hand: it has a clock and a disk, and the app runs on it or not.
@MainActor
final class Device {
  /// Reads what a journey may ask of the device.
  static let parser = JourneyParser(appPhrases: [])

  private let file: URL
  private let clock: DeviceClock
  private let tell: @MainActor (FlowNews) -> Void
  private var app: RunningApp?
  private var formerDefects: [String] = []

  /// A device on which the app is not running yet.
  /// - Parameters:
  ///   - file: where the app keeps its data.
  ///   - tell: hears of everything that happens to a flow.
  init(dataAt file: URL, clock: DeviceClock, tell: @escaping @MainActor (FlowNews) -> Void = { _ in }) {
    self.file = file
    self.clock = clock
    self.tell = tell
  }

  /// What the app did that it must not do, since the device was made.
  var defects: [String] { formerDefects + (app?.watch.defects ?? []) }

  /// Starts the app.
  /// - Throws: `DatabaseError` when its data cannot be used.
  func launch() async throws {
    app = try await RunningApp(dataAt: file, clock: clock, tell: tell)
  }

  /// Leaves the app in good order, if it runs.
  func leave() async {
    await app?.leave()
    putAway()
  }

  private func launchAgain() async {
    do {
      try await launch()
    } catch {
      formerDefects.append("The app does not start: \((error as? DatabaseError)?.sentence ?? "\(error)")")
    }
  }

  private func putAway() {
    formerDefects = defects
    app = nil
  }
}

// MARK: - JourneyHost

extension Device: JourneyHost {
  var driver: HeadlessDriver? { app?.driver }

  var lastResult: String? { app?.watch.lastResult }

  /// A link starts the app where it is not running.
  func open(_ link: String) async {
    if app == nil { await launchAgain() }
    app?.open(link)
  }

  func advanceClock(by duration: Duration) async {
    clock.advance(by: duration)
  }

  func relaunch() async {
    await leave()
    await launchAgain()
  }

  func kill() async {
    await app?.kill()
    putAway()
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    throw JourneyRefusal("The app does not know how to “\(phrase)”.")
  }
}
