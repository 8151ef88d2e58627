import FlowCommandLine
package import FlowExplorer
import FlowFaults
package import FlowHeadless
package import FlowKit
import FlowShell
import FlowStorage
import Foundation

/// A device in memory for the exploration of an app.
@MainActor
package final class ExploredDevice {
  private let app: any HeadlessApp
  private let values: [Option: String]
  private let vocabulary: JourneyVocabulary
  private let language: String?
  /// Waits for rest on Swift's own threads; if nil, until the flows are idle.
  private let waitForRest: DeviceContext.WaitForRest?
  package private(set) var device: Device
  private var clock: DeviceClock
  private var disk: MemoryDisk
  private var identifiers: DeviceIdentifiers
  private var homeScreen: String?
  private var launchProblem: String?
  private let storedText = StoredText()
  private let shared: SharedTexts
  /// The last inspection.
  private(set) var latest = AppInspection()
  private let follower = FeatureFollower()
  /// The first links of the journeys.
  private lazy var vocabularyLinks = vocabulary.links.prefix(4).map { ExplorerAction(.link, [.open($0)]) }
  /// The names of the tables with rows, other than documents.
  private var filledTables = ""

  /// Launches the app on a new device in a language; by default the developers'.
  ///
  /// A launch whose reply is held comes to rest also on Swift's own threads.
  package convenience init(_ app: any HeadlessApp, language: String?) async throws(UsageError) {
    try await self.init(
      app, values: [:], vocabulary: JourneyVocabulary([]), language: language,
      waitForRest: { _ in await IdleProbe.takeTurns() })
  }

  init(
    _ app: any HeadlessApp, values: [Option: String], vocabulary: JourneyVocabulary, language: String? = nil,
    waitForRest: DeviceContext.WaitForRest? = nil
  ) async throws(UsageError) {
    self.app = app
    self.values = values
    self.vocabulary = vocabulary
    self.language = language
    self.waitForRest = waitForRest
    shared = SharedTexts()
    disk = MemoryDisk()
    clock = DeviceClock(startingAt: DeviceClock.journeyStart)
    identifiers = DeviceIdentifiers(counting: true)
    device = try await Self.launch(app, disk, clock, identifiers, values, language, shared, waitForRest)
  }

  private static func launch(
    _ app: any HeadlessApp, _ disk: MemoryDisk, _ clock: DeviceClock, _ identifiers: DeviceIdentifiers,
    _ values: [Option: String], _ language: String?, _ shared: SharedTexts,
    _ waitOnThreads: DeviceContext.WaitForRest?
  ) async throws(UsageError) -> Device {
    var waitForRest = waitOnThreads
    if let executor = SingleThreadExecutor.current { waitForRest = { _ in await executor.waitUntilIdle() } }
    return try await app.launchDevice(
      on: DeviceContext(
        storage: .memory(disk), clock: clock, identifiers: identifiers,
        language: try app.language(named: language, region: nil), values: values, waitForRest: waitForRest,
        onShare: { shared.texts.append($0) }))
  }

  private var world: (any ExplorableWorld)? { device.world as? any ExplorableWorld }
}

// MARK: - AppDriver

extension ExploredDevice: AppDriver {
  package var host: any JourneyHost { device }
  package var flows: FlowController? { device.flows }

  package var otherWindows: [HeadlessWindow] { device.otherWindows }

  package var isCoverAtWork: Bool { device.cover?.flows.isAtWork == true }

  package var waitsForEvent: Bool { device.waitsForEvent }

  package var rules: [ExplorerRule] {
    ExplorerRule.shell(hasCommitments: latest.world.commitments != nil)
      + (device.cover == nil ? [] : ExplorerRule.cover + ExplorerRule.session(isKnown: latest.world.session != nil))
      + (world?.rules ?? [])
  }

  package func reset() async {
    follower.reset()
    await launch(with: disk.emptyDisk(), at: DeviceClock.journeyStart, identifierCount: 0)
  }

