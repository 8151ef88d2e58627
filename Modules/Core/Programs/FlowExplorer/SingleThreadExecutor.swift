import Synchronization

#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) import _Concurrency
#endif

// The only file that uses the underscored interface of custom executors. If the standard library has none, `run` returns nil,
// and callers use Swift's own executors.

/// A run loop for all tasks of the process: one queue, which is emptied on the current thread.
///
/// During ``run(_:)``, all jobs of the main actor and of the global executor run here, one at a time, in the order in which
/// they were enqueued. Therefore each run of a program is the same, and an empty queue means that the app is at rest.
package final class SingleThreadExecutor: Sendable {
  static let shared = SingleThreadExecutor()

  private struct Queue {
    var jobs: [UnownedJob] = []
    var first = 0
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
    var isRunning = false

    mutating func next() -> UnownedJob? {
      guard first < jobs.count else {
        jobs.removeAll(keepingCapacity: true)
        first = 0
        return nil
      }
      defer { first += 1 }
      return jobs[first]
    }
  }

  private let queue = Mutex(Queue())

  private init() {}

  /// The run loop; nil if it is not running.
  package static var current: SingleThreadExecutor? { shared.queue.withLock(\.isRunning) ? shared : nil }

  /// Waits until the queue is empty.
  package func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      queue.withLock { $0.idleWaiters.append(continuation) }
    }
  }

  fileprivate func append(_ job: UnownedJob) {
    queue.withLock { $0.jobs.append(job) }
  }

  /// Runs all jobs, including those that they enqueue.
  fileprivate func drain() {
    let executor = MainActor.sharedUnownedExecutor
    while true {
      if let job = queue.withLock({ $0.next() }) {
        job.runSynchronously(on: executor)
        continue
      }
      let idleWaiters = queue.withLock { queue in
        defer { queue.idleWaiters = [] }
        return queue.idleWaiters
      }
      if idleWaiters.isEmpty { return }
      for continuation in idleWaiters { continuation.resume() }
    }
  }
}

#if os(Linux) && compiler(>=6.3)
  extension SingleThreadExecutor {
    /// Runs `body`, and all tasks that it starts, on the current thread; no other task of the process runs meanwhile.
    /// - Returns: The result of `body`; nil if the standard library has no custom executors, if the run loop already runs,
    ///   or if `body` waits for something that never happens.
    @MainActor
    package static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Value? {
      guard current == nil else { return nil }
      shared.queue.withLock { $0.isRunning = true }
      _createExecutors(factory: Executors.self)
      let outcome = Outcome<Value>()
      Task { @MainActor in outcome.value = await body() }
      shared.drain()
      _createExecutors(factory: PlatformExecutorFactory.self)
      shared.queue.withLock { $0.isRunning = false }
      return outcome.value
    }

    @MainActor
    private final class Outcome<Value: Sendable> {
      var value: Value?
    }

    private enum Executors: ExecutorFactory {
      static var mainExecutor: any MainExecutor { Executor.shared }
      static var defaultExecutor: any TaskExecutor { Executor.shared }
    }

    private final class Executor: MainExecutor, TaskExecutor {
      static let shared = Executor()

      func enqueue(_ job: consuming ExecutorJob) { SingleThreadExecutor.shared.append(UnownedJob(job)) }
      func run() throws { SingleThreadExecutor.shared.drain() }
      func stop() {}
      // Every job runs on the one thread.
      func checkIsolated() {}
    }
  }
#else
  extension SingleThreadExecutor {
    /// Returns nil, since the standard library has no custom executors here.
    @MainActor
    package static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Value? { nil }
  }
#endif
