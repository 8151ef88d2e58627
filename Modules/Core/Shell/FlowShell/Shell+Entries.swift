public import FlowKit
public import FlowScreens

extension Shell {
  /// The presentation on the stack of home.
  public var pushing: FlowPresentation { context.pushing }

  /// Returns the presentation above home in a modal style.
  public func presenting(_ style: ModalStyle) -> FlowPresentation { context.presenting(style) }

  /// A Boolean value that indicates whether a feature is running, as opposed to left on the stack; a notice and SignIn do not
  /// count.
  public var isRunningFeature: Bool { !runningFeatures.isEmpty }

  /// The features that are running, which never exceed one.
  package var runningFeatures: [FlowNode] {
    context.subflows.filter { $0.state == .running && !($0.flow is NoticeFlow) && $0 !== signInNode }
  }

  /// Opens an entry, unless a feature is running; one that requires an account waits, as a link does, until the person has one.
  public func open(_ entry: any AppEntry) {
    guard !isRunningFeature, !isSigningIn, !isClosed else { return }
    admit(entry)
  }

  /// Decides alike for a tap, a restored entry and a link: starts its feature, or what leads to an account first, or says why not.
  func admit(_ entry: any AppEntry, isLink: Bool = false) {
    // Report a full disk again.
    lastFailure = nil
    if entry.showsPersonalData, let reason = account.unknownOwner() {
      return showNotice("Your account is not known", message: reason)
    }
    if entry.account != .optional, let problem = account.problem() {
      return showNotice("Your account is not known", message: problem)
    }
    switch entry.account {
    case .forbidden where account.exists():
      showNotice(
        isLink ? "This link is for new people" : "This is for new people",
        message: "You have an account already, and nothing was changed.")
    case .required where !account.exists():
      guard let signUpEntry = account.signUpEntry else { return }
      // A link that waits already is newer than the restored entry.
      if isLink || pendingEntry == nil { pendingEntry = entry }
      writer.store(place)
      admit(signUpEntry)
    case .optional, .required, .forbidden: start(entry)
    }
  }

  private func start(_ entry: any AppEntry) {
    if let other = scenes.owner(of: entry, besides: self) {
      return scenes.bringForward(other) { [weak self] in
        self?.showNotice("Open in another window", message: "Finish it there, or close that window.")
      }
    }
    for feature in features { feature.enter(entry, in: self) }
  }

  /// Starts a feature's flow, and stores its entry; when the flow finishes, dismisses it and returns home.
  public func run<FlowResult: CancellableResult>(_ flow: any Flow<FlowResult>, from entry: any AppEntry) {
    run(flow, from: entry) {
      $1.dismiss()
      return .nothing
    }
  }

  /// Starts a feature's flow, which dismisses notices, and stores its entry; when the flow finishes, returns home.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - entry: The entry, to which a killed process returns until the end is stored.
  ///   - onProgress: Called with the flow's progress.
  ///   - onFinished: Dismisses the flow, or leaves it on the stack, and returns the changes to store with its end; home is
  ///     refreshed, and a pending link opens, after that.
  public func run<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: any AppEntry,
    onProgress: (@MainActor (FlowResult.Progress) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> StoredEnd
  ) {
    keep(entry)
    // Between the two, the person would be back at a feature that a notice has covered, and that one would run, too.
    context.inOneMovement {
      dismissNotices()
      context.start(
        flow,
        onFinished: { [weak self] result, dismisser in
          let end = onFinished(result, dismisser)
          self?.store(end)
        }, onProgress: onProgress)
    }
  }

  /// Stores the entry of a feature whose flow starts later: until then, a killed process returns to it.
  public func keep(_ entry: any AppEntry) {
    self.entry = entry
    writer.store(place)
  }

  /// Shows the ways out of damaged data above home; a killed process returns home.
  public func show(_ waysOut: WaysOut, in toolkit: any PageToolkit) {
    guard !isRunningFeature else { return }
    context.inOneMovement {
      dismissNotices()
      context.start(
        WaysOutFlow(pushing, waysOut, in: toolkit),
        onFinished: { [weak self] _, dismisser in
          dismisser.dismiss()
          self?.returnHome(isStored: true)
        })
    }
  }