  package func makeCheckpoint() async -> (@MainActor () async -> Void)? {
    guard !device.saveFaults.isPending, device.saveFaults.heldCount == 0, device.storedSecrets.isReadable,
      !device.storedSecrets.isLate, device.biometrics.isRecognizing, !device.isAppLeft,
      device.services.allSatisfy({ $0.status.hasNoFaults }), await canBeSaved,
      let database = device.database
    else { return nil }
    await database.saveToDisk()
    let (disk, moment, count, history) = (disk.copy(), clock.now, identifiers.countSoFar, follower.history)
    return { [weak self] in
      self?.follower.reset(to: history)
      await self?.launch(with: disk.copy(), at: moment, identifierCount: count)
    }
  }

  /// Whether a launch from the device's disk has the whole state of the world; nobody knows that of services in a world that
  /// cannot be explored.
  private var canBeSaved: Bool {
    get async { await world?.saveState() ?? device.services.isEmpty }
  }

  private func launch(with disk: MemoryDisk, at moment: Date, identifierCount: UInt32) async {
    self.disk = disk
    clock = DeviceClock(startingAt: moment)
    identifiers = DeviceIdentifiers(counting: true, from: identifierCount)
    do throws(UsageError) {
      device = try await Self.launch(app, disk, clock, identifiers, values, language, shared, waitForRest)
    } catch {
      // The former device stays, and the problem is reported as a defect.
      launchProblem = error.sentence
    }
    homeScreen = homeScreen ?? device.driver?.window.snapshot?.name
  }

  package func worldActions(on occasion: ExplorerOccasion) -> [ExplorerAction] {
    if device.isAppLeft { return occasion == .everyState ? returnActions : [] }
    let withOwnPlan = world?.servicesWithOwnPlan ?? []
    let planned = device.services.filter { !withOwnPlan.contains(type(of: $0).word) }.map { ServicePlan(for: $0) }
    let actions = (world?.actions(on: latest.screen, occasion) ?? []) + planned.flatMap { $0.actions(on: occasion) }
    let disk = latest.disk
    switch occasion {
    case .everyState:
      let saves = disk.heldSaveCount > 0 ? [ExplorerAction(.reply, [DevicePhrase.saveEnds.step])] : []
      let links = actions.contains { $0.kind == .link } ? [] : vocabularyLinks
      let unlocks =
        device.storedSecrets.isReadable ? [] : [ExplorerAction(.fault, [DevicePhrase.secretsAreReadable.step])]
      return saves + unlocks + links + actions
    case .newSituation:
      return disk.mayHaveLostInput || disk.isFaultPlanned ? [] : actions + leaveActions
    case .newSession:
      return disk.mayHaveLostInput || disk.isFaultPlanned ? [] : actions + (isAtBottom ? secretActions : [])
    case .newScreen:
      let faults = [DevicePhrase.saveFails, .saveIsUnknown, .saveIsHeld].map { ExplorerAction(.fault, [$0.step]) }
      return (disk.isFaultPlanned || disk.heldSaveCount > 0 ? [] : faults) + clockActions + actions
    }
  }

  /// Leaving the app, with a session up to the lock, and a launch before the first unlock of the device.
  private var leaveActions: [ExplorerAction] {
    guard device.cover != nil else { return [] }
    let leave = DevicePhrase.leaveApp.step
    let hasSession = latest.shell?.session.map { $0.status != .none } ?? false
    let isLocking = hasSession && device.biometrics.isRecognizing
    let early = secretActions.prefix(1)
    return ([[leave]] + (isLocking ? [[leave] + lateReturn] : [])).map { ExplorerAction(.fault, $0) } + early
  }

  /// Launches that find the secret locked, or damaged.
  private var secretActions: [ExplorerAction] {
    guard device.cover != nil, device.storedSecrets.isReadable,
      [.valid, .expired].contains(latest.shell?.session?.status)
    else { return [] }
    return [DevicePhrase.secretsAreUnreadable, .secretsAreDamaged].map {
      ExplorerAction(.fault, [$0.step, .kill, .relaunch])
    }
  }

