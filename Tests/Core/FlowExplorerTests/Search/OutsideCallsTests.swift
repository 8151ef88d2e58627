import FlowExplorer
import FlowTesting
import Testing

/// Calls that a program does not see: counted for rest, and handed over in the order of the requests.
@MainActor
struct OutsideCallsTests {
  private let calls = OutsideCalls()
  private let first = TestAnswer<Int>()
  private let second = TestAnswer<Int>()
  private let third = TestAnswer<Int>()

  init() { calls.watch() }

  // Catches a count without an order, in which the answer that comes first is handed over first.
  @Test func `answers are handed over in the order of the requests`() async {
    let log = Log()
    let tasks = await begin(log)

    second.give(2)
    third.give(3)
    await settle()
    #expect(log.values == [])
    first.give(1)
    for task in tasks { await task.value }

    #expect(log.values == [1, 2, 3])
    #expect(calls.isEmpty)
  }

  // Catches a wait for the end of all calls: the second does not wait for the third.
  @Test func `an answer waits for the earlier calls alone`() async {
    let log = Log()
    let tasks = await begin(log)

    second.give(2)
    await settle()
    first.give(1)
    await tasks[1].value

    #expect(log.values == [1, 2])
    third.give(3)
    await tasks[2].value
  }

  // Catches a call inside another that waits for the one around it, for ever; also behind a third one.
  @Test func `a call inside another one has its place`() async {
    let outer = Task {
      await calls.perform {
        await first.value() + calls.perform { await third.value() }
      }
    }
    await first.asked()
    let other = Task { await calls.perform { await second.value() } }
    await second.asked()

    first.give(1)
    await third.asked()
    second.give(2)
    third.give(3)

    #expect(await outer.value == 4)
    #expect(await other.value == 2)
  }

  // Catches a place that is inherited from a call that is over, and with it the order of that one.
  @Test func `a task that survives its call has its own place`() async {
    let log = Log()
    let survivor = await calls.perform {
      Task {
        _ = await first.value()
        log.values.append(await calls.perform { await third.value() })
      }
    }
    let other = Task { log.values.append(await calls.perform { await second.value() }) }
    await first.asked()
    await second.asked()

    first.give(1)
    await third.asked()
    third.give(3)
    await settle()
    second.give(2)
    await survivor.value
    await other.value

    #expect(log.values == [2, 3])
  }

  @Test func `waits until no call is in progress, and says whether one was`() async {
    #expect(await !calls.waitUntilEmpty())
    let log = Log()
    let tasks = await begin(log)
    let wait = Task {
      let wasBusy = await calls.waitUntilEmpty()
      log.values.append(0)
      return wasBusy
    }

    for (number, answer) in [first, second, third].enumerated() {
      await settle()
      #expect(!log.values.contains(0))
      answer.give(number + 1)
    }

    #expect(await wait.value)
    for task in tasks { await task.value }
  }

  @Test func `a call that throws or is cancelled ends, and passes its error on`() async {
    struct Refusal: Error, Equatable {}

    await #expect(throws: Refusal()) { try await calls.perform { () async throws(Refusal) in throw Refusal() } }
    let cancelled = Task { try await calls.perform { try Task.checkCancellation() } }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }

    #expect(calls.isEmpty)
  }

  // Catches an order on a phone, where nobody needs one.
  @Test func `calls have no order where nobody counts them`() async {
    let uncounted = OutsideCalls()
    let slow = Task { await uncounted.perform { await first.value() } }
    await first.asked()

    #expect(await uncounted.perform { 2 } == 2)
    #expect(uncounted.isEmpty)
    first.give(1)
    _ = await slow.value
  }

  /// Begins three calls, one after the other.
  private func begin(_ log: Log) async -> [Task<Void, Never>] {
    var tasks: [Task<Void, Never>] = []
    for answer in [first, second, third] {
      tasks.append(Task { log.values.append(await calls.perform { await answer.value() }) })
      await answer.asked()
    }
    return tasks
  }

  /// Lets all tasks run that can.
  private func settle() async {
    for _ in 1...20 { await nextTurn() }
  }
}

@MainActor
private final class Log {
  var values: [Int] = []
}
