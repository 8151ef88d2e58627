import Documents
public import FlowKit

// Into the features, and back.

extension Shell {
  /// Where a feature's flow goes on the stack of home.
  public var pushing: FlowPresentation { context.pushing }

  /// Where a feature's flow goes above home.
  public func presenting(_ style: ModalStyle) -> FlowPresentation { context.presenting(style) }

  /// Whether a feature runs; one that has reported and was left on the stack does not, and a notice is none.
  public var isInFeature: Bool { context.subflows.contains { $0.state == .running && !($0.flow is NoticeFlow) } }

  /// The person takes an entry; while a feature runs, a second tap asks for nothing new.
  public func enter(_ entry: any AppEntry) {
    guard !isInFeature else { return }
    removeNotice()
    // A disk that is still full is told anew.
    lastFailure = nil
    if entry.admission != .everybody, let problem = membership.problem() {
      return tell("Your account is not known", problem)
    }
    for feature in features { feature.enter(own: entry, in: self) }
  }

  /// Starts a feature's flow, and remembers the entry until the flow is finished; then it goes, and the person is at home.
  public func run<FlowResult: CancellableResult>(_ flow: any Flow<FlowResult>, from entry: any AppEntry) {
    run(flow, from: entry) { $1.dismiss() }
  }

  /// Starts a feature's flow, and remembers the entry until the flow is finished; then the person is at home again.
  public func run<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: any AppEntry,
    onProgress: (@MainActor (FlowResult.Progress) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    start(flow, from: entry, onProgress: onProgress) { [weak self] result, dismisser in
      onFinished(result, dismisser)
      self?.comeHome()
    }
  }

  /// Starts a feature's flow, and remembers the entry; `onFinished` says when the person is at home, by ``comeHome()``.
  public func start<FlowResult: CancellableResult>(
    _ flow: any Flow<FlowResult>, from entry: any AppEntry,
    onProgress: (@MainActor (FlowResult.Progress) -> Void)? = nil,
    onFinished: @escaping @MainActor (FlowResult, any ViewControllerDismisser) -> Void
  ) {
    keep(StoredEntry.kept(entry), in: entries.open)
    context.start(flow, onFinished: onFinished, onProgress: onProgress)
  }

  /// The person is at home again.
  public func comeHome() {
    forgetEntry()
    refreshHome()
    for feature in features { feature.didComeHome(in: self) }
    openWaitingEntry()
  }

  /// The entry leads nowhere: the next launch does not go there.
  public func forgetEntry() { keep(nil, in: entries.open) }

  func openWaitingEntry() {
    guard let entry = waitingEntry else { return }
    waitingEntry = nil
    // Who did not want an account does not want what needs one either.
    if entry.admission != .members || membership.isMember() { open(entry) }
  }

  func keep<Value: Equatable>(_ value: Value?, in document: SQLiteDocument<Value>) {
    context.scope.perform {
      await document.keep(value)
    } then: {
    }
  }
}
