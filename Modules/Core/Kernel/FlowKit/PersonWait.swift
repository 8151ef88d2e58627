import Synchronization

/// Waits for the person: until `wait` returns, the work that calls this does not count for ``FlowController/idle()``.
///
/// ``FlowContext/run(_:)`` and ``FlowContext/ask(_:)`` do this themselves. Use it for any other wait that ends only when
/// the person acts, such as a service's call that waits for a sign-in. If several tasks share one wait, each of them calls
/// this function. Of waits inside waits, the innermost decides; outside a flow's work it changes nothing.
nonisolated(nonsending) public func waitingForPerson<Value, Failure: Error>(
  _ wait: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard let place = WorkPlace.current else { return try await wait() }
  let begun = PersonWait(at: place)
  defer { begun.end() }
  let result: Result<Value, Failure> = await WorkPlace.$current.withValue(begun.place) {
    do throws(Failure) { return .success(try await wait()) } catch { return .failure(error) }
  }
  return try result.get()
}

/// Begins something that is not part of the current work, such as a flow that somebody else asked for.
@MainActor
package func outsideOfWork(_ body: () -> Void) { WorkPlace.$current.withValue(nil) { body() } }

extension FlowNode {
  /// The flow to whose work the current task belongs; nil outside of any work, and after the flow's release.
  package static var ofCurrentWork: FlowNode? { WorkPlace.current?.work.node }
}

/// A piece of a flow's work that counts for `idle()`, also in the tasks that it begins.
final class PieceOfWork: Sendable {
  private struct State {
    /// The innermost waits for the person.
    var waits: Set<ObjectIdentifier> = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let waits: WaitCount
  @MainActor private weak let runtime: FlowRuntime?
  @MainActor weak let node: FlowNode?

  @MainActor
  init(of node: FlowNode?, in runtime: FlowRuntime) {
    self.node = node
    self.runtime = runtime
    waits = runtime.waits
  }

  /// Called when the work has returned; tasks that it has begun may continue.
  func end() {
    change { state in
      state.isOver = true
      state.waits = []
    }
  }

  /// Returns whether the tree waits for this work.
  @MainActor
  func isInProgress(in runtime: FlowRuntime) -> Bool { self.runtime === runtime && !state.withLock(\.isOver) }

  fileprivate func begin(_ wait: PersonWait, inside outer: PersonWait?) {
    change { state in
      guard !state.isOver else { return }
      // The innermost wait decides.
      if let outer { state.waits.remove(ObjectIdentifier(outer)) }
      state.waits.insert(ObjectIdentifier(wait))
    }
    Task { @MainActor in runtime?.didBeginWait() }
  }

  fileprivate func end(_ wait: PersonWait) {
    change { $0.waits.remove(ObjectIdentifier(wait)) }
  }

  private func change(_ body: (inout sending State) -> Void) {
    state.withLock { state in
      let wasWaiting = !state.waits.isEmpty
      body(&state)
      waits.change(by: (state.waits.isEmpty ? 0 : 1) - (wasWaiting ? 1 : 0))
    }
  }
}

/// The place of a task in a flow's work, which the tasks that it begins inherit.
struct WorkPlace: Sendable {
  @TaskLocal static var current: WorkPlace?

  let work: PieceOfWork
  let wait: PersonWait?
}

/// One wait for the person; it ends at the first of several calls.
final class PersonWait: Sendable {
  private let work: PieceOfWork

  init(at place: WorkPlace) {
    work = place.work
    work.begin(self, inside: place.wait)
  }

  /// The wait of the current work, unless the task belongs to none.
  static func begin() -> PersonWait? { WorkPlace.current.map(PersonWait.init) }

  /// The place of the tasks that belong to this wait.
  var place: WorkPlace { WorkPlace(work: work, wait: self) }

  func end() { work.end(self) }
}

/// The number of pieces of work in a tree that wait for the person.
final class WaitCount: Sendable {
  private let count = Atomic(0)
  private let changes = Atomic(0)

  /// The number of pieces of work that wait.
  var value: Int { count.load(ordering: .sequentiallyConsistent) }
  /// The number of beginnings and ends so far.
  var changeCount: Int { changes.load(ordering: .sequentiallyConsistent) }

  fileprivate func change(by difference: Int) {
    changes.add(1, ordering: .sequentiallyConsistent)
    count.add(difference, ordering: .sequentiallyConsistent)
  }
}
