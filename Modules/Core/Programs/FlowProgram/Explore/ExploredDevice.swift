import FlowCommandLine
import FlowExplorer
import FlowHeadless
import FlowKit
import FlowStorage
import Foundation

/// A device in memory for the exploration of an app.
@MainActor
final class ExploredDevice {
  private let app: any HeadlessApp
  private let values: [Option: String]
  private let vocabulary: JourneyVocabulary
  private var device: Device
  private var clock: DeviceClock
  private var disk: MemoryDisk
  private var identifiers: DeviceIdentifiers
  private var homeName: String?
  private var launchProblem: String?
  private let storedText = StoredText()

  init(
    _ app: any HeadlessApp, values: [Option: String], vocabulary: JourneyVocabulary
  ) async throws(UsageError) {
    self.app = app
    self.values = values
    self.vocabulary = vocabulary
    disk = MemoryDisk()
    clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    identifiers = DeviceIdentifiers(counting: true)
    device = try await Self.launch(app, disk, clock, identifiers, values)
  }

  private static func launch(
    _ app: any HeadlessApp, _ disk: MemoryDisk, _ clock: DeviceClock, _ identifiers: DeviceIdentifiers,
    _ values: [Option: String]
  ) async throws(UsageError) -> Device {
    let context = DeviceContext(
      storage: .memory(disk), clock: clock, identifiers: identifiers, values: values)
    guard let executor = SingleThreadExecutor.current else { return try await app.launchDevice(on: context) }
    return try await app.launchDevice(on: context, waitForRest: { await executor.waitUntilIdle() })
  }

  private var world: (any ExplorableWorld)? { device.world as? any ExplorableWorld }
}

// MARK: - ExplorableApp

extension ExploredDevice: ExplorableApp {
  var host: any JourneyHost { device }
  var flows: FlowController? { device.flows }
  var defects: [String] { device.defects + [launchProblem].compactMap(\.self) }
  var heldReplyCount: Int { world?.heldReplyCount ?? 0 }
  var now: Int64 { Int64(clock.now.timeIntervalSince1970) }
  var numberedIdentifierPrefixes: [String] { world?.numberedIdentifierPrefixes ?? [] }
  var rules: [ExplorerRule] { world?.rules ?? [] }

  func reset() async { await launch(with: disk.emptyDisk(), at: DeviceClock.journeyStart, identifierCount: 0) }

  func makeCheckpoint() async -> (@MainActor () async -> Void)? {
    guard await world?.save() != false, let database = device.database else { return nil }
    await database.saveToDisk()
    let (disk, moment, count) = (disk.copy(), clock.now, identifiers.countSoFar)
    return { [weak self] in await self?.launch(with: disk.copy(), at: moment, identifierCount: count) }
  }

  private func launch(with disk: MemoryDisk, at moment: Date, identifierCount: UInt32) async {
    self.disk = disk
    clock = DeviceClock(startingAt: moment)
    identifiers = DeviceIdentifiers(counting: true, from: identifierCount)
    do throws(UsageError) {
      device = try await Self.launch(app, disk, clock, identifiers, values)
    } catch {
      // The former device stays, and the problem is reported as a defect.
      launchProblem = error.sentence
    }
    homeName = homeName ?? device.driver?.window.snapshot?.name
  }

  func worldActions() -> [ExplorerAction] {
    let screen = device.driver?.window.snapshot
    guard let world else { return vocabulary.links.prefix(4).map { ExplorerAction(.link, [.open($0)]) } }
    return world.actions(on: screen)
  }

  func samples(for field: FieldState) -> [FieldSample] {
    FieldSample.common(for: field, valid: vocabulary.mostFrequentInput(label: field.label, options: field.options))
  }

  var buttonsWithoutEffect: Set<String>? { world?.buttonsWithoutEffect }

  func isUserInput(_ label: String) -> Bool {
    world?.computedFields.contains(label) != true && world?.mayHaveLostInput != true
  }

  func prepareForRules() async { await world?.prepareForRules() }

  func durableState() async -> [String] { await (world?.durableState() ?? []) + storedTexts() }

  func appendHiddenState(to text: inout String) { world?.appendHiddenState(to: &text) }

  func isHome(_ screen: ScreenSnapshot) -> Bool { screen.name == homeName }

  /// Returns the rows of the app's tables, after a kill those on the disk; the documents, which change most often, last.
  private func storedTexts() async -> [String] {
    let tables = Array(app.schema.allTables.reversed())
    if let database = device.database { return await storedText.read(tables, in: database) }
    guard let database = try? await app.schema.open(.disk(disk.copy(), name: "app"), on: MainActor.shared) else {
      return [StoredText.unreadable]
    }
    let texts = await StoredText().read(tables, in: database)
    await database.close()
    return texts
  }
}
