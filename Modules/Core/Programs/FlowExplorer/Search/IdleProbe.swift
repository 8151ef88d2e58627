import FlowKit

/// Waits until nothing happens in an app by itself, and determines whether it is idle or waits for an event.
@MainActor
package final class IdleProbe {
  private weak var observedFlows: FlowController?
  private var wait: Wait?

  @MainActor
  private final class Wait {
    var isOver = false
  }

  /// The maximum number of turns of the main actor; in tests of small apps, work on the main actor alone needs fewer.
  private static let maximumTurns = 64
  /// The number of turns for work that does not belong to a flow.
  private static let extraTurns = 3

  /// Lets the main actor do its work, which may wait for an event at the end.
  package static func takeTurns() async {
    if let executor = SingleThreadExecutor.current { return await executor.waitUntilIdle() }
    for _ in 0..<maximumTurns { await Task.yield() }
  }

  /// Waits until work has ended, or waits for an event itself.
  package static func wait(for work: @escaping @MainActor () async -> Void, unless waitsForEvent: () -> Bool) async {
    let wait = Wait()
    Task {
      await work()
      wait.isOver = true
    }
    while !wait.isOver {
      let isWaiting = waitsForEvent()
      await takeTurns()
      if isWaiting { return }
    }
  }

  func isIdle(_ flows: FlowController?) async -> Bool {
    // An earlier check without an answer is still waiting.
    if flows !== observedFlows || wait == nil || wait?.isOver == true { startWaiting(for: flows) }
    if let executor = SingleThreadExecutor.current {
      await executor.waitUntilIdle()
    } else {
      var turns = 0
      while turns < Self.maximumTurns {
        await Task.yield()
        turns = wait?.isOver == true ? max(turns + 1, Self.maximumTurns - Self.extraTurns) : turns + 1
      }
    }
    return wait?.isOver == true
  }

  /// Waits a second for work on other threads, which the turns of the main actor do not show.
  func becomesIdle(unless hasOtherWork: () -> Bool) async -> Bool {
    guard SingleThreadExecutor.current == nil else { return wait?.isOver == true }
    for _ in 0..<200 where wait?.isOver != true && !hasOtherWork() { try? await Task.sleep(for: .milliseconds(5)) }
    return wait?.isOver == true
  }

  private func startWaiting(for flows: FlowController?) {
    let wait = Wait()
    self.wait = wait
    observedFlows = flows
    Task { [weak flows] in
      await flows?.idle()
      wait.isOver = true
    }
  }
}
