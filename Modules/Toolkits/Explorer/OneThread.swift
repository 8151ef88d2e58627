import Synchronization

#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) import _Concurrency
#endif

// The one file that uses the underscored interface of custom executors. Where the standard library has none, `run` returns nothing, and
// the ordinary executors do the work.

/// A run loop for all tasks of the process: one queue, emptied on the thread at hand.
///
/// While ``run(_:)`` runs, whatever is asked of the main actor or of Swift's own threads is done here, one piece after the other and in the
/// order in which it was asked for. So the same program does the same each time, and when the queue is empty nothing can happen any more
/// until somebody acts: the app is at rest.
public final class OneThread: Sendable {
  static let shared = OneThread()

  private struct Queue {
    var jobs: [UnownedJob] = []
    var first = 0
    var resting: [CheckedContinuation<Void, Never>] = []
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

  /// The run loop, while it runs.
  public static var current: OneThread? { shared.queue.withLock(\.isRunning) ? shared : nil }

  /// Returns when nothing is left to do but to go on with whoever waits for that.
  public func rest() async {
    await withCheckedContinuation { continuation in
      queue.withLock { $0.resting.append(continuation) }
    }
  }

  fileprivate func append(_ job: UnownedJob) {
    queue.withLock { $0.jobs.append(job) }
  }

  /// Does all that is to be done, and what that brings about.
  fileprivate func drain() {
    let executor = MainActor.sharedUnownedExecutor
    while true {
      if let job = queue.withLock({ $0.next() }) {
        job.runSynchronously(on: executor)
        continue
      }
      let resting = queue.withLock { queue in
        defer { queue.resting = [] }
        return queue.resting
      }
      if resting.isEmpty { return }
      for continuation in resting { continuation.resume() }
    }
  }
}

#if os(Linux) && compiler(>=6.3)
  extension OneThread {
    /// Does `body`, and all that it brings about, on this thread; nothing else of the process is done meanwhile.
    /// - Returns: What `body` returns; nothing where the standard library has no such run loop, where it runs already, or where `body`
    ///   waits for something that nobody will do.
    @MainActor
    public static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Value? {
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

      func enqueue(_ job: consuming ExecutorJob) { OneThread.shared.append(UnownedJob(job)) }
      func run() throws { OneThread.shared.drain() }
      func stop() {}
      // There is one thread.
      func checkIsolated() {}
    }
  }
#else
  extension OneThread {
    /// Does nothing: the standard library has no such run loop here.
    @MainActor
    public static func run<Value: Sendable>(_ body: @escaping @MainActor () async -> Value) -> Value? { nil }
  }
#endif
