package import FlowCommandLine
import FlowExplorer
package import FlowFaults
public import FlowHeadless
package import FlowKit
import FlowScreens
package import FlowShell
package import FlowStorage
package import Foundation

/// A simulated device with a clock, a disk and one app; the world around it continues when the app ends.
@MainActor
package final class Device {
  private let context: DeviceContext
  package let world: any DeviceWorld
  private let makeWindow: DeviceWindow.Factory
  private var app: RunningApp?
  private var formerDefects: [String] = []
  /// The faults of this launch's disk.
  private(set) var saveFaults = SaveFaults()
  /// Whether the disk has failed in this launch, or had failed or was slow at the end of the one before.
  var mayHaveLostInput: Bool { saveFaults.hasFailed || hadSaveFault }
  private var hadSaveFault = false
  /// Whether the disk had failed or was slow when the app ended.
  private var mayHaveLostAtEnd = false

  /// Creates a device; the app is not running yet.
  /// - Parameters:
  ///   - context: Its parts, which the world uses, too.
  ///   - world: The world around the app.
  ///   - makeWindow: Makes the window for each launch of the app.
  package init(
    on context: DeviceContext, world: any DeviceWorld,
    makeWindow: @escaping DeviceWindow.Factory = DeviceWindow.headless
  ) {
    self.context = context
    self.world = world
    self.makeWindow = makeWindow
  }

  /// The defects of the app on this device, as sentences.
  package var defects: [String] { formerDefects + (app?.defects ?? []) }

  /// Whether the person has come back to a flow that had a result.
  var isVisitedAgain: Bool { app?.flowObserver.isVisitedAgain ?? false }

  var clock: DeviceClock { context.clock }

  var language: DeviceLanguage { context.language }

  /// The values of the app's own options.
  var values: [Option: String] { context.values }

  /// Whether no fault is planned or in force around the app.
  var isUndisturbed: Bool {
    services.allSatisfy { $0.status.hasNoFaults } && !saveFaults.isPending && saveFaults.heldCount == 0
      && storedSecrets.isReadable && !storedSecrets.isLate && biometrics.isRecognizing
  }

  /// The simulated services of its world.
  package var services: [any SimulatedService] { context.services.all }

  /// The number of replies that its world and the services in it hold back.
  var heldReplyCount: Int { services.reduce(world.heldReplyCount) { $0 + $1.status.heldCalls.count } }

  /// Whether work waits for an event of a journey.
  package var waitsForEvent: Bool {
    heldReplyCount > 0 || saveFaults.heldCount > 0 || appWindow?.hasWorkAwaitingSwipe == true
  }

  /// The secrets of its app.
  var storedSecrets: DeviceSecrets { context.deviceSecrets }

  /// Whether the person has left the app, which runs behind others.
  var isAppLeft: Bool { cover?.isActive == false }

  /// The window of the app's flows, which may be covered; nil while the app is not running, and in other toolkits.
  var appWindow: HeadlessWindow? { app?.window }

  /// The windows besides the visible one, also removed ones, whose last transitions have not ended yet.
  var otherWindows: [HeadlessWindow] {
    guard let windows = app?.cover?.windows, let appWindow else { return [] }
    return [appWindow] + windows
  }

  /// The cover of the app; nil while the app is not running, and in an app without a session.
  var cover: SceneCover? { app?.cover?.scene }

  /// The check that unlocks the app.
  var biometrics: DeviceBiometrics { context.deviceBiometrics }

  /// The app's flows; nil while the app is not running.
  package var flows: FlowController? { app?.flows }

  /// The shell of the app; nil while the app is not running.
  var shell: Shell? { app?.shell }

  /// The app's database; nil while the app is not running.
  package var database: SQLiteDatabase? { app?.database }

  /// Launches the app.
  /// - Throws: `DatabaseError` if its data cannot be used, or the reason why the world does not launch it.
  package func launch() async throws {
    if case .file(let file) = context.storage { try await world.willLaunch(dataAt: file) }
    let database = try await world.schema.open(context.storage.location, on: context.storage.host)
    hadSaveFault = mayHaveLostAtEnd
    saveFaults = SaveFaults()
    await database.use(saveFaults)
    let makeRoot = try await world.launch(with: database) { [weak self] in await self?.kill() }
    // The one that shows why it did not start.
    discardApp()
    app = await RunningApp(
      with: database, makeRoot: makeRoot,
      makeWindow: { [makeWindow, language = context.language] in makeWindow($0, language.current) },
      observer: DeviceFlowObserver(forwardingTo: world.flowObserver, onFlowEvent: context.onFlowEvent),
      waitForRest: context.waitForRest)
  }

  /// Ends the app properly, if it is running.
  package func quit() async {
    if app != nil {
      // An end waits for the disk.
      saveFaults.release()
      mayHaveLostAtEnd = saveFaults.hasFailed
    }
    await app?.quit()
    discardApp()
  }

  private func launchOrRecordDefect() async {
    do {
      try await launch()
    } catch let error as DatabaseError where error.isOfUnusableData {
      app = await RunningApp(
        showing: waysOut(of: error),
        makeWindow: { [makeWindow, language = context.language] in makeWindow($0, language.current) },
        observer: DeviceFlowObserver(forwardingTo: world.flowObserver, onFlowEvent: context.onFlowEvent))
    } catch {
      formerDefects.append("The app does not start: \((error as? DatabaseError)?.diagnosis ?? "\(error)")")
    }
  }

  /// Returns the person's ways out if the app does not start.
  private func waysOut(of error: any Error) -> WaysOut {
    let rescue = DataRescue(of: context.storage.location, world.schema, losing: world.lossOfStartingAnew)
    return WaysOut(ofLaunch: error, rescuing: rescue) { [context] in
      context.share($0)
    } tryAgain: { [weak self] in
      await self?.tryAgain()
    }
  }

  private func tryAgain() async -> WaysOut? {
    do {
      try await launch()
      return nil
    } catch {
      return waysOut(of: error)
    }
  }

  private func discardApp() {
    formerDefects = defects
    app?.flowObserver.stop()
    app?.cover?.stop()
    app = nil
  }
}

