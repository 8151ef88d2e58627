import FlowExplorer
import Synchronization
import Testing

/// The run loop replaces the executors of the whole process, so each test has a process of its own.
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

        #expect(lines == ["main 1", "main 2", "main 3", "detached 1", "detached 2", "detached 3"])
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

        #expect(lines == ["outer", "other", "inner"])
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

        #expect(lines == ["worked", "idle"])
      }
    }

    @Test func `work that never ends does not keep the app from being idle, and returns no value`() async {
      await #expect(processExitsWith: .success) {
        let log = Log()
        let value = await SingleThreadExecutor.run { () async -> Int in
          await SingleThreadExecutor.current?.waitUntilIdle()
          log.add("idle")
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          return 1
        }

        #expect(value == nil)
        #expect(log.lines == ["idle"])
      }
    }

    @Test func `runs again, but not inside itself, and leaves other tasks to Swift's executors`() async {
      await #expect(processExitsWith: .success) {
        let first = await SingleThreadExecutor.run { SingleThreadExecutor.run { 1 } ?? 2 }
        let second = await SingleThreadExecutor.run { await Task.detached { 3 }.value }
        let ordinary = await Task.detached { 4 }.value

        #expect([first, second, ordinary] == [2, 3, 4])
        #expect(SingleThreadExecutor.current == nil)
      }
    }
  }

  /// What happened, in order, from any isolation.
  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var lines: [String] { entries.withLock(\.self) }

    func add(_ line: String) { entries.withLock { $0.append(line) } }
  }
#endif
