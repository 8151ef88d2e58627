/// Writes acts as Swift, to paste into a test.
struct ActWriter {
  private let setting: PlaySetting
  private var lines: [String] = []
  private var indentation = 1
  private var window = "test.window"
  private var flows: Set<Int> = []
  private var dismissers: Set<Int> = []
  private var screens: Set<Int> = []
  private var attempts: Set<Int> = []
  private var tabs: Set<Int> = []
  private var visits: Set<Int> = []

  private init(_ setting: PlaySetting) { self.setting = setting }

  /// The body of a test, below its declarations.
  static func text(of finding: PlayRun.Finding, in mode: PlayMode) -> String {
    // Twice, since only the second time it is known whose dismisser is used.
    var writer = ActWriter(finding.setting)
    writer.write(finding.acts)
    let used = writer.dismissers
    writer = ActWriter(finding.setting)
    writer.dismissers = used
    writer.write(finding.acts)
    var head = ["// \(finding.difference)", "@Test func `finding`() {"]
    head.append("  let test = FlowTest<ModelResult>()")
    if mode != .synchronous { head.append("  test.window.holdsTransitions = true") }
    if finding.setting.trees > 1 { head.append("  let others = FlowController()") }
    if finding.setting.windows > 1 {
      head.append("  let second = TestWindow(pace: \(mode == .synchronous ? ".immediate" : ".held"))")
    }
    head += writer.flows.sorted().map { "  var f\($0): StubFlow<ModelResult>?" }
    head += writer.dismissers.sorted().map { "  var d\($0): (any ViewControllerDismisser)?" }
    head += writer.attempts.sorted().map { "  var attempt\($0): LeaveAttempt?" }
    head += writer.tabs.sorted().map { "  var tabs\($0): FlowTabs?" }
    head += writer.visits.sorted().map { "  var visits\($0) = 0" }
    head += writer.screens.sorted().map { "  let s\($0) = TestScreen(\"s\($0)\")" }
    return (head + writer.lines + ["}"]).joined(separator: "\n")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indentation) + text)
  }

  private mutating func block(_ head: String, _ tail: String = "}", _ body: (inout ActWriter) -> Void) {
    line(head)
    indentation += 1
    body(&self)
    indentation -= 1
    line(tail)
  }

  private mutating func write(_ acts: [Act]) {
    for act in acts { write(act) }
  }

  private mutating func context(_ flow: Int) -> String {
    flows.insert(flow)
    return "f\(flow)?.context"
  }

  private mutating func name(_ screen: Int) -> String {
    screens.insert(screen)
    return "s\(screen)"
  }
}

// MARK: - Acts