// MARK: - A new device

extension HeadlessApp {
  /// Launches the app on a new device.
  /// - Parameters:
  ///   - file: The location of the app's data.
  ///   - start: The time at which the device's clock stands still; if nil, it is the system clock.
  ///   - language: The name of the language that the person reads; by default the developers'.
  ///   - region: The region of the device; by default the language's own.
  ///   - values: The values of the app's own options.
  ///   - isRepeatable: Whether each run is the same, including identifiers.
  ///   - onFlowEvent: Called with each event of a flow.
  ///   - onShare: Called with each text that the app hands to another one.
  /// - Throws: The reason why the app cannot be launched, as a sentence.
  package func launchDevice(
    dataAt file: URL, startingAt start: Date?, language: String? = nil, region: String? = nil,
    values: [Option: String] = [:], isRepeatable: Bool = false,
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil,
    onShare: @escaping @MainActor (String) -> Void = { _ in }
  ) async throws(UsageError) -> Device {
    let context = DeviceContext(
      storage: .file(file), clock: DeviceClock(startingAt: start),
      identifiers: DeviceIdentifiers(counting: isRepeatable),
      language: try self.language(named: language, region: region), values: values, onFlowEvent: onFlowEvent,
      onShare: onShare)
    return try await launchDevice(on: context)
  }

  /// Launches the app on a new device.
  package func launchDevice(on context: DeviceContext) async throws(UsageError) -> Device {
    do {
      if case .file(let file) = context.storage { try SQLiteDatabase.refuseUnlessFile(file) }
      let device = Device(
        on: context, world: try await makeWorld(on: context), makeWindow: makeWindow)
      try await device.launch()
      return device
    } catch let error as UsageError {
      throw error
    } catch let error as DatabaseError {
      throw .database(context.name, error)
    } catch let error as any ReadableError {
      throw .data(error.sentence.developerForm)
    } catch {
      throw .data("The app does not start: \(error).")
    }
  }
}

extension DeviceContext {
  fileprivate var name: String {
    switch storage {
    case .file(let file): file.path(percentEncoded: false)
    case .memory: "The data in memory"
    }
  }
}

// MARK: - JourneyHost

extension Device: JourneyHost {
  /// The driver of the app's window; nil while the app is not running.
  package var driver: (any PersonDriver)? { app?.driver }

  package var headlessWindow: HeadlessWindow? { app?.visibleWindow }

  package var secrets: [String: String] { world.secrets }

  package var lastResult: String? { app?.flowObserver.lastResult }

  /// Whether the last flow was cancelled.
  var wasCancelled: Bool { app?.flowObserver.wasCancelled == true }

  /// On one thread, all has happened that can: work that is still in progress waits for something else.
  package var restProblem: JourneyError? {
    context.waitForRest != nil && app?.isAtWork == true && !waitsForEvent ? .waitsUnseen : nil
  }

  /// Opens a link; launches the app first if it is not running, and brings it back if the person has left it.
  package func open(_ link: String) async {
    if app == nil { await launchOrRecordDefect() }
    shell?.open(link)
    cover?.sceneDidBecomeActive()
  }

  /// Advances the clock, and informs the world and a screen that depends on it.
  package func advanceClock(by duration: Duration) async {
    context.clock.advance(by: duration)
    app?.appDriver.window.clockDidAdvance()
    await world.timeDidPass { await open($0) }
  }

