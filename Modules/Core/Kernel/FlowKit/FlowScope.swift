/// The asynchronous work of one flow: cancelled when the flow reports or ends; no result arrives later.
@MainActor
public final class FlowScope {
  private var runtime: FlowRuntime?
  private weak var node: FlowNode?
  private var tasks: [Int: (task: Task<Void, Never>, isWanted: Condition?)] = [:]
  private var begun = 0
  private var atWork = 0

  private typealias Condition = @MainActor () -> Bool

  init(of node: FlowNode) { self.node = node }

  /// Whether work is in progress, including cancelled work that has not returned.
  var isAtWork: Bool { atWork > 0 }

  /// For each piece of work in progress, in the order of its start, whether its result still counts.
  var wantedWork: [Bool] { tasks.sorted { $0.key < $1.key }.map { $0.value.isWanted?() ?? true } }

  /// Performs `work`, and passes its value to `then`, unless the visit is over by then.
  /// - Returns: whether the work was started, which is only possible in a visit.
  @discardableResult
  public func perform<Value>(
    _ work: @escaping @MainActor () async -> Value, then: @escaping @MainActor (Value) -> Void = { _ in }
  ) -> Bool {
    perform(work, while: nil, then: then)
  }

  private func perform<Value>(
    _ work: @escaping @MainActor () async -> Value, while isWanted: Condition?,
    then: @escaping @MainActor (Value) -> Void
  ) -> Bool {
    begin(countsAsWork: true, while: isWanted) { isWanted in
      let value = await work()
      if isWanted() { then(value) }
    }
  }

  /// Performs throwing `work`, and passes its result to `then`, unless the visit is over by then.
  @discardableResult
  public func attempt<Value, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> Bool {
    attempt(work, while: nil, then: then)
  }

  fileprivate func attempt<Value, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value, while isWanted: (@MainActor () -> Bool)?,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> Bool {
    let outcome: @MainActor () async -> Result<Value, Failure> = {
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    return perform(outcome, while: isWanted, then: then)
  }

  /// Passes on the elements of a stream until it or the visit ends.
  ///
  /// Waiting for an element does not count as work, even if the stream has buffered one: streams deliver elements
  /// through other executors, so that it is not known whether one is pending.
  @discardableResult
  public func listen<Elements: AsyncSequence>(
    to elements: Elements, onElement: @escaping @MainActor (Elements.Element) -> Void
  ) -> Bool where Elements.Failure == Never, Elements.Element: Sendable {
    begin(countsAsWork: false, while: nil) { isWanted in
      var iterator = elements.makeAsyncIterator()
      while let element = await iterator.next(isolation: MainActor.shared), isWanted() { onElement(element) }
    }
  }

  private func begin(
    countsAsWork: Bool, while isWanted: Condition?,
    _ body: @escaping @MainActor (_ isWanted: @MainActor () -> Bool) async -> Void
  ) -> Bool {
    node?.resumeOnReport()
    guard let runtime else {
      if let node, node.stage == .notStarted { node.emit(.workedBeforeStart) }
      return false
    }
    begun += 1
    let id = begun
    atWork += 1
    if countsAsWork { runtime.beginWork() }
    let work = countsAsWork ? CountedWork(of: node, in: runtime) : nil
    let task = Task { [weak self] in
      await CountedWork.$current.withValue(work) { await body { self?.tasks[id] != nil && isWanted?() != false } }
      work?.isOver = true
      self?.tasks[id] = nil
      self?.atWork -= 1
      runtime.endWork(counted: countsAsWork)
    }
    tasks[id] = (task, isWanted)
    return true
  }

  func open(in runtime: FlowRuntime?) { self.runtime = runtime }

  func close() {
    runtime = nil
    for (task, _) in tasks.values { task.cancel() }
    tasks = [:]
  }
}

/// Work in progress for which its tree waits until it is idle.
@MainActor
final class CountedWork {
  /// The work of which the current task is a part.
  @TaskLocal static var current: CountedWork?

  weak var node: FlowNode?
  let runtime: FlowRuntime
  var isOver = false

  init(of node: FlowNode?, in runtime: FlowRuntime) {
    self.node = node
    self.runtime = runtime
  }
}

/// Consecutive questions of a presenter, of which only the newest counts: an answer to an older question has no effect.
@MainActor
public final class NewestQuestion {
  private let scope: FlowScope
  private var askCount = 0

  /// A Boolean value that indicates whether the answer to the newest question has not arrived.
  public private(set) var isAwaited = false

  /// - Parameter scope: The scope of the flow, after whose end no answer arrives.
  public init(in scope: FlowScope) {
    self.scope = scope
  }

  /// Asks a question, and passes its answer to `then`, unless another one was asked since, or the flow has ended.
  public func ask<Value, Failure: Error>(
    _ question: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) {
    askCount += 1
    let isNewest: @MainActor () -> Bool = { [weak self, askCount] in
      guard let self else { return false }
      return self.askCount == askCount
    }
    isAwaited = scope.attempt(question, while: isNewest) { [weak self] answer in
      self?.isAwaited = false
      then(answer)
    }
  }
}