extension ActWriter {
  private mutating func write(_ act: Act) {
    switch act {
    case .start(let caller, let plan): start(plan, caller)
    case .startAgain(let caller, let flow):
      line("if let f\(flow) { \(starter(caller)).start(f\(flow)) }")
    case .show(let flow, let plan, let replacing, let animated):
      let arguments = "\(replacing ? ", replacingStack: true" : "")\(animated ? "" : ", animated: false")"
      show("show(\(name(plan.screen))\(arguments)", plan, "onRemoved", flow)
    case .present(let flow, let plan, let style, let old, let animated):
      let replacing = old.map { ", replacing: \(name($0))" } ?? ""
      let arguments = ", as: .\(style)\(replacing)\(animated ? "" : ", animated: false")"
      show("present(\(name(plan.screen))\(arguments)", plan, "onDismissed", flow)
    case .ask(let flow, let alert): ask(alert, flow)
    case .showTabs(let flow, let screen, let count, let replacing):
      tabs.insert(screen)
      let titles = (0..<count).map { "\"\($0)\"" }.joined(separator: ", ")
      line("tabs\(screen) = \(context(flow)).showTabs([\(titles)]\(replacing ? ", replacingStack: true" : ""))")
    case .selectTab(let screen, let index): line("tabs\(screen)?.select(\(index))")
    case .dismissScreen(let flow, let screen, let animated, let completion):
      complete("\(context(flow)).dismiss(\(name(screen))\(animated ? "" : ", animated: false"))", completion)
    case .goBack(let flow, let screen, let animated, let completion):
      complete("\(context(flow)).goBack(to: \(name(screen))\(animated ? "" : ", animated: false"))", completion)
    case .inOneMovement(let flow, let acts): block("\(context(flow)).inOneMovement {") { $0.write(acts) }
    case .finish(let flow, let value): line("f\(flow)?.finish(.value(\(value)))")
    case .send(let flow, let value): line("\(context(flow)).send(\(value))")
    case .setResult(let flow, let value): line("\(context(flow)).resultOnDismissal = .value(\(value))")
    case .dismiss(let flow, let animated, let completion):
      dismissers.insert(flow)
      complete("d\(flow)?.dismiss(animated: \(animated))", completion)
    case .terminate(let caller, let flow):
      line("if let f\(flow) { \(starter(caller)).terminate(f\(flow)) }")
    case .terminateSubflows(let caller):
      line(caller <= 0 ? "\(starter(caller)).terminate()" : "\(context(caller)).terminateSubflows()")
    case .cancel(.flow(let number)): line("task\(number)?.cancel()")
    case .cancel(.answer(let number)): line("question\(number)?.cancel()")
    case .back: line("\(window).goBack()")
    case .swipe(let early): line("\(window).swipeBack(cancelled: \(early))")
    case .beginSwipe: line("\(window).beginSwipeBack()")
    case .endSwipe(let early): line("\(window).endSwipeBack(cancelled: \(early))")
    case .pullDown: line("\(window).pullDown()")
    case .backTo(let screen): line("\(window).goBack(to: \(screen.map { name($0) } ?? "nil"))")
    case .answer(let button): line("\(window).answer(\"\(button)\")")
    case .tapTab(let index): line("\(window).select(tab: \(index))")
    case .allow(let screen): line("attempt\(screen)?.allow()")
    case .inWindow(_, let act):
      window = "second"
      write(act)
      window = "test.window"
    case .settleOne:
      line(setting.windows > 1 ? "_ = test.window.settleOne() || second.settleOne()" : "test.window.settleOne()")
    case .settleAll:
      line(setting.windows > 1 ? "while test.window.settleOne() || second.settleOne() {}" : "test.window.settle()")
    }
  }

  private mutating func complete(_ call: String, _ plan: CompletionPlan) {
    if plan.acts.isEmpty { line(call) } else { block("\(call) {") { $0.write(plan.acts) } }
  }

  private mutating func show(_ call: String, _ plan: ScreenPlan, _ gone: String, _ flow: Int) {
    var call = "\(context(flow)).\(call)"
    if let leaving = plan.leaving {
      if leaving == .keep { attempts.insert(plan.screen) }
      let decision = leaving == .keep ? "attempt\(plan.screen) = $0" : "$0.allow()"
      var acts = ActWriter(setting)
      acts.indentation = 0
      acts.write(plan.onLeave)
      call += ", onLeave: { \((acts.lines + [decision]).joined(separator: "; ")) }"
    }
    if plan.onGone.isEmpty { return line(gone == "onRemoved" ? call + ")" : call + ") {}") }
    block("\(call), \(gone): {", "})") { $0.write(plan.onGone) }
  }

  private mutating func ask(_ alert: AlertPlan, _ flow: Int) {
    let choices = (0..<alert.buttons - 1).map { "Alert.Choice(\"\($0)\", \($0))" }.joined(separator: ", ")
    let cancel = "cancel: Alert.Choice(\"\(alert.buttons - 1)\", \(alert.buttons - 1))"
    let text = "Alert(\"\(alert.screen)\", choices: [\(choices)], \(cancel))"
    if let awaited = alert.awaited {
      return task("question\(alert.screen)", context(flow), awaited, "\(context(flow)).ask(\(text))")
    }
    if alert.onAnswer.isEmpty { return line("\(context(flow)).ask(\(text)) { _ in }") }
    block("\(context(flow)).ask(\(text)) { _ in") { $0.write(alert.onAnswer) }
  }