  /// Ends the app properly, if it is running, and launches it again.
  package func relaunch() async {
    await quit()
    await launchOrRecordDefect()
  }

  /// Ends the process without warning.
  package func kill() async {
    world.didKill()
    for service in services { service.didKill() }
    storedSecrets.didKill()
    let killed = app
    discardApp()
    mayHaveLostAtEnd = saveFaults.hasFailed || saveFaults.heldCount > 0
    await killed?.kill()
    // No process is left that waits for the disk.
    saveFaults.release()
  }

  /// Changes the language, which takes effect when the app is launched.
  package func changeLanguage(to name: String) async throws(JourneyError) {
    try context.language.change(to: name)
    if app != nil { await relaunch() }
  }

  /// Changes the region, which takes effect when the app is launched.
  package func changeRegion(to code: String) async throws(JourneyError) {
    try context.language.change(toRegion: code)
    if app != nil { await relaunch() }
  }

  /// Performs a journey's phrase for the world around the app.
  package func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    switch DevicePhrase(rawValue: phrase) {
    case .saveFails: saveFaults.plan(.fails)
    case .saveIsUnknown: saveFaults.plan(.isUnknown)
    case .saveIsHeld:
      if case .file = context.storage { throw .heldOnThreads }
      saveFaults.plan(.isHeld)
    case .saveEnds: saveFaults.release()
    case .secretsAreUnreadable: context.deviceSecrets.setReadable(false)
    case .secretsAreReadable:
      context.deviceSecrets.setReadable(true)
      shell?.readSessionAgain()
    case .secretsAreDamaged: await context.deviceSecrets.damage()
    case .secretIsLate: context.deviceSecrets.planLateWrite()
    case .lateSecretIsSaved: await context.deviceSecrets.writeLate()
    case .appIsInstalledAgain:
      guard case .memory(let disk) = context.storage else { throw .deletedInFile }
      await kill()
      disk.remove(DeviceStorage.nameInMemory)
      await launchOrRecordDefect()
    case .leaveApp: try coverOfRunningApp(left: false).sceneWillResignActive()
    case .comeBack:
      try coverOfRunningApp(left: true).sceneDidBecomeActive()
      shell?.readSessionAgain()
      shell?.askGate()
    case .personIsRecognized: biometrics.setRecognizing(true)
    case .personIsNotRecognized: biometrics.setRecognizing(false)
    case .dataIsDamaged:
      guard app == nil else { throw JourneyError("The app is running, and has its data open. Kill it first.") }
      context.storage.damage()
    case nil:
      guard let service = services.first(where: { type(of: $0).phrases.contains(phrase) }) else {
        return try await world.perform(phrase, texts)
      }
      try perform(phrase, texts, on: service)
    }
  }

  private func coverOfRunningApp(left isLeft: Bool) throws(JourneyError) -> SceneCover {
    guard app != nil else { throw JourneyError("The app is not running; relaunch starts it.") }
    guard let cover else { throw JourneyError("The app has no session, so nothing covers it.") }
    guard isAppLeft == isLeft else {
      throw JourneyError(isLeft ? "The app is in front already." : "The app was left already.")
    }
    return cover
  }

  private func perform(
    _ phrase: String, _ texts: [String], on service: any SimulatedService
  ) throws(JourneyError) {
    var canHold = true
    if case .file = context.storage { canHold = false }
    do throws(FaultPhraseError) {
      try service.perform(phrase, texts, canHold: canHold)
    } catch .holdsOnThreads {
      throw .heldOnThreads
    } catch {
      throw JourneyError(error.sentence)
    }
  }
}

