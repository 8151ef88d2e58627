import FlowFaults
import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Testing

@testable import FlowProgram

/// The world around the app, and long work, for a client that asks for them.
@MainActor
struct ClientWorldTests {
  @Test func `the world has its phrases with their places, and the app's languages and links`() async throws {
    let session = ClientSession(["world"])

    _ = try await session.run("--now", "2026-11-21T09:00:00Z", in: LoansApp())

    let world = try #require(try session.console.events.first { $0.event == .world }?.world)
    let phrases = Dictionary(uniqueKeysWithValues: (world.phrases ?? []).map { ($0.phrase, $0.places) })
    #expect(phrases["library next … takes … seconds"]?.map(\.words) == [["loans", "renewal", "call"], nil])
    #expect(phrases["library next … takes … seconds"]?.map(\.most) == [nil, 86_400])
    #expect(phrases["library next … refuses …"]?.last == JSONWorld.Place(.text))
    #expect(phrases["next save fails"] == [])
    #expect(world.languages == ["en", "pseudo"] && world.links == ["loans://list"] && world.options == [:])
    #expect(world.now == "2026-11-21T09:00:00Z" && !world.isSystemClock && world.isRunning)
    for phrase in LoansApp().worldPhrases {
      #expect(phrase.places.count == phrase.phrase.split(separator: " ").count { $0 == "…" }, "\(phrase.phrase)")
    }
  }

  // Catches a state of the world after each command, and one that never changes.
  @Test func `the state of the world is sent when it has changed`() async throws {
    let session = ClientSession(
      ["world"], ["look"], ["library", "is", "down"], ["tap", "Refresh"], ["library", "is", "up"], ["clock", "+1h"],
      ["library", "next", "2", "loans", "time", "out", "before", "the", "work"], ["tap", "Refresh"], ["kill"],
      ["next", "save", "fails"], ["the", "secrets", "are", "unreadable"])

    let events = try await session.run("--now", "2026-11-21T09:00:00Z", in: LoansApp())

    let worlds = events.compactMap(\.world)
    #expect(worlds.compactMap { $0.services.first?.isDown }.prefix(3) == [true, false, false])
    #expect(worlds.map(\.now).prefix(3) == ["2026-11-21T09:00:00Z", "2026-11-21T09:00:00Z", "2026-11-21T10:00:00Z"])
    #expect(worlds.map { $0.services.first?.faults } == [0, 0, 0, 2, 1, 1, 1, 1])
    #expect(worlds.map(\.isRunning) == [true, true, true, true, true, false, false, false])
    #expect(worlds.map(\.isDiskDisturbed) == [false, false, false, false, false, false, true, true])
    #expect(worlds.last?.areSecretsUnreadable == true)
    #expect(worlds.allSatisfy { $0.phrases == nil })
    // It comes before the answer.
    #expect(events.dropLast().last?.event == .done)
  }

  // Catches names that are sent once, after which no client can name a code that was sent.
  @Test func `a secret that the world knows later is a change of the world`() async throws {
    let session = ClientSession(["world"], ["expect", "text", "Savings"], ["send", "the", "code"])

    let events = try await session.run(
      "--now", "2026-11-21T09:00:00Z", in: SavingsApp(phrases: ["send the code"], world: { CodeWorld() }))

    #expect(events.compactMap(\.world).map(\.secrets) == [["code"]])
    #expect(try session.console.events.first { $0.event == .world }?.world?.secrets == [])
  }

  @Test func `a clock that runs by itself is no change of the world`() {
    var world = JSONWorld(now: "1", isSystemClock: true)
    let later = JSONWorld(now: "2", isSystemClock: true)
    #expect(later.isSame(as: world))
    world.now = "3"
    #expect(!JSONWorld(now: "2", isSystemClock: false).isSame(as: JSONWorld(now: "1", isSystemClock: false)))
    #expect(!later.isSame(as: nil))
  }

  @Test func `the constants of a session are no change of the world`() {
    let world = JSONWorld(now: "1", isSystemClock: false)
    var first = world
    (first.phrases, first.languages, first.links, first.options) = ([], [], ["app://loans"], [:])

    #expect(world.isSame(as: first) && first.isSame(as: world))
  }

  // Catches a client that waits for a slow service in front of a dead page.
  @Test(.timeLimit(.minutes(30)))
  func `a command that takes long shows the busy screen before its answer`() async throws {
    let gate = Gate()
    let session = ClientSession(["working"], ["tap", "Load"], ["tap", "Load"])
    session.console.pause = { _ in }
    session.console.onWrite = { if $0.contains("\"event\":\"working\"") { gate.open() } }

    let events = try await session.run(in: SavingsApp(world: { SlowWorld(gate) }))

    #expect(events.map(\.event) == [.working, .screen, .done, .working, .screen, .done, .end])
    #expect(events.screens.map(\.isBusy) == [true, false, true, false])
  }

  @Test func `a client that has not asked is not notified of a long command`() async throws {
    let gate = Gate()
    gate.open()
    let session = ClientSession(["ids"], ["tap", "Load"])
    session.console.pause = { _ in }

    let events = try await session.run(in: SavingsApp(world: { SlowWorld(gate) }))

    #expect(events.map(\.event) == [.screen, .done, .end])
  }
}

extension JSONWorld {
  fileprivate init(now: String, isSystemClock: Bool) {
    self.init(
      now: now, isSystemClock: isSystemClock, language: "en", isRunning: true, services: [], isDiskDisturbed: false,
      areSecretsUnreadable: false)
  }
}

/// A world that knows a code after its only phrase.
private final class CodeWorld: SavingsWorld {
  private var isSent = false

  override var secrets: [String: String] { isSent ? ["code": "4711"] : [:] }

  override func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) { isSent = true }
}

/// Something that work waits for, once.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    defer { isOpen = false }
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// The world of an app whose only button starts slow work.
private final class SlowWorld: SavingsWorld {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  override func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    return { [gate] in SlowFlow($0, entries, gate) }
  }
}

@MainActor
private final class SlowFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "savings")
  private let entries: EntryStore
  private let gate: Gate
  private let screen = HeadlessViewController()

  init(_ presentation: FlowPresentation, _ entries: EntryStore, _ gate: Gate) {
    context = FlowContext(presentation)
    (self.entries, self.gate) = (entries, gate)
  }

  func didStart() {
    show(isBusy: false)
    context.show(screen, animated: false)
    shell.launch()
  }

  private func show(isBusy: Bool) {
    screen.show("Slow", isBusy: isBusy) {
      ButtonRow("Load") { [weak self] in self?.load() }
    }
  }

  private func load() {
    show(isBusy: true)
    context.scope.perform { [gate] in
      await gate.wait()
    } then: { [weak self] in
      self?.show(isBusy: false)
    }
  }

  func refreshHome() {}
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}
