import FlowCommandLine
import FlowExplorer
import FlowHeadless
import FlowKit
import FlowShell
import FlowStorage
import Foundation

/// A device in memory for the exploration of an app.
@MainActor
final class ExploredDevice {
  private let app: any HeadlessApp
  private let values: [Option: String]
  private let vocabulary: JourneyVocabulary
  private(set) var device: Device
  private var clock: DeviceClock
  private var disk: MemoryDisk
  private var identifiers: DeviceIdentifiers
  private var homeName: String?
  private var launchProblem: String?
  private let storedText = StoredText()
  /// What the rules have seen before the last action and after it.
  private(set) var previous = Observation()
  private(set) var latest = Observation()
  private lazy var ownRules = makeRules()
  /// The fields with which a feature has begun for the first time, by the feature and the way.
  var firstFields: [String: [(label: String, value: String)]] = [:]
  /// The stored rows other than documents, such as drafts.
  private(set) var records: [String] = []
  /// The names of the tables with rows, other than documents.
  private var storedKinds: [String] = []
  /// The entry of the running feature, as last noted, and the commitments when the last feature began.
  private var beginning: (entry: StoredEntry?, commitments: Commitments?) = (nil, nil)
  /// Its flow, since the next feature may have the same entry.
  private weak var runningFeature: FlowNode?
  private weak var notedShell: Shell?
  var confirmedAtBeginning: Set<String>? { beginning.commitments?.confirmed }
  /// Whether a feature has just begun again after its end, and how.
  var newBeginning = ""
  /// The features that have ended since the app was new, and those that were cancelled last.
  var endedKinds: Set<String> = []
  var cancelledKinds: Set<String> = []

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

  var world: (any ExplorableWorld)? { device.world as? any ExplorableWorld }
}

// MARK: - ExplorableApp

extension ExploredDevice: ExplorableApp {
  var host: any JourneyHost { device }
  var flows: FlowController? { device.flows }
  var defects: [String] { device.defects + [launchProblem].compactMap(\.self) }
  var heldReplyCount: Int { (world?.heldReplyCount ?? 0) + device.saveFaults.heldCount }
  var now: Int64 { Int64(clock.now.timeIntervalSince1970) }
  var numberedIdentifierPrefixes: [String] { world?.numberedIdentifierPrefixes ?? [] }
  var rules: [ExplorerRule] { ownRules + (world?.rules ?? []) }

  func reset() async {
    (endedKinds, cancelledKinds) = ([], [])
    beginning = (nil, nil)
    didMove()
    await launch(with: disk.emptyDisk(), at: DeviceClock.journeyStart, identifierCount: 0)
  }

  func makeCheckpoint() async -> (@MainActor () async -> Void)? {
    guard !device.saveFaults.isPending, device.saveFaults.heldCount == 0, await world?.save() != false,
      let database = device.database
    else { return nil }
    await database.saveToDisk()
    let (disk, moment, count) = (disk.copy(), clock.now, identifiers.countSoFar)
    let (endedKinds, cancelledKinds, beginning) = (endedKinds, cancelledKinds, beginning)
    return { [weak self] in
      self?.endedKinds = endedKinds
      self?.cancelledKinds = cancelledKinds
      self?.beginning = beginning
      self?.didMove()
      await self?.launch(with: disk.copy(), at: moment, identifierCount: count)
    }
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
    let saves = device.saveFaults.heldCount > 0 ? [ExplorerAction(.reply, [DevicePhrase.saveEnds.step])] : []
    let actions = world?.actions(on: screen) ?? []
    let links = actions.contains { $0.kind == .link } ? [] : vocabulary.links.prefix(4)
    return saves + links.map { ExplorerAction(.link, [.open($0)]) } + actions
  }

  func rareWorldActions() -> [ExplorerAction] {
    let screen = device.driver?.window.snapshot
    let saves = [DevicePhrase.saveFails, .saveIsUnknown, .saveIsHeld].map { ExplorerAction(.fault, [$0.step]) }
    return (device.saveFaults.isPending || device.saveFaults.heldCount > 0 ? [] : saves) + clockActions(on: screen)
      + (world?.rareActions(on: screen) ?? [])
  }

  func situationActions() -> [ExplorerAction] {
    guard !mayHaveLostInput, !device.saveFaults.isPending, device.saveFaults.heldCount == 0 else { return [] }
    return world?.situationActions(on: device.driver?.window.snapshot) ?? []
  }

  func samples(for field: FieldState) -> [FieldSample] {
    FieldSample.common(
      for: field, valid: vocabulary.mostFrequentInput(label: field.label, options: field.options),
      other: vocabulary.otherInput(label: field.label, options: field.options))
  }

  var buttonsWithoutEffect: Set<String>? { world?.buttonsWithoutEffect }

  var mustRestore: Bool {
    guard let screen = device.driver?.window.snapshot, isUndisturbed, world?.mayBeOutOfDate != true,
      // What was completed may be skipped.
      !device.isVisitedAgain,
      // What is pending is looked up by the next launch.
      latest.commitments?.situation.isEmpty != false
    else { return false }
    return latest.running != nil || isHome(screen) && latest.pending == nil
  }