/// The app from a launch until it ends or is killed.
@MainActor
package final class RunningApp {
  /// The driver of the app's window, which may be covered.
  let appDriver: any PersonDriver
  /// Its window, if it has no display; kept, since each step asks for it several times.
  let window: HeadlessWindow?
  private(set) var cover: DeviceCover?
  package let flowObserver: DeviceFlowObserver
  /// The app's data; nil while it shows why it did not start.
  package let database: SQLiteDatabase?

  package let flows: FlowController
  private weak var root: (any AppRootFlow)?
  var shell: Shell? { root?.shell }

  /// The driver of the visible window.
  package var driver: any PersonDriver { cover?.driver(above: appDriver) ?? appDriver }

  /// The visible window, if it has no display.
  var visibleWindow: HeadlessWindow? {
    guard let top = cover?.topDriver else { return window }
    return top.window as? HeadlessWindow
  }

  /// The defects of its flows, as sentences.
  var defects: [String] { flowObserver.defects + (cover?.defects ?? []) }

  /// Whether work is in progress that does not wait for the person.
  var isAtWork: Bool { flows.isAtWork || cover?.flows?.isAtWork == true }

  /// Launches the app.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - makeRoot: Makes its root flow.
  ///   - makeWindow: Makes the window for the flow.
  ///   - flowObserver: The observer of its flows.
  ///   - waitForRest: Waits until nothing happens in the app by itself; if nil, the app waits until its flows are idle.
  package init(
    with database: SQLiteDatabase, makeRoot: @MainActor (FlowPresentation) -> any AppRootFlow,
    makeWindow: @escaping @MainActor (_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow = {
      DeviceWindow.headless($0, .developers)
    },
    observer flowObserver: DeviceFlowObserver = DeviceFlowObserver(),
    waitForRest: DeviceContext.WaitForRest? = nil
  ) async {
    self.database = database
    let flows = FlowController(observer: flowObserver)
    self.flowObserver = flowObserver
    self.flows = flows
    let covering = Covering()
    let flowsAreIdle: @MainActor () async -> Void = {
      repeat {
        await flows.idle()
        await covering.cover?.flows?.idle()
      } while await OutsideCalls.ofProcess.waitUntilEmpty()
    }
    let idle: @MainActor () async -> Void = {
      if let waitForRest { await waitForRest(flowsAreIdle) } else { await flowsAreIdle() }
    }
    let window = makeWindow(idle)
    appDriver = window.driver
    self.window = appDriver.window as? HeadlessWindow

    let flow = makeRoot(window.presentation)
    Self.start(flow, in: flows)
    root = flow
    let cover = DeviceCover(flow.shell) { makeWindow(idle) }
    self.cover = cover
    covering.cover = cover
    cover.scene?.sceneDidBecomeActive()
    await database.observeFailures { [weak flow] error in
      Task { @MainActor in flow?.shell.didFailToWrite(error) }
    }
    await driver.settle()
  }

  /// The cover of the app, which is made after its window.
  private final class Covering { weak var cover: DeviceCover? }

  /// Shows the ways out instead of the app.
  init(
    showing waysOut: WaysOut, makeWindow: @MainActor (_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow,
    observer flowObserver: DeviceFlowObserver
  ) async {
    database = nil
    let flows = FlowController(observer: flowObserver)
    self.flowObserver = flowObserver
    self.flows = flows
    let window = makeWindow { await flows.idle() }
    appDriver = window.driver
    self.window = appDriver.window as? HeadlessWindow
    // The app that starts has its own window.
    flows.start(WaysOutFlow(window.presentation, waysOut, in: window.toolkit, isFirst: true)) { _, _ in }
    await driver.settle()
  }

  private static func start(_ flow: some AppRootFlow, in flows: FlowController) { flows.start(flow) }

  package func quit() async {
    cover?.end()
    flows.terminate()
    await driver.settle()
    await database?.close()
  }

  /// Ends the process: unfinished work reaches neither the disk nor the log.
  package func kill() async {
    flowObserver.stop()
    cover?.stop()
    await database?.close()
  }
}

/// The phrases of journeys for the disk, the secrets and the biometrics of every device, and for leaving its app.
enum DevicePhrase: String, CaseIterable {
  case saveFails = "next save fails"
  case saveIsUnknown = "next save is not confirmed"
  case saveIsHeld = "next save is held"
  case saveEnds = "the held save ends"
  case secretsAreUnreadable = "the secrets are unreadable"
  case secretsAreReadable = "the secrets are readable"
  case secretsAreDamaged = "the secrets are damaged"
  case secretIsLate = "next secret is saved late"
  case lateSecretIsSaved = "the late secret is saved"
  case appIsInstalledAgain = "the app is deleted and installed again"
  case leaveApp = "leave the app"
  case comeBack = "come back"
  case personIsRecognized = "the device recognizes the person"
  case personIsNotRecognized = "the device does not recognize the person"
  case dataIsDamaged = "the data is damaged"

  var step: JourneyStep { .app(phrase: rawValue, texts: []) }
}

extension JourneyError {
  /// The refusal of held replies and saves on several threads, where they cannot be distinguished from slow ones; a journey is played up
  /// to there, and left out.
  public static let heldOnThreads = JourneyError(
    "Replies and saves can be held only in journeys that are played in memory, on one thread.")

  /// The refusal to delete an app whose data is in a file, which may be the person's own.
  static let deletedInFile = JourneyError("An app can be deleted only in journeys that are played in memory.")

  /// The work of a flow waits, and nothing in the program will continue it.
  static let waitsUnseen = JourneyError(
    "The app waits for something that this program does not see. Make calls to services in `outside { … }`, and count replies "
      + "that the world holds in its `heldReplyCount`.")
}
