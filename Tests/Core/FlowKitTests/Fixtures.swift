import FlowKit
import FlowTesting

typealias Outcome = FlowOutcome<Int>

/// Three flows, each started by the one before on the window's stack, or above it where a style is named.
@MainActor
struct NestedFlows {
  let test: FlowTest<Outcome>
  let outer: StubFlow<Outcome>
  let middle: StubFlow<Outcome>
  let inner: StubFlow<Outcome>

  init(_ style: ModalStyle? = nil) {
    test = FlowTest()
    outer = StubFlow(
      "outer", style.map { [window = test.window] in window.presenting($0) } ?? test.window.pushing)
    test.start(outer)
    middle = StubFlow("middle", outer.context.pushing)
    outer.context.start(middle) { _, _ in }
    inner = StubFlow("inner", middle.context.pushing)
    middle.context.start(inner) { _, _ in }
  }
}

extension FlowRecorder {
  /// The events without those of screens.
  var lives: [String] {
    events.filter { event in !["showed", "revealed", "lost", " ended"].contains { event.contains($0) } }
  }
}
