import Dispatch
import FlowKit
import Synchronization

#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif

// The only file that uses the underscored interface of custom executors. If the standard library has none, `run` says so,
// and callers use Swift's own executors.

/// A run loop for all tasks of the process: one queue, which is emptied on the current thread.
///
/// During ``run(_:)``, all jobs of the main actor and of the global executor run here, one at a time, in the order in which
/// they were enqueued. Therefore each run of a program is the same, and an empty queue means that the app is at rest, unless a
/// call is ``outside(_:)``.
package final class SingleThreadExecutor: Sendable {
  static let shared = SingleThreadExecutor()

  /// The end of ``run(_:)``.
  package enum Outcome<Value: Sendable>: Sendable {
    case returned(Value)
    /// The standard library has no custom executors; the body was not begun.
    case unavailable
    /// The run loop already runs; the body was not begun.
    case alreadyRunning
    /// The body waits for something that this program does not see; it was cancelled.
    case neverEnded
  }

  private struct Queue {
    var jobs: [UnownedJob] = []
    var first = 0
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
    var isRunning = false
    /// Whether the thread waits for a job, or for the end of a call outside.
    var isWaiting = false

    var isEmpty: Bool { first == jobs.count }

    mutating func next() -> UnownedJob? {
      guard !isEmpty else {
        jobs.removeAll(keepingCapacity: true)
        first = 0
        return nil
      }
      defer { first += 1 }
      return jobs[first]
    }

    mutating func endWaiting() -> Bool {
      defer { isWaiting = false }
      return isWaiting
    }
  }

  private let queue = Mutex(Queue())
  /// Signalled once for each wait.
  private let wakeUp = DispatchSemaphore(value: 0)

  private init() {}

  /// The run loop; nil if it is not running.
  package static var current: SingleThreadExecutor? { shared.queue.withLock(\.isRunning) ? shared : nil }

  /// Waits until the queue is empty, and no call is outside.
  package func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      queue.withLock { $0.idleWaiters.append(continuation) }
    }
  }

  /// - Returns: Whether the job was taken, which is only possible while the run loop runs.
  fileprivate func append(_ job: UnownedJob) -> Bool {
    let (isTaken, wasWaiting) = queue.withLock { queue in
      guard queue.isRunning else { return (false, false) }
      queue.jobs.append(job)
      return (true, queue.endWaiting())
    }
    if wasWaiting { wakeUp.signal() }
    return isTaken
  }

  /// Runs all jobs, including those that they enqueue, until the body is over and none is left.
  /// - Parameter isOver: Whether the body is over; nobody waits for a call outside any more.
  fileprivate func drain(isOver: () -> Bool) {
    let executor = MainActor.sharedUnownedExecutor
    while true {
      if let job = queue.withLock({ $0.next() }) {
        job.runSynchronously(on: executor)
        continue
      }
      if !isOver(), OutsideCalls.ofProcess.handOver() || waitForCallsOutside() { continue }
      // A call on another thread may have enqueued a job before its end.
      let idleWaiters: [CheckedContinuation<Void, Never>]? = queue.withLock { queue in
        guard queue.isEmpty else { return nil }
        defer { queue.idleWaiters = [] }
        return queue.idleWaiters
      }
      guard let idleWaiters else { continue }
      if idleWaiters.isEmpty { return }
      for continuation in idleWaiters { continuation.resume() }
    }
  }

  /// Blocks the thread while a call is outside, until a job is enqueued or an answer has come.
  /// - Returns: Whether a call was outside.
  private func waitForCallsOutside() -> Bool {
    guard !OutsideCalls.ofProcess.isEmpty else { return false }
    let mustWait = queue.withLock { queue in
      queue.isWaiting = queue.isEmpty
      return queue.isWaiting
    }
    guard mustWait else { return true }
    // An answer may have come before the wait began.
    if OutsideCalls.ofProcess.handOver(), queue.withLock({ $0.endWaiting() }) { return true }
    wakeUp.wait()
    return true
  }

  private func stopWaiting() {
    if queue.withLock({ $0.endWaiting() }) { wakeUp.signal() }
  }

  fileprivate func begin() {
    queue.withLock { $0.isRunning = true }
    OutsideCalls.ofProcess.watch { [self] in stopWaiting() }
  }

  /// Stops taking jobs, when those that other threads have enqueued in the meantime have run.
  fileprivate func end() {
    while queue.withLock({ queue in
      queue.isRunning = !queue.isEmpty
      return queue.isRunning
    }) { drain { true } }
    OutsideCalls.ofProcess.watch()
  }
}

extension SingleThreadExecutor.Outcome: Equatable where Value: Equatable {}

#if os(Linux) && compiler(>=6.3)
  extension SingleThreadExecutor {
    /// Runs `body`, and all tasks that it starts, on the current thread; no other task of the process runs meanwhile.
    @MainActor
    package static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Outcome<Value> {
      guard current == nil else { return .alreadyRunning }
      shared.begin()
      _createExecutors(factory: Executors.self)
      let result = Result<Value>()
      let task = Task { @MainActor in result.value = await body() }
      shared.drain { result.value != nil }
      _createExecutors(factory: PlatformExecutorFactory.self)
      shared.end()
      guard let value = result.value else {
        task.cancel()
        return .neverEnded
      }
      return .returned(value)
    }

    @MainActor
    private final class Result<Value: Sendable> {
      var value: Value?
    }

    private enum Executors: ExecutorFactory {
      static var mainExecutor: any MainExecutor { Executor.shared }
      static var defaultExecutor: any TaskExecutor { Executor.shared }
    }

    private final class Executor: MainExecutor, TaskExecutor, SchedulingExecutor {
      static let shared = Executor()

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A thread may have chosen this executor just before the end.
        if !SingleThreadExecutor.shared.append(job) { PlatformExecutorFactory.mainExecutor.enqueue(ExecutorJob(job)) }
      }

      // A sleeping task wakes up in real time; a waiting one does not see that, unless the sleep is part of a call outside.
      func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
      ) {
        schedule(UnownedJob(job), after: delay)
      }

      func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
      ) {
        schedule(UnownedJob(job), after: clock.now.duration(to: instant))
      }

      private func schedule(_ job: UnownedJob, after delay: some DurationProtocol) {
        // The clocks of the standard library measure in `Duration`.
        let seconds = (delay as? Duration ?? .zero) / .seconds(1)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.enqueue(job) }
      }

      func run() throws { SingleThreadExecutor.shared.drain { false } }
      func stop() {}
      // Every job runs on the one thread.
      func checkIsolated() {}
    }
  }
#else
  extension SingleThreadExecutor {
    /// Runs nothing, since the standard library has no custom executors here.
    @MainActor
    package static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Outcome<Value> {
      .unavailable
    }
  }
#endif
