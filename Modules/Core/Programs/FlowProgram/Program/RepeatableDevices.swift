import FlowExplorer
import FlowHeadless
import FlowStorage
import Foundation

/// Makes devices that begin alike: in memory if all tasks run on one thread, else with files.
@MainActor
final class RepeatableDevices {
  private let app: any HeadlessApp
  private let arguments: Arguments
  /// The folder for the data of devices with files.
  private let folder: TemporaryFolder
  /// The disk that makes the disks of the devices in memory.
  private let disk = MemoryDisk()
  private var count = 0

  init(app: any HeadlessApp, arguments: Arguments, folder: TemporaryFolder) {
    self.app = app
    self.arguments = arguments
    self.folder = folder
  }

  /// Launches the app on a new device.
  func make(
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil,
    onShare: @escaping @MainActor (String) -> Void = { _ in }
  ) async throws(UsageError) -> Device {
    let start = arguments.now ?? DeviceClock.journeyStart
    if let executor = SingleThreadExecutor.current {
      return try await app.launchDevice(
        on: DeviceContext(
          storage: .memory(disk.emptyDisk()), clock: DeviceClock(startingAt: start),
          identifiers: DeviceIdentifiers(counting: true),
          language: try app.language(named: arguments.language, region: arguments.region),
          values: arguments.appOptionValues, onFlowEvent: onFlowEvent,
          waitForRest: { _ in await executor.waitUntilIdle() }, onShare: onShare))
    }
    count += 1
    return try await app.launchDevice(
      dataAt: folder.file("\(count).sqlite"), startingAt: start, language: arguments.language,
      region: arguments.region, values: arguments.appOptionValues, isRepeatable: true, onFlowEvent: onFlowEvent,
      onShare: onShare)
  }

  /// Launches the app for a session that can be repeated.
  func makeHost(
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil,
    onShare: @escaping @MainActor (String) -> Void
  ) async throws(UsageError) -> SessionHost {
    let device = try await make(onFlowEvent: onFlowEvent, onShare: onShare)
    return SessionHost(device, title: arguments.titleOfJourney, beginning: arguments.stepsOfBeginning) {
      purpose throws(UsageError) in
      switch purpose {
      case .session: try await self.make(onFlowEvent: onFlowEvent, onShare: onShare)
      case .trial: try await self.make()
      }
    }
  }
}

extension Arguments {
  /// The title of the journey of a session.
  var titleOfJourney: String {
    now.map { "A session, to be played with --now \($0.formatted(.iso8601))" } ?? "A session"
  }

  /// The settings with which a session begins, as steps.
  var stepsOfBeginning: [JourneyStep] {
    [region.map { .region($0) }, language.map { .language($0) }].compactMap(\.self)
  }
}
