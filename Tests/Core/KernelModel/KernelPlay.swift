import FlowKit
import FlowTesting

/// The kernel, played with the same acts as the model, and recorded in the same form.
@MainActor
final class KernelPlay {
  /// The windows of the app.
  let stages: [any PlayStage]
  let controllers: [FlowController]
  let observer: PlayObserver
  var flows: [Int: StubFlow<ModelResult>] = [:]
  var plans: [Int: FlowPlan] = [:]
  var screens: [Int: any ViewController] = [:]
  var tabs: [Int: FlowTabs] = [:]
  var dismissers: [Int: any ViewControllerDismisser] = [:]
  var attempts: [Int: LeaveAttempt] = [:]
  var tasks: [Awaited: Task<Void, Never>] = [:]
  private var reports: [Int: Int] = [:]
  private var progressCount: [Int: Int] = [:]
  private var observed: [Int: Set<Entry.Kind>] = [:]
  /// The root of each flow.
  private var roots: [Int: Int] = [:]
  /// The trees in a callback of which the play is.
  private var callingBack: Set<Int> = []
  /// The callbacks that began inside another one of their tree, or inside an event.
  var nested: [Entry] = []
  /// For each tree, the number of events when it was idle in the current act; nil if it was not.
  var idleSince: [Int?] = []
  var act = 0
  /// The number of answers that tasks have received.
  private(set) var answerCount = 0

  init(_ stages: [any PlayStage], trees: Int) {
    self.stages = stages
    let stage = stages[0]
    let observer = PlayObserver { stage.number(of: $0) }
    self.observer = observer
    controllers = (0..<trees).map { _ in FlowController(observer: observer) }
    observer.onEvent = { [weak self] in self?.didObserve($0, $1) }
  }

  /// The first window.
  var stage: any PlayStage { stages[0] }

  func note(_ flow: Int, _ kind: Entry.Kind, _ value: Int = 0) {
    observer.received.append(Entry(flow: flow, kind: kind, value: value))
    if kind == .answered { answerCount += 1 }
  }
}

// MARK: - Starting

extension KernelPlay {
  func start(_ plan: FlowPlan, by caller: Int) {
    guard flows[plan.flow] == nil, caller <= 0 || flows[caller] != nil else { return }
    guard let presentation = presentation(plan.place, for: caller) else { return }
    let flow = StubFlow<ModelResult>("\(plan.flow)", presentation) { [weak self] _ in self?.perform(plan.opening) }
    flows[plan.flow] = flow
    plans[plan.flow] = plan
    observer.numbers[ObjectIdentifier(flow.context.node)] = plan.flow
    perform(plan.early)
    if let awaiting = plan.awaited { run(flow, plan, awaiting, by: caller) } else { start(flow, plan, by: caller) }
  }

  func startAgain(_ number: Int, by caller: Int) {
    if let flow = flows[number], let plan = plans[number] { start(flow, plan, by: caller) }
  }

  private func start(_ flow: StubFlow<ModelResult>, _ plan: FlowPlan, by caller: Int) {
    setRoot(of: plan.flow, by: caller)
    let onStarted: FlowNode.OnStarted = { [weak self] in self?.didStart(plan, $0) }
    let onProgress: @MainActor (Int) -> Void = { [weak self] in self?.didProgress(plan, $0) }
    let onFinished: @MainActor (ModelResult, any ViewControllerDismisser) -> Void = { [weak self] in
      self?.didFinish(plan, $0, $1)
    }
    if caller <= 0 {
      if plan.isHeard {
        controllers[-caller].start(flow, onFinished: onFinished, onStarted: onStarted, onProgress: onProgress)
      } else {
        controllers[-caller].start(flow, onStarted: onStarted, onProgress: onProgress)
      }
    } else if let context = flows[caller]?.context {
      if plan.isHeard {
        context.start(flow, onFinished: onFinished, onStarted: onStarted, onProgress: onProgress)
      } else {
        context.start(flow, onStarted: onStarted, onProgress: onProgress)
      }
    }
  }

  /// A start that is refused may be followed by one in another tree.
  func setRoot(of flow: Int, by caller: Int) {
    if flows[flow]?.state == .notStarted { roots[flow] = roots[caller] ?? caller }
  }

  private func presentation(_ place: PlacePlan, for caller: Int) -> FlowPresentation? {
    switch place {
    case .detached: .detached
    case .callersStack: flows[caller]?.context.pushing ?? .push(onto: stage.navigation, using: stage.factory)
    case .window(let index): .push(onto: stages[index].navigation, using: stages[index].factory)
    case .covering(let style):
      flows[caller]?.context.presenting(style.style)
        ?? .present(style.style, over: stage.navigation, using: stage.factory)
    case .tab(let screen, let index): tabs[screen]?.stacks[index]
    }
  }
}

// MARK: - Hearing

extension KernelPlay {
  /// Records a callback, and performs its acts.
  func hear(_ flow: Int, _ kind: Entry.Kind, _ value: Int, _ acts: [Act]) {
    note(flow, kind, value)
    // The completion of a flow that was not started has no queue in which it could wait.
    if flows[flow]?.state == .notStarted { return perform(acts) }
    callBack(Entry(flow: flow, kind: kind, value: value), acts)
  }

  func callBack(_ entry: Entry, _ acts: [Act]) {
    let root = roots[entry.flow] ?? entry.flow
    let isOutermost = callingBack.insert(root).inserted
    if !isOutermost { nested.append(entry) }
    perform(acts)
    if isOutermost { callingBack.remove(root) }
  }

  private func didStart(_ plan: FlowPlan, _ dismisser: any ViewControllerDismisser) {
    dismissers[plan.flow] = dismisser
    hear(plan.flow, .onStarted, 0, plan.onStarted)
  }

  private func didObserve(_ flow: Int, _ kind: Entry.Kind) {
    if let acts = plans[flow]?.onEvent[kind], observed[flow, default: []].insert(kind).inserted { perform(acts) }
  }

  private func didProgress(_ plan: FlowPlan, _ value: Int) {
    let count = progressCount[plan.flow, default: 0]
    progressCount[plan.flow] = count + 1
    hear(plan.flow, .onProgress, value, count < plan.onProgress.count ? plan.onProgress[count] : [])
  }

  private func didFinish(_ plan: FlowPlan, _ result: ModelResult, _ dismisser: any ViewControllerDismisser) {
    dismissers[plan.flow] = dismisser
    let count = reports[plan.flow, default: 0]
    reports[plan.flow] = count + 1
    hear(plan.flow, .onFinished, result.number, count < plan.onFinished.count ? plan.onFinished[count] : [])
  }
}

extension StylePlan {
  var style: ModalStyle {
    switch self {
    case .sheet: .sheet
    case .fullScreen: .fullScreen
    }
  }
}
