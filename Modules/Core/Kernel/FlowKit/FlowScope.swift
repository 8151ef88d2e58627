/// The asynchronous work of one flow: cancelled when the flow reports or ends; no result arrives later.
@MainActor
public final class FlowScope {
  private var runtime: FlowRuntime?
  private weak var node: FlowNode?
  private var work: [Int: Work] = [:]
  private var begun = 0
  private var atWork = 0
  /// The numbers of the work that was given up before its task has run for the first time.
  private var unbegun: Set<Int> = []
  /// Called in the next visit, since the work of the last one was dropped.
  private var lapses: [Completion] = []

  private typealias Condition = @MainActor () -> Bool

  private struct Work {
    let task: Task<Void, Never>
    /// Whether its task has run.
    var isBegun = false
    var isWanted: Condition?
    var onLapse: Completion?
  }

  init(of node: FlowNode) { self.node = node }

  /// Whether work is in progress, including cancelled work that has not returned.
  var isAtWork: Bool { atWork > 0 }

  /// Performs `work`, and passes its value to `then`, unless the visit is over by then.
  /// - Returns: whether the work was started, which is only possible in a visit.
  @discardableResult
  public func perform<Value>(
    _ work: @escaping @MainActor () async -> Value, then: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Bool {
    let number = begin(countsAsWork: true, while: nil, onLapse: nil) { pass in
      let value = await work()
      _ = pass { then(value) }
    }
    return number != nil
  }

  /// Performs throwing `work`, and passes its result to `then`, unless the visit is over by then.
  @discardableResult
  public func attempt<Value, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> Bool {
    attempt(work, while: nil, onLapse: nil, then: then) != nil
  }

  /// - Returns: The number of the work; nil outside a visit.
  fileprivate func attempt<Value, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value, while isWanted: (@MainActor () -> Bool)?,
    onLapse: Completion?, then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> Int? {
    begin(countsAsWork: true, while: isWanted, onLapse: onLapse) { pass in
      let result: Result<Value, Failure>
      do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
      _ = pass { then(result) }
    }
  }

  /// Passes on the elements of a stream until it or the visit ends.
  ///
  /// Waiting for an element does not count as work, even if the stream has buffered one: streams deliver elements
  /// through other executors, so that it is not known whether one is pending.
  @discardableResult
  public func listen<Elements: AsyncSequence>(
    to elements: Elements, onElement: @escaping @MainActor (Elements.Element) -> Void
  ) -> Bool where Elements.Failure == Never, Elements.Element: Sendable {
    let number = begin(countsAsWork: false, while: nil, onLapse: nil) { pass in
      var iterator = elements.makeAsyncIterator()
      while let element = await iterator.next(isolation: MainActor.shared), pass({ onElement(element) }) {}
    }
    return number != nil
  }

  private func begin(
    countsAsWork: Bool, while isWanted: Condition?, onLapse: Completion?,
    _ body: @escaping @MainActor (_ pass: @MainActor (Completion) -> Bool) async -> Void
  ) -> Int? {
    node?.resumeOnReport()
    guard let runtime else {
      if let node, node.stage == .notStarted { node.emit(.workedBeforeStart) }
      return nil
    }
    begun += 1
    let id = begun
    atWork += 1
    let piece = countsAsWork ? PieceOfWork(of: node, in: runtime) : nil
    if countsAsWork { runtime.beginWork() }
    let task = WorkPlace.$current.withValue(piece.map { WorkPlace(work: $0, wait: nil) }) {
      Task { [weak self] in
        if self?.isGivenUp(atBeginningOf: id) != true {
          await body { result in
            guard self?.isInProgress(id) == true, isWanted?() != false else { return false }
            // Callbacks that the result causes run after it.
            runtime.holdDeliveries()
            result()
            runtime.releaseDeliveries()
            return true
          }
        }
        self?.work[id] = nil
        self?.atWork -= 1
        piece?.end()
        runtime.endWork(counted: countsAsWork)
      }
    }
    work[id] = Work(task: task, isWanted: isWanted, onLapse: onLapse)
    return id
  }

  /// Returns whether work has neither returned nor been dropped with its visit.
  fileprivate func isInProgress(_ id: Int) -> Bool { work[id] != nil }

  /// Cancels work in progress, whose result does not arrive; its task does not begin it any more if it has not yet.
  fileprivate func giveUp(_ id: Int) {
    guard let given = work.removeValue(forKey: id) else { return }
    if !given.isBegun { unbegun.insert(id) }
    given.task.cancel()
  }

  private func isGivenUp(atBeginningOf id: Int) -> Bool {
    work[id]?.isBegun = true
    return unbegun.remove(id) != nil
  }

  func open(in runtime: FlowRuntime?) {
    self.runtime = runtime
    let due = lapses
    lapses = []
    for body in due { runtime?.deliver(.call(body)) }
  }

  func close() {
    runtime = nil
    guard !work.isEmpty else { return }
    let dropped = work.sorted { $0.key < $1.key }.map(\.value)
    work = [:]
    for piece in dropped { piece.task.cancel() }
    lapses += dropped.compactMap { $0.isWanted?() == true ? $0.onLapse : nil }
  }
}

/// Consecutive requests of a presenter, of which only the latest counts: an answer to an older request has no effect.
@MainActor
public final class LatestRequest {
  private let scope: FlowScope
  private var requestCount = 0
  /// The number of the latest request's work.
  private var latest: Int?

  /// A Boolean value that indicates whether the answer to the latest request is still to arrive, in this visit.
  public var isInProgress: Bool { latest.map(scope.isInProgress) ?? false }

  /// - Parameter scope: The scope of the flow, after whose end no answer arrives.
  public init(in scope: FlowScope) {
    self.scope = scope
  }

  /// Begins a request, and passes its answer to `then`, unless another one has begun since, or the visit is over.
  ///
  /// `onLapse` is called when the next visit begins, if this one has ended before the answer: a screen that shows that it
  /// waits displays that it does not any more.
  public func perform<Value, Failure: Error>(
    _ request: @escaping @MainActor () async throws(Failure) -> Value, onLapse: Completion? = nil,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) {
    requestCount += 1
    let isLatest: @MainActor () -> Bool = { [weak self, requestCount] in
      guard let self else { return false }
      return latest != nil && self.requestCount == requestCount
    }
    latest = scope.attempt(request, while: isLatest, onLapse: onLapse) { [weak self] answer in
      self?.latest = nil
      then(answer)
    }
  }

  /// Gives up the latest request while the visit continues: its task is cancelled, and its answer never arrives.
  ///
  /// The request's effects so far stay: of a save, nobody knows then whether it was done. A request whose task has not run
  /// yet is not made. Without a request in progress it has no effect.
  public func giveUp() {
    if let latest { scope.giveUp(latest) }
    latest = nil
  }
}
