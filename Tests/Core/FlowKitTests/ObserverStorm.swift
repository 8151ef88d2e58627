import FlowKit
import FlowTesting

/// Random acts on flows in two windows, by the program, the person and, in any event, the observer.
@MainActor
final class ObserverStorm {
  typealias StormFlow = StubFlow<Outcome>

  private(set) var actCount = 0
  /// The violations of the contract.
  private(set) var findings: [String] = []

  private var chance: SplitMix64
  private let observer = ActingObserver()
  private var controller: FlowController?
  private let windows: [TestWindow]
  private var flows: [StormFlow] = []
  private var dismissers: [any ViewControllerDismisser] = []
  private var screens: [TestScreen] = []
  private var attempts: [LeaveAttempt] = []
  /// The awaited flows that have not answered, by their names.
  private var awaited: [String: StormFlow] = [:]
  /// The acts that the observer and callbacks may still do, so that each play ends.
  private var budget = 0
  private var lives: [ObjectIdentifier: Life] = [:]

  /// The events of a flow.
  private struct Life {
    let node: FlowNode
    var hasEnded = false
    var shown = 0
    var removed = 0
  }

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
    let pace: TestWindow.Pace = seed.isMultiple(of: 2) ? .immediate : .held
    windows = [TestWindow(pace: pace), TestWindow(pace: pace)]
    controller = FlowController(observer: observer)
    observer.act = { [weak self] node, event in self?.observe(node, event) }
  }

  /// Plays acts, ends all, and checks that nothing is left.
  func play(_ count: Int) async {
    for _ in 0..<count {
      budget = 6
      act()
      if below(8) == 0 { await nextTurn() }
    }
    budget = 0
    // Tasks that await flows begin to wait.
    await nextTurn()
    settle()
    controller?.terminate()
    settle()
    for _ in 0..<1_000 where !awaited.isEmpty { await nextTurn() }
    for flow in awaited.values { findings.append("\(flow.name) has not answered, and is \(flow.state)") }
    // The play itself retained them until now; anything that still does is a leak.
    let parts = (flows as [AnyObject] + screens).map { part in { [weak part] in part } }
    flows = []
    dismissers = []
    screens = []
    attempts = []
    awaited = [:]
    await controller?.idle()
    let leakCount = parts.count { $0() != nil }
    if leakCount > 0 { findings.append("\(leakCount) flows and screens were not released") }
    check()
  }

  private func settle() {
    while windows.contains(where: { $0.settleOne() }) {}
  }

  private func check() {
    for life in lives.values {
      if !life.hasEnded { findings.append("a flow has not ended") }
      if life.shown != life.removed { findings.append("\(life.shown) screens shown, \(life.removed) removed") }
    }
    if observer.depth > 1 { findings.append("the observer was called inside its own call") }
    if windows.contains(where: { !$0.names.isEmpty }) { findings.append("screens are left") }
    if controller?.subflows.isEmpty != true { findings.append("flows are left") }
  }
}

// MARK: - The observer

extension ObserverStorm {
  private func observe(_ node: FlowNode, _ event: FlowEvent) {
    record(node, event)
    if budget > 0, below(3) == 0 { act() }
  }

  private func record(_ node: FlowNode, _ event: FlowEvent) {
    let id = ObjectIdentifier(node)
    switch event {
    case .misused, .leaked: return
    case .started:
      if lives[id] != nil { findings.append("a flow has started twice") }
      lives[id] = Life(node: node)
    case .screenShown: lives[id]?.shown += 1
    case .screenRemoved: lives[id]?.removed += 1
    case .progressed, .reported, .resumed, .terminated, .screenRevealed: break
    case .ended: break
    }
    if lives[id]?.hasEnded != false { findings.append("\(event) of a flow that has not started, or has ended") }
    if case .ended = event { lives[id]?.hasEnded = true }
  }
}

// MARK: - Acts

