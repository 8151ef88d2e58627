/// The asynchronous work of one flow: cancelled when the flow reports or ends, and no answer of it arrives later.
@MainActor
public final class FlowScope {
  private var runtime: FlowRuntime?
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var begun = 0

  init() {}

  /// Does `work`, and hands its value on, unless the visit is over by then.
  /// - Returns: whether it was begun; outside a visit nothing is.
  @discardableResult
  public func perform<Value>(
    _ work: @escaping @MainActor () async -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> Bool {
    guard let runtime else { return false }
    begun += 1
    let id = begun
    runtime.beginWork()
    tasks[id] = Task { [weak self] in
      let value = await work()
      if let self, self.tasks.removeValue(forKey: id) != nil { then(value) }
      runtime.endWork()
    }
    return true
  }

  /// Does `work` that can fail in known ways, and hands its outcome on, unless the visit is over by then.
  @discardableResult
  public func attempt<Value, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value,
    then: @escaping @MainActor (Result<Value, Failure>) -> Void
  ) -> Bool {
    let outcome: @MainActor () async -> Result<Value, Failure> = {
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    }
    return perform(outcome, then: then)
  }

  func open(in runtime: FlowRuntime?) { self.runtime = runtime }

  func close() {
    runtime = nil
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}
