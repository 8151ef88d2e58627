public import FlowKit
public import FlowSession

extension AppScenes {
  /// Shows SignIn for the calls of a session that wait for it, above everything in the scene whose call asked first.
  ///
  /// The flow signs the person in by `Session.begin(_:storing:)`. Each waiting call is made when it has reported, if the session is
  /// valid then, and declined otherwise.
  /// - Parameters:
  ///   - session: The session.
  ///   - style: How it is presented.
  ///   - lock: When the app locks itself; nil if it never does. Then, too, each scene is covered while it is not active.
  ///   - makeFlow: Makes the flow; its person is that of the expired or the locked session, whose e-mail is fixed.
  public func showSignIn<Value>(
    for session: Session, as style: ModalStyle = .sheet, locking lock: AppLock? = nil,
    _ makeFlow:
      @escaping @MainActor (_ presentation: FlowPresentation, _ person: PersonID?) -> any Flow<FlowOutcome<Value>>
  ) {
    desk = SignInDesk(for: session, in: self, lock: lock) { context, onEnd in
      context.start(
        makeFlow(context.presenting(style), session.status.person),
        onFinished: { outcome, dismisser in
          dismisser.dismiss()
          onEnd(outcome.isCancelled)
        })
    } _: { shell, report in
      shell.startSignIn(makeFlow(shell.presenting(style), session.status.person), report)
    }
  }

  /// Reads a session that could not be read before, in the first scene that is running; without one, the next launch of a scene reads
  /// it.
  package func readSessionAgain() { firstShell?.readSessionAgain() }
}

extension Shell {
  /// Shows SignIn without a call that waits, such as for a row "Sign in" at home, unless it is shown.
  public func signIn() { scenes.desk?.showForPerson(in: self) }

  /// Reads a session that could not be read before: the scene is active, or protected data is available.
  package func readSessionAgain() {
    if let desk = scenes.desk { scope.perform { await desk.readSessionAgain() } }
  }

  /// Performs an action when the person can see the scene: at once, or when the lock, the gate and the curtain are gone.
  ///
  /// After a kill, it is not performed. Store by it that the person has seen an answer, which may have arrived while the scene was covered.
  public func whenUncovered(_ action: @escaping Completion) {
    if let cover { cover.whenUncovered(action) } else { action() }
  }

  /// Asks the service whether it is open: the app is launched or active.
  package func askGate() {
    if let gate = scenes.gate { scope.perform { await gate.ask() } }
  }

  /// Whether the service is closed: nothing begins, and links wait.
  var isClosed: Bool { scenes.gate?.closed != nil }

  func gateDidChange() {
    cover?.update()
    if !isRunningFeature { openPendingEntry() }
  }

  /// Whether SignIn is shown in this scene.
  var isSigningIn: Bool { signInNode?.state == .running }

  /// Whether the root flow is running, as opposed to a scene that was closed.
  var isRunning: Bool { context.isRunning }

  /// Whether a transition is in progress or pending, or an alert is shown.
  var isMovingOrAsking: Bool { context.node.isMovingOrAsking }

  func whenAtRestWithoutAlert(_ action: @escaping Completion) { context.node.performAtRestWithoutQuestions(action) }

  /// - Returns: A function that terminates it.
  fileprivate func startSignIn<Value>(
    _ flow: any Flow<FlowOutcome<Value>>, _ report: @escaping @MainActor (SignInDesk.Event) -> Void
  ) -> Completion {
    guard isRunning else {
      report(.removed)
      return {}
    }
    let node = flow.context.node
    signInNode = node
    context.start(
      flow,
      onFinished: { [weak node] outcome, dismisser in
        dismisser.dismiss()
        report(outcome.isCancelled && node?.isLeftByProgram == true ? .removed : .ended)
      }, onStarted: { _ in report(.shown) })
    // A flow that is ended from outside does not report.
    let (end, ending) = AsyncStream.makeStream(of: Never.self)
    ending.onTermination = { _ in Task { @MainActor in report(.removed) } }
    flow.context.scope.listen(to: end) { _ in }
    return { [weak self, weak flow] in if let flow { self?.context.terminate(flow) } }
  }

  /// Called when SignIn has ended in this scene.
  func didEndSignIn() {
    signInNode = nil
    showReplacedNotice()
    if !isRunningFeature { openPendingEntry() }
  }

  /// The owner of the data is known: the features show their notices, and the pending link opens.
  func didLearnOwner() {
    guard !isRunningFeature, knowsOwner else { return }
    for feature in features { feature.didReturnHome(in: self) }
    openPendingEntry()
  }

  /// Drops a result that shows the person's data after a sign-out, or after the sign-in of another person.
  public func untilForgotten<Value>(_ then: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
    { [weak self, endedPersonCount] value in
      if self?.endedPersonCount == endedPersonCount { then(value) }
    }
  }

  /// Everything of the person is forgotten: ends all sub-flows, and drops notices, entries and unstored places.
  func endEverything() {
    endedPersonCount += 1
    writer.drop()
    replacedNotices = []
    context.terminateSubflows()
    (entry, pendingEntry, signInNode) = (nil, nil, nil)
  }

  /// Stores where the scene is, after the stored place was forgotten with the person.
  func storePlace() { writer.store(place) }
}

extension FlowOutcome {
  fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}