  /// Whether home is visible, or a cover with a single screen, such as the lock.
  private var isAtBottom: Bool { latest.screen?.stack.entries.count == 1 }

  /// Coming back at once, and later.
  private var returnActions: [ExplorerAction] {
    let steps = [[DevicePhrase.comeBack.step]] + (device.biometrics.isRecognizing ? [lateReturn] : [])
    return steps.map { ExplorerAction(.fault, $0) }
  }

  /// The app may have locked itself by then, and the device does not recognize the person.
  private var lateReturn: [JourneyStep] {
    [DevicePhrase.personIsNotRecognized.step, .clock(.seconds(3600)), DevicePhrase.comeBack.step]
  }

  /// The steps of the clock to the second before the deadlines on the screen, and to these.
  private var clockActions: [ExplorerAction] {
    let waits = latest.world.deadlines.map { $0 - latest.now }.filter { $0 > 0 }
    return waits.flatMap { [$0 - 1, $0] }.filter { $0 > 0 }.map { ExplorerAction(.clock, [.clock(.seconds($0))]) }
  }

  package func samples(for field: FieldState) -> [FieldSample] {
    // Also one that the field shows, such as a one-time code.
    let secrets = vocabulary.secretNames(label: field.label).filter { device.secrets[$0] != nil }
    if !secrets.isEmpty { return FieldSample.secrets(secrets) }
    return FieldSample.common(
      for: field, valid: vocabulary.mostFrequentInput(label: field.label, options: field.options),
      other: vocabulary.otherInput(label: field.label, options: field.options))
  }
}

// MARK: - Inspection

extension ExploredDevice {
  package func inspect(after action: ExplorerAction?) async -> AppInspection {
    var next = AppInspection()
    next.screen = device.driver?.window.snapshot
    next.appWindow = InspectedWindow(device.appWindow, device.flows)
    next.cover = inspectCover()
    next.isLeft = device.isAppLeft
    next.defects = device.defects + [launchProblem].compactMap(\.self)
    next.now = Int64(clock.now.timeIntervalSince1970)
    next.homeScreen = homeScreen
    next.world = await world?.inspect(on: next.screen) ?? WorldInspection()
    next.world.heldReplyCount = device.world.heldReplyCount
    next.world.add(device.services.map(\.status))
    if !device.biometrics.isRecognizing || !device.storedSecrets.isReadable || device.storedSecrets.isLate {
      next.world.hasNoFaults = false
    }
    next.sharedTextCount = shared.texts.count
    next.shell = device.shell?.inspection
    (next.lastResult, next.wasCancelled) = (device.lastResult, device.wasCancelled)
    next.disk = await inspectDisk()
    next.tables = await storedTables()
    follower.follow(next.shell?.running?.stored, in: device, next.world.commitments)
    follower.recordRestart(from: latest.shell, to: next.shell, on: next.screen, after: action)
    await follower.recordForgetting(in: device.database)
    follower.recordOwner(by: next.shell?.session)
    next.history = follower.history
    next.search = searchContext(of: next, after: action)
    latest = next
    return next
  }

  package func didRepeat(_ action: ExplorerAction) async {
    let shell = device.shell?.inspection
    let running = shell?.running?.stored
    follower.recordInput(action, isRunning: running != nil)
    follower.recordOwner(by: shell?.session)
    await follower.recordForgetting(in: device.database)
    guard follower.hasChanged(running, in: device.shell) else { return }
    follower.follow(running, in: device, await world?.inspect(on: nil).commitments)
  }

  private func inspectCover() -> InspectedWindow? {
    guard let cover = device.cover, cover.top != nil else { return nil }
    return InspectedWindow(device.headlessWindow, cover.flows)
  }