extension ObserverStorm {
  private func below(_ limit: Int) -> Int { Int(chance.next() % UInt64(limit)) }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  private func act() {
    budget -= 1
    actCount += 1
    let flow = below(4) == 0 ? flows.first : pick(Array(flows.suffix(6)))
    switch below(24) {
    case 0...4: start()
    case 5, 6: run()
    case 7, 8: flow?.finish(.completed(1))
    case 9: pick(dismissers)?.dismiss(animated: below(2) == 0)
    case 10: if let flow { end(flow) }
    case 11: flow?.context.terminateSubflows()
    case 12: if below(4) == 0 { controller?.terminate() }
    case 13, 14: if let flow { show(in: flow) }
    case 15: if let flow { present(in: flow) }
    case 16: flow?.context.ask(Alert("Sure?", cancel: .init("No", 0))) { [weak self] _ in self?.react() }
    case 17: if let flow, let screen = pick(screens) { flow.context.dismiss(screen) }
    case 18: if let flow, let screen = pick(screens) { flow.context.goBack(to: screen) }
    case 19: flow?.context.inOneMovement { for _ in 0..<3 { act() } }
    case 20: pick(attempts)?.allow()
    case 21: for window in windows { window.settleOne() }
    default: person()
    }
  }

  /// Reacts to a callback.
  private func react() {
    if budget > 0, below(2) == 0 { act() }
  }

  private func makeFlow() -> StormFlow {
    let flow = StormFlow("\(flows.count)", place()) { [weak self] flow in
      if self?.below(4) == 0 { self?.react() } else { self?.show(in: flow) }
    }
    flows.append(flow)
    return flow
  }

  private func place() -> FlowPresentation? {
    guard let window = pick(windows) else { return nil }
    return switch below(6) {
    case 0: nil
    case 1: window.presenting()
    case 2: flows.last?.context.presenting(.sheet)
    case 3: flows.last?.context.pushing
    default: window.pushing
    }
  }

  private func start() {
    let onFinished: @MainActor (Outcome, any ViewControllerDismisser) -> Void = { [weak self] _, dismisser in
      if self?.below(3) == 0 { dismisser.dismiss() } else { self?.dismissers.append(dismisser) }
      self?.react()
    }
    let onStarted: FlowNode.OnStarted = { [weak self] in
      self?.dismissers.append($0)
      self?.react()
    }
    let caller = below(3) == 0 ? nil : pick(flows)
    let flow = makeFlow()
    if let caller {
      caller.context.start(flow, onFinished: onFinished, onStarted: onStarted)
    } else {
      controller?.start(flow, onFinished: onFinished, onStarted: onStarted)
    }
  }

  private func run() {
    let caller = below(3) == 0 ? nil : pick(flows)
    let flow = makeFlow()
    let task = Task { [weak self, controller] in
      if let caller { _ = await caller.context.run(flow) } else { _ = await controller?.run(flow) }
      self?.awaited[flow.name] = nil
    }
    awaited[flow.name] = flow
    if below(6) == 0 { task.cancel() }
  }

  private func end(_ flow: StormFlow) {
    if let caller = flows.first(where: { $0.context.node === flow.context.node.caller }) {
      caller.context.terminate(flow)
    } else {
      controller?.terminate(flow)
    }
  }

  private func show(in flow: StormFlow) {
    let screen = TestScreen("\(screens.count)")
    screens.append(screen)
    var onLeave: LeaveAttempt.Handler?
    if below(4) == 0 { onLeave = { [weak self] in self?.decide($0) } }
    flow.context.show(
      screen, replacingStack: below(8) == 0, onLeave: onLeave, onRemoved: { [weak self] in self?.react() })
  }

  private func decide(_ attempt: LeaveAttempt) {
    if below(2) == 0 { attempt.allow() } else { attempts.append(attempt) }
    react()
  }

  private func present(in flow: StormFlow) {
    let screen = TestScreen("\(screens.count)")
    screens.append(screen)
    flow.context.present(
      screen, as: .sheet, replacing: below(3) == 0 ? pick(screens) : nil, onDismissed: { [weak self] in self?.react() })
  }

  private func person() {
    guard let window = pick(windows) else { return }
    switch below(6) {
    case 0: window.swipeBack(cancelled: below(2) == 0)
    case 1: window.pullDown()
    case 2: window.answer("No")
    default: window.goBack()
    }
  }
}