  private mutating func task(_ name: String, _ context: String, _ plan: AwaitPlan, _ call: String) {
    block(plan.isWork ? "\(context).scope.perform { _ = await \(call) } then: {" : "let \(name) = Task {") {
      if !plan.isWork { $0.line("_ = await \(call)") }
      $0.write(plan.afterwards)
    }
  }

  private mutating func start(_ plan: FlowPlan, _ caller: Int) {
    let number = plan.flow
    flows.insert(number)
    block("f\(number) = StubFlow(\"f\(number)\", \(place(plan, caller))) { _ in") { $0.write(plan.opening) }
    write(plan.early)
    for (kind, acts) in plan.onEvent {
      block("// In the observer's first call for \(kind) of f\(number):", "// End.") { $0.write(acts) }
    }
    if let awaited = plan.awaited {
      return task("task\(number)", starter(caller), awaited, "\(starter(caller)).run(f\(number))")
    }
    guard plan.isHeard || !plan.onStarted.isEmpty || !plan.onProgress.isEmpty else {
      return line("if let f\(number) { \(starter(caller)).start(f\(number)) }")
    }
    let isPlain = !dismissers.contains(number) && plan.onStarted.isEmpty && !plan.onProgress.contains { !$0.isEmpty }
    if isPlain, !plan.onFinished.contains(where: { !$0.isEmpty }) {
      return line("if let f\(number) { \(starter(caller)).start(f\(number)) { _, _ in } }")
    }
    block("if let f\(number) {") { writer in
      writer.block("\(writer.starter(caller)).start(", ")") { $0.callbacks(of: plan) }
    }
  }

  private mutating func callbacks(of plan: FlowPlan) {
    let number = plan.flow
    let isUsed = dismissers.contains(number)
    let hasProgress = plan.onProgress.contains { !$0.isEmpty }
    let hasStart = isUsed || !plan.onStarted.isEmpty
    line("f\(number),")
    if plan.isHeard {
      block("onFinished: { _, \(isUsed ? "dismisser" : "_") in", hasStart || hasProgress ? "}," : "}") { writer in
        if isUsed { writer.line("d\(number) = dismisser") }
        writer.visits(of: plan)
      }
    }
    if hasStart {
      block(isUsed ? "onStarted: {" : "onStarted: { _ in", hasProgress ? "}," : "}") { writer in
        if isUsed { writer.line("d\(number) = $0") }
        writer.write(plan.onStarted)
      }
    }
    if hasProgress { block("onProgress: { _ in") { $0.write(plan.onProgress.flatMap(\.self)) } }
  }

  private mutating func visits(of plan: FlowPlan) {
    guard plan.onFinished.contains(where: { !$0.isEmpty }) else { return }
    visits.insert(plan.flow)
    line("visits\(plan.flow) += 1")
    for (index, acts) in plan.onFinished.enumerated() where !acts.isEmpty {
      block("if visits\(plan.flow) == \(index + 1) {") { $0.write(acts) }
    }
  }

  private mutating func starter(_ caller: Int) -> String {
    caller == 0 ? "test.flows" : caller < 0 ? "others" : context(caller)
  }

  private mutating func place(_ plan: FlowPlan, _ caller: Int) -> String {
    switch plan.place {
    case .detached: ".detached"
    case .callersStack: caller <= 0 ? "test.window.pushing" : "\(context(caller)).pushing"
    case .window(let index): index == 0 ? "test.window.pushing" : "second.pushing"
    case .covering(let style):
      caller <= 0 ? "test.window.presenting(.\(style))" : "\(context(caller)).presenting(.\(style))"
    case .tab(let screen, let index): "tabs\(screen)?.stacks[\(index)]"
    }
  }
}