  private func inspectDisk() async -> DiskInspection {
    var inspection = DiskInspection()
    inspection.isFaultPlanned = device.saveFaults.isPending
    inspection.hasFailed = device.mayHaveLostInput
    inspection.heldSaveCount = device.saveFaults.heldCount
    inspection.secretCount = device.storedSecrets.isReadable ? device.storedSecrets.count : nil
    inspection.secretsReplacedByOlder = device.storedSecrets.replacedByOlderCount
    inspection.unsavedDocuments = await device.database?.unsavedDocuments ?? []
    inspection.faults = [
      device.saveFaults.digestText, device.storedSecrets.digestText, device.biometrics.digestText,
    ].joined(separator: ";")
    return inspection
  }

  /// Returns the rows of the app's tables, after a kill those on the disk; the documents, which change most often, last.
  private func storedTables() async -> [(name: String, rows: String)] {
    let tables = Array(app.schema.allTables.reversed())
    if let database = device.database {
      let read = zip(tables.map(\.name), await storedText.read(tables, in: database)).map { (name: $0, rows: $1) }
      filledTables = read.filter { $0.name != "document" && !$0.rows.isEmpty }.map(\.name).joined(separator: ",")
      return read
    }
    guard let database = try? await app.schema.open(.disk(disk.copy(), name: "app"), on: MainActor.shared) else {
      return [("", StoredText.unreadable)]
    }
    let texts = await StoredText().read(tables, in: database)
    await database.close()
    return zip(tables.map(\.name), texts).map { ($0, $1) }
  }

  private func searchContext(of inspection: AppInspection, after action: ExplorerAction?) -> SearchContext {
    var context = SearchContext()
    let (shell, world) = (inspection.shell, inspection.world)
    let open = world.commitments?.situation ?? ""
    let hasUnresolved = world.commitments?.unresolved.isEmpty == false
    // A launch that has led back to a pending action has looked it up.
    let isResumed = hasUnresolved && shell?.running?.isResumed == true
    context.situation = open + (isResumed ? "resumed" : "") + world.searchContext + filledTables
    if let session = shell?.session {
      context.situation += session.status.rawValue + (session.isLocked ? " locked" : "")
    }
    // What a launch restores is below the cover.
    guard let screen = inspection.screen, inspection.cover == nil else { return context }
    let isRunning = shell?.running != nil
    context.mustRestore =
      inspection.hasNoFaults && !world.mayShowStaleFault
      // A completed feature may be skipped, and the next launch looks pending actions up.
      && !device.isVisitedAgain && open.isEmpty && (isRunning || inspection.isHome && shell?.pending == nil)
    context.launchDeduplicationKey = launchKey(of: inspection, on: screen, hasUnresolved, context)
    if let commitments = world.commitments, !inspection.disk.mayHaveLostInput, inspection.heldReplyCount == 0,
      !open.isEmpty || isRunning && commitments != inspection.history.commitmentsAtStart
    {
      let start = inspection.history.commitmentsAtStart
      let isRefused = commitments.acknowledged.count > start?.acknowledged.count ?? 0
      context.confirmationDeduplicationKey =
        "\(screen.name) \(open) \(isResumed) \(isRefused) \(world.searchContext)"
    }
    if action?.isEdit == true, isRunning, inspection.hasNoFaults {
      context.editDeduplicationKey = "\(screen.stack) \(device.isVisitedAgain)"
    }
    return context
  }

  private func launchKey(
    of inspection: AppInspection, on screen: ScreenSnapshot, _ hasUnresolved: Bool, _ context: SearchContext
  ) -> String? {
    let shell = inspection.shell
    let isVisitedAgain = shell?.running != nil && device.isVisitedAgain && inspection.hasNoFaults
    guard hasUnresolved || isVisitedAgain || context.mustRestore else { return nil }
    let place =
      "\(screen.stack) \(screen.isBusy) \(shell?.pending == nil) \(inspection.history.restart) \(context.situation)"
    if hasUnresolved { return place }
    if isVisitedAgain { return place + " again" }
    return shell?.running != nil ? place : place + screen.lines.map(\.withoutNumbers).joined(separator: ";")
  }
}
