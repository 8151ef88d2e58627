import FlowHeadless
import Testing

@testable import FlowExplorer

struct ActionLogTests {
  private let log = ActionLog()

  /// Catches an endless loop in the app that ends nothing, and is not named.
  @Test func `names an action that does not end, with the path to it`() {
    log.begin([ExplorerAction(.tap, .tap("Write"))])
    log.append(ExplorerAction(.tap, .tap("Send")))

    #expect(log.unfinishedAction(since: .seconds(5)) == nil)
    #expect(
      log.unfinishedAction(since: .seconds(5), at: .now + .seconds(6))?.journey == """
        # tap "Send" does not come to an end.
        # Violates: Every action comes to an end.

        tap "Write"
        tap "Send"

        """)
  }

  @Test func `names no action after the end of the exploration`() {
    log.append(ExplorerAction(.tap, .tap("Send")))

    log.end()

    #expect(log.unfinishedAction(since: .zero) == nil)
    #expect(log.hasEnded)
  }
}