  private var isUndisturbed: Bool {
    !mayHaveLostInput && !device.saveFaults.isPending && device.saveFaults.heldCount == 0
      && world?.isUndisturbed != false
  }

  var launchKey: String? {
    guard let screen = device.driver?.window.snapshot else { return nil }
    let place = "\(screen.stack) \(screen.isBusy) \(latest.pending == nil) \(newBeginning) \(situation)"
    if latest.commitments?.pending.isEmpty == false { return place }
    if latest.running != nil, device.isVisitedAgain, isUndisturbed { return place + " again" }
    guard mustRestore else { return nil }
    return latest.running != nil ? place : place + screen.lines.map(\.withoutNumbers).joined(separator: ";")
  }

  var placeAfterConfirmation: String? {
    guard let commitments = latest.commitments, !mayHaveLostInput, heldReplyCount == 0,
      let screen = device.driver?.window.snapshot,
      !commitments.situation.isEmpty || latest.running != nil && commitments != beginning.commitments
    else { return nil }
    return "\(screen.name) \(commitments.situation) \(isResumedWithPending) \(world?.situation ?? "")"
  }

  var placeOfEdit: String? {
    guard let screen = device.driver?.window.snapshot, latest.running != nil, isUndisturbed else { return nil }
    return "\(screen.stack) \(device.isVisitedAgain)"
  }

  var confirmingButtons: Set<String> { world?.confirmingButtons ?? [] }

  var unrestoredScreens: Set<String>? { world?.unrestoredScreens }

  var extendingButtons: Set<String> { world?.extendingButtons ?? [] }

  var situation: String {
    (latest.commitments?.situation ?? "") + (isResumedWithPending ? "resumed" : "") + (world?.situation ?? "")
      + storedKinds.joined(separator: ",")
  }

  /// Whether a launch has led back to something that is pending: it was looked up by the launch.
  private var isResumedWithPending: Bool {
    guard latest.commitments?.pending.isEmpty == false, let running = latest.running else { return false }
    return device.shell?.isResumed(running) == true
  }

  var computedFields: Set<String> { world?.computedFields ?? [] }

  // A kill loses what is held.
  var mayHaveLostInput: Bool { device.mayHaveLostInput || device.saveFaults.heldCount > 0 }

  var repeatableButtons: Set<String> { world?.repeatableButtons ?? [] }

  func didMove() { newBeginning = "" }

  func didRepeat(_ action: ExplorerAction) async {
    noteInput(action)
    guard hasChanged(device.shell?.storedEntries.running) else { return }
    await world?.prepareForRules()
    noteBeginning(of: device.shell?.storedEntries.running)
  }

  /// Returns whether another feature is running than the one whose beginning was noted.
  private func hasChanged(_ entry: StoredEntry?) -> Bool {
    if entry != beginning.entry { return true }
    guard entry != nil, let shell = device.shell else { return false }
    let feature = shell.runningFeatures.first
    // A launch continues the feature.
    if shell !== notedShell { (notedShell, runningFeature) = (shell, feature) }
    return feature !== runningFeature
  }

  private func noteBeginning(of entry: StoredEntry?) {
    guard hasChanged(entry) else { return }
    (notedShell, runningFeature) = (device.shell, device.shell?.runningFeatures.first)
    if let ended = beginning.entry?.kind, let result = device.lastResult { noteEnd(of: ended, result) }
    beginning = (entry, entry == nil ? beginning.commitments : world?.commitments)
  }

  func prepareForRules() async {
    await world?.prepareForRules()
    previous = latest
    latest = observe()
    latest.unsavedDocuments = await device.database?.unsavedDocuments ?? []
    noteBeginning(of: latest.running)
    if previous.running == nil, latest.running != nil { _ = await storedTexts() }
  }

  func durableState() async -> [String] {
    let unsaved = latest.unsavedDocuments.joined(separator: ";")
    return await (world?.durableState() ?? []) + [device.saveFaults.digestText, unsaved] + storedTexts()
  }

  func appendHiddenState(to text: inout String) {
    world?.appendHiddenState(to: &text)
    if let shell = device.shell { text += shell.toldFailure + shell.replacedNoticeText }
    if device.mayHaveLostInput { text += "lost" }
  }

  func isHome(_ screen: ScreenSnapshot) -> Bool { screen.name == homeName }

  /// Returns the rows of the app's tables, after a kill those on the disk; the documents, which change most often, last.
  private func storedTexts() async -> [String] {
    let tables = Array(app.schema.allTables.reversed())
    if let database = device.database {
      let texts = await storedText.read(tables, in: database)
      let own = zip(tables, texts).filter { $0.0.name != "document" }
      records = own.map(\.1)
      storedKinds = own.filter { !$0.1.isEmpty }.map(\.0.name)
      return texts
    }
    guard let database = try? await app.schema.open(.disk(disk.copy(), name: "app"), on: MainActor.shared) else {
      return [StoredText.unreadable]
    }
    let texts = await StoredText().read(tables, in: database)
    await database.close()
    return texts
  }
}
