import FlowExplorer
import FlowKit
import Foundation
import Synchronization
import Testing

/// The run loop replaces the executors of the whole process, so each test has its own process.
#if os(Linux) && compiler(>=6.3)
  struct SingleThreadExecutorTests {
    /// A detached task first runs as part of the main actor's queue, and leaves the actor by being enqueued again.
    @Test func `jobs run in the order in which they were enqueued`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let log = Log()
          for number in 1...3 {
            Task { @MainActor in log.add("main \(number)") }
            Task.detached { log.add("detached \(number)") }
          }
          await SingleThreadExecutor.current?.waitUntilIdle()
          return log.lines
        }

        #expect(lines == .returned(["main 1", "main 2", "main 3", "detached 1", "detached 2", "detached 3"]))
      }
    }

    @Test func `tasks of tasks run after all that were enqueued before`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let log = Log()
          Task { @MainActor in
            log.add("outer")
            Task { @MainActor in log.add("inner") }
          }
          Task { @MainActor in log.add("other") }
          await SingleThreadExecutor.current?.waitUntilIdle()
          return log.lines
        }

        #expect(lines == .returned(["outer", "other", "inner"]))
      }
    }

    /// Catches a wait that ends as soon as the queue's present jobs have run.
    @Test func `waiting ends when nothing is enqueued any more`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let log = Log()
          Task.detached {
            for _ in 1...100 { await Task.yield() }
            log.add("worked")
          }
          await SingleThreadExecutor.current?.waitUntilIdle()
          log.add("idle")
          return log.lines
        }

        #expect(lines == .returned(["worked", "idle"]))
      }
    }

    @Test func `work that never ends does not keep the app from being idle, and is no reason to begin it again`() async
    {
      await #expect(processExitsWith: .success) {
        let log = Log()
        let outcome = await SingleThreadExecutor.run { () async -> Int in
          await SingleThreadExecutor.current?.waitUntilIdle()
          log.add("idle")
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          return 1
        }

        #expect(outcome == .neverEnded)
        #expect(log.lines == ["idle"])
      }
    }

    @Test func `runs again, but not inside itself, and leaves other tasks to Swift's executors`() async {
      await #expect(processExitsWith: .success) {
        let first = await SingleThreadExecutor.run { SingleThreadExecutor.run { 1 } }
        let second = await SingleThreadExecutor.run { await Task.detached { 3 }.value }
        let ordinary = await Task.detached { 4 }.value

        #expect(first == .returned(.alreadyRunning))
        #expect(second == .returned(3))
        #expect(ordinary == 4)
        #expect(SingleThreadExecutor.current == nil)
      }
    }

    // Catches a queue that is at rest while an answer is still to come.
    @Test func `an empty queue is no rest while a call is outside`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let log = Log()
          Task {
            await outside { await Server(answersAfter: 1).answer() }
            log.add("answered")
          }
          await SingleThreadExecutor.current?.waitUntilIdle()
          log.add("idle")
          return log.lines
        }

        #expect(lines == .returned(["answered", "idle"]))
      }
    }

    @Test func `two calls at once are handed over in their order, whichever answer comes first`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let (log, server) = (Log(), Server(answersAfter: 2))
          for number in 1...2 {
            Task {
              await outside { await server.answer() }
              log.add("\(number)")
            }
          }
          await SingleThreadExecutor.current?.waitUntilIdle()
          return log.lines
        }

        #expect(lines == .returned(["1", "2"]))
      }
    }

    // Catches a wait for a job alone: no job comes from an actor that has a thread for itself and answers nobody.
    @Test func `a call may end on another thread, or before anybody waits`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let (log, store) = (Log(), Store())
          for _ in 1...100 {
            Task { await store.work() }
            Task { await outside {} }
            await SingleThreadExecutor.current?.waitUntilIdle()
          }
          log.add("idle")
          return log.lines
        }

        #expect(lines == .returned(["idle"]))
      }
    }

    @Test func `a call that is cancelled is over`() async {
      await #expect(processExitsWith: .success) {
        let lines = await SingleThreadExecutor.run { () async -> [String] in
          let log = Log()
          let task = Task {
            await outside { for await _ in AsyncStream<Never>.makeStream().stream {} }
            log.add("over")
          }
          Task { task.cancel() }
          await SingleThreadExecutor.current?.waitUntilIdle()
          return log.lines
        }

        #expect(lines == .returned(["over"]))
      }
    }

    // Catches a run loop that waits for an answer that nobody needs: the app of this call was killed.
    @Test func `the end of the body waits for no call`() async {
      await #expect(processExitsWith: .success) {
        let outcome = await SingleThreadExecutor.run { () async -> Int in
          Task { await outside { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } }
          await Task.yield()
          return 1
        }

        #expect(outcome == .returned(1))
      }
    }

    // Catches an executor without a timer, on which a task that sleeps ends the process.
    @Test func `a task that sleeps wakes up if a call outside is waited for, and is unseen otherwise`() async {
      await #expect(processExitsWith: .success) {
        let seen = await SingleThreadExecutor.run { () async -> Int in
          await outside { try? await Task.sleep(for: .nanoseconds(1)) }
          return 1
        }
        let unseen = await SingleThreadExecutor.run { () async -> Int in
          try? await Task.sleep(for: .seconds(3_600))
          return 1
        }

        #expect(seen == .returned(1))
        #expect(unseen == .neverEnded)
      }
    }
  }

  /// A server on a thread that the program does not see: it answers the last request first.
  private final class Server: Sendable {
    private let count: Int
    private let requests = Mutex<[CheckedContinuation<Void, Never>]>([])

    init(answersAfter count: Int) { self.count = count }

    func answer() async {
      await withCheckedContinuation { request in
        let due = requests.withLock { requests in
          requests.append(request)
          return requests.count == count ? requests : []
        }
        Thread.detachNewThread { for request in due.reversed() { request.resume() } }
      }
    }
  }

  /// An actor with a thread for itself.
  private actor Store {
    private let thread = ThreadExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func work() async { await outside {} }
  }

  private final class ThreadExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "store")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  /// The recorded events, in order, from any isolation.
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock(\.self) }

    func add(_ line: String) { entries.withLock { $0.append(line) } }
  }
#endif
