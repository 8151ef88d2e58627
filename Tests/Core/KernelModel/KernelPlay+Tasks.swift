import FlowKit
import FlowTesting

// Tasks that await flows and answers.

extension KernelPlay {
  func run(_ flow: StubFlow<ModelResult>, _ plan: FlowPlan, _ awaiting: AwaitPlan, by caller: Int) {
    setRoot(of: plan.flow, by: caller)
    startTask(.flow(plan.flow), awaiting, of: caller) { [weak self] in
      guard let self else { return 0 }
      if let context = flows[caller]?.context { return await context.run(flow).number }
      return await controllers[-caller].run(flow).number
    }
  }

  func ask(_ alert: Alert<Int>, _ plan: AlertPlan, _ awaiting: AwaitPlan, of flow: Int) {
    startTask(.answer(screen: plan.screen), awaiting, of: flow) { [weak self] in
      guard let context = self?.flows[flow]?.context else { return 0 }
      return await plan.screen * 10 + context.ask(alert)
    }
  }

  private func startTask(
    _ awaited: Awaited, _ plan: AwaitPlan, of flow: Int, _ wait: @escaping @MainActor () async -> Int
  ) {
    let heardWait: @MainActor () async -> Void = { [weak self] in
      let value = await wait()
      self?.note(flow, .answered, value)
    }
    let afterwards: @MainActor () -> Void = { [weak self] in self?.perform(plan.afterwards) }
    if plan.isWork, let context = flows[flow]?.context {
      context.scope.perform(heardWait) { [weak self] in
        self?.callBack(Entry(flow: flow, kind: .answered), plan.afterwards)
      }
    } else {
      tasks[awaited] = Task {
        await heardWait()
        afterwards()
      }
    }
  }

  /// Begins to wait until the trees are idle; at the end of each wait, remembers the number of events.
  func beginIdle() {
    idleSince = Array(repeating: nil, count: controllers.count)
    act += 1
    for (index, controller) in controllers.enumerated() {
      Task { [weak self, act] in
        await controller.idle()
        if let self, self.act == act { idleSince[index] = observer.received.count }
      }
    }
  }

  /// Lets tasks continue until they have received this many answers, through other threads, which may be slow; then runs
  /// their turns until no more events come.
  func runTurns(untilAnswer answerCount: Int) async {
    await Self.leaveMainActor { self.answerCount < answerCount }
    var count = -1
    while count != observer.received.count {
      count = observer.received.count
      for _ in 0..<20 { await nextTurn() }
    }
  }

  /// A busy machine lets other threads wait long; only a play that differs comes to its end.
  private static let patience = 100_000

  /// Lets other threads continue while a condition holds.
  static func leaveMainActor(while condition: () -> Bool) async {
    var count = 0
    while condition(), count < patience {
      count += 1
      await leaveMainActor()
    }
  }

  @concurrent
  nonisolated private static func leaveMainActor() async { await Task.yield() }
}