  /// Hands a text to another app that the person chooses.
  public func share(_ text: String) { scenes.share(text, from: scene) }

  /// Ends an entry that was kept, and whose flow cannot be started, unless another one has begun since; a pending link opens.
  public func giveUp(_ entry: any AppEntry) {
    guard !isRunningFeature, self.entry?.isEqual(to: entry) == true else { return }
    self.entry = nil
    writer.store(place)
    openPendingEntry()
  }

  /// Stores the end of the running feature, then returns home.
  private func store(_ end: StoredEnd) {
    // The link that has required the sign-up goes with it.
    let isCancelledSignUp = entry?.account == .forbidden && end.changes == nil && !account.exists()
    if isCancelledSignUp, pendingEntry?.account == .required { pendingEntry = nil }
    entry = nil
    writer.store(place, with: end) { [weak self] error in
      if let error { self?.didFailToStoreEnd(error) }
      self?.returnHome(isStored: error == nil)
    }
  }

  /// Refreshes home, and opens the pending link, unless another feature has begun meanwhile.
  private func returnHome(isStored: Bool) {
    refreshHome()
    // A feature may have to wait for the disk first, and the person has not.
    guard !isRunningFeature else { return }
    for feature in features { feature.didReturnHome(in: self) }
    // The next feature would dismiss the notice about the failure.
    if isStored { openPendingEntry() }
  }

  /// Opens the pending entry; while SignIn is shown, it stays pending.
  func openPendingEntry() {
    guard let entry = pendingEntry, !isClosed, knowsOwner else { return }
    pendingEntry = nil
    // One transaction with that of the entry that begins now.
    writer.store(place)
    follow(entry)
  }
}

extension Shell {
  /// Opens a deep link, now or when the current feature has finished.
  ///
  /// An invalid link shows a notice. While a feature is running, the newest link becomes pending until the person is
  /// home again, so that no feature is torn down or run twice. A link that requires an account starts the sign-up
  /// first. The pending link survives a kill. A transition in progress needs no special case: FlowKit waits for it.
  public func open(_ text: String) {
    do throws(AppLinkError) {
      follow(try entry(for: try AppLink(text, scheme: scheme, hosts: hosts)))
    } catch {
      showNotice("This link cannot be opened", message: error.sentence)
    }
  }

  func entry(for link: AppLink) throws(AppLinkError) -> any AppEntry {
    for feature in features {
      if let entry: any AppEntry = try feature.entry(for: link) { return entry }
    }
    throw .unknown
  }

  /// Opens an entry when the current feature has finished, unless a newer link is pending.
  public func openLater(_ entry: any AppEntry) {
    if pendingEntry == nil { makePending(entry) }
  }

  private func makePending(_ entry: any AppEntry) {
    wait(for: entry)
    showNotice("One thing at a time", message: "The link opens as soon as you have finished here.")
  }

  private func wait(for entry: any AppEntry) {
    pendingEntry = entry
    writer.store(place)
  }

  /// Opens the entry of a link: now, when the current feature has finished, or after the sign-up.
  private func follow(_ entry: any AppEntry) {
    if isClosed { return wait(for: entry) }
    let isBusy = isRunningFeature || isSigningIn
    // A refusal waits for nothing.
    guard isBusy, entry.account != .forbidden || !account.exists() else { return admit(entry, isLink: true) }
    // The link leads to the sign-up that is running.
    if entry.account == .forbidden, self.entry?.isEqual(to: entry) == true { return }
    makePending(entry)
  }
}

extension AppFeature {
  /// Starts the flow for an entry, if it belongs to this feature.
  fileprivate func enter(_ entry: any AppEntry, in shell: Shell) {
    if let entry = entry as? Entry { enter(entry, in: shell) }
  }
}
