// Awaited flows and questions (sentences 14, 15, 24 and 28).

extension FlowModel {
  /// Begins a task, in a separate turn; as work it needs a visit.
  func startTask(_ awaited: Awaited, _ plan: AwaitPlan, in flow: ModelFlow, begin: @escaping (ModelTask) -> Void) {
    let task = ModelTask(awaited, plan, of: flow)
    if task.isWork {
      if flow.state == .notStarted { return flow.earlyMisuses.append(.workedBeforeStart) }
      guard isInVisit(flow) else { return }
      flow.work.append(task)
    }
    app.tasks[awaited] = task
    app.addTurn { [self] in
      if !task.isWork { app.freeTurns += 1 }
      begin(task)
    }
  }

  func run(_ flow: ModelFlow, by caller: ModelFlow, _ task: ModelTask) {
    if task.isCancelled { return answer(task, -1) }
    if flow.state != .notStarted {
      misuse(.startedTwice)
      return answer(task, -1)
    }
    flow.task = task
    flow.isAwaited = true
    start(flow, by: caller)
    guard flow.state == .notStarted else { return }
    flow.task = nil
    flow.isAwaited = false
    answer(task, -1)
  }

  func ask(_ alert: AlertPlan, of flow: ModelFlow, _ task: ModelTask) {
    if task.isCancelled || !requestQuestion(alert, of: flow, task) { answer(task, alert.unanswered) }
  }

  /// Lets the task continue, in its turn.
  /// - Parameter delaysLeaving: whether its answer is on its way until then; that of a question that nobody has answered is not.
  func resume(_ task: ModelTask, _ value: Int, delaysLeaving: Bool = true) {
    guard !task.isAnswered else { return }
    task.isAnswered = true
    if delaysLeaving { task.flow.incoming += 1 }
    app.addTurn(isContinuation: true) { [self] in
      // The task runs to its next wait before a flow is left: in the next turn.
      if delaysLeaving { app.addTurn { [self] in arrived(at: task.flow) } }
      answer(task, value)
    }
  }

  private func answer(_ task: ModelTask, _ value: Int) {
    task.isAnswered = true
    note(task.flow, .answered, value)
    if !task.isWork { app.freeTurns += 1 }
    task.flow.work.removeAll { $0 === task }
    task.isOver = true
    guard task.isWork else { return app.perform(task.plan.afterwards) }
    if !task.isCancelled { callBack { app.perform(task.plan.afterwards) } }
  }

  /// Sentences 15 and 24: terminates the flow that the task has started; dismisses the alert.
  func cancel(_ task: ModelTask) {
    guard !task.isCancelled else { return }
    task.isCancelled = true
    app.addTurn { [self] in
      guard !task.isAnswered else { return }
      switch task.awaited {
      case .flow(let number):
        if let flow = app.flows[number], flow.task === task, let caller = flow.caller {
          removeFlows([flow], by: caller, animated: false)
        }
      case .answer(let number): if let screen = app.screens[number] { withdraw(screen) }
      }
    }
  }

  /// The flow removes its own question; one that waits for its turn is not shown.
  private func withdraw(_ question: ModelScreen) {
    let flow = question.flow
    if let task = question.task { resume(task, question.unanswered, delaysLeaving: false) }
    guard flow.pending.contains(where: { $0 === question }) else {
      return enqueue(.remove({ [question] }, by: .flow(flow)), at: flow.place, animated: true)
    }
    question.isDropped = true
    flow.pending.removeAll { $0 === question }
    sweep(flow)
    leaveFlows(around: flow)
  }

  /// Sentence 14: the work of a flow is cancelled when it reports or ends.
  func cancelWork(of flow: ModelFlow) {
    for task in flow.work { cancel(task) }
    flow.work = []
  }
}
