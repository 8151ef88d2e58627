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
  ///   - makeFlow: Makes the flow; its person is that of an expired session, whose e-mail is fixed.
  public func showSignIn<Value>(
    for session: Session, as style: ModalStyle = .sheet,
    _ makeFlow:
      @escaping @MainActor (_ presentation: FlowPresentation, _ person: PersonID?) -> any Flow<FlowOutcome<Value>>
  ) {
    desk = SignInDesk(for: session, in: self) { shell, report in
      shell.startSignIn(makeFlow(shell.presenting(style), session.status.person), report)
    }
  }

  /// Reads a session that could not be read before, in the first scene that is running; without one, the next launch of a scene reads
  /// it.
  package func readSessionAgain() { firstShell?.readSessionAgain() }
}

extension Shell {
  /// Shows SignIn without a call that waits, such as for a row "Sign in" at home, unless it is shown.
  public func signIn() { scenes.desk?.show(in: self) }

  /// Reads a session that could not be read before: the scene is active, or protected data is available.
  package func readSessionAgain() {
    if let desk = scenes.desk { scope.perform { await desk.readSessionAgain() } }
  }

  /// Whether SignIn is shown in this scene.
  var isSigningIn: Bool { signInNode?.state == .running }

  /// Whether the root flow is running, as opposed to a scene that was closed.
  var isRunning: Bool { context.isRunning }

  fileprivate func startSignIn<Value>(
    _ flow: any Flow<FlowOutcome<Value>>, _ report: @escaping @MainActor (SignInDesk.Event) -> Void
  ) {
    guard isRunning else { return report(.removed) }
    let node = flow.context.node
    signInNode = node
    context.start(
      flow,
      onFinished: { [weak node] outcome, dismisser in
        let isCancelled = if case .cancelled = outcome { true } else { false }
        dismisser.dismiss()
        report(isCancelled && node?.isLeftByProgram == true ? .removed : .ended)
      }, onStarted: { _ in report(.shown) })
    // A flow that is ended from outside does not report.
    let (end, ending) = AsyncStream.makeStream(of: Never.self)
    ending.onTermination = { _ in Task { @MainActor in report(.removed) } }
    flow.context.scope.listen(to: end) { _ in }
  }

  /// Called when SignIn has ended in this scene.
  func didEndSignIn() {
    signInNode = nil
    showReplacedNotice()
    if !isRunningFeature { openPendingEntry() }
  }

  /// It is known whose data this is: opens the link that has waited for it.
  func didLearnOwner() { if !isRunningFeature { openPendingEntry() } }

  /// Everything of the person is forgotten: ends what shows it, or would store it.
  func endEverything() {
    writer.drop()
    replacedNotices = []
    context.terminateSubflows()
    (entry, pendingEntry, signInNode) = (nil, nil, nil)
  }

  /// Stores where the scene is, after the stored place was forgotten with the person.
  func storePlace() { writer.store(place) }
}
