#if DEBUG
  import FlowTesting
  import Synchronization
  import Testing

  @testable import FlowKit

  /// Sentence 22: a controller that was made without an observer.
  @MainActor
  struct StandardErrorTests {
    private let printed = Lines()

    // Catches the first program of a newcomer, in which a misuse has no effect and is not reported.
    @Test func `22 a controller without an observer prints misuse and leaks`() async {
      let flow = StubFlow<Outcome>("flow")
      await StandardErrorObserver.$printLine.withValue({ [printed] in printed.append($0) }) {
        let flows = FlowController()
        flows.start(flow)
        flow.finish(.completed(1))
        flow.finish(.completed(2))
        await flows.idle()
      }

      let type = "StubFlow<FlowOutcome<Int>>"
      #expect(
        printed.all == [
          "FlowKit: \(type) was misused: finishedAfterEnd",
          "FlowKit: \(type) has ended, and was not released: \(String(reflecting: Swift.type(of: flow)))",
        ])
    }

    @Test func `22 a controller with the observer nil, or with another one, prints nothing`() async {
      await StandardErrorObserver.$printLine.withValue({ [printed] in printed.append($0) }) {
        for flows in [FlowController(observer: nil), FlowController(observer: FlowRecorder())] {
          let flow = StubFlow<Outcome>("flow")
          flows.start(flow)
          flow.finish(.completed(1))
          flow.finish(.completed(2))
          await flows.idle()
        }
      }

      #expect(printed.all.isEmpty)
    }
  }

  /// Lines that were printed.
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
  }
#endif
