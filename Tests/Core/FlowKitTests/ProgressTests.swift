import FlowKit
import FlowTesting
import Testing

/// Sentence 27: progress before the report.
@MainActor
struct ProgressTests {
  let recorder = FlowRecorder()
  let flow = StubFlow<Download>("download")

  // Catches news that comes after the end, or in the middle of a callback.

  @Test func `27 progress arrives in order, before the result`() {
    let flows = FlowController(observer: recorder)
    var received: [String] = []
    flows.start(
      flow, onFinished: { result, _ in received.append("\(result)") }, onProgress: { received.append("\($0)") })

    flow.context.send(10)
    flow.context.send(60)
    flow.finish(.done)

    #expect(received == ["10", "60", "done"])
    #expect(
      recorder.lives == [
        "download started", "download progressed 10", "download progressed 60", "download reported done",
      ])
  }

  @Test func `27 progress that is sent in a callback arrives after it, and before a later result`() {
    let flows = FlowController(observer: recorder)
    var received: [String] = []
    let other = StubFlow<Outcome>("other")
    flows.start(
      flow, onFinished: { result, _ in received.append("\(result)") }, onProgress: { received.append("\($0)") })
    flows.start(other) { [flow] _, _ in
      flow.context.send(50)
      flow.finish(.done)
      received.append("other")
    }

    other.finish(.completed(1))

    #expect(received == ["other", "50", "done"])
  }

  @Test func `27 progress outside a visit is misuse`() {
    let flows = FlowController(observer: recorder)
    var received: [Int] = []
    flow.context.send(1)
    flows.start(flow, onFinished: { _, _ in }, onProgress: { received.append($0) })

    flow.finish(.done)
    flow.context.send(2)

    #expect(received.isEmpty)
    #expect(recorder.misuses == [.progressedOutsideVisit, .progressedOutsideVisit])
  }

  @Test func `27 progress without a listener is no misuse`() {
    let flows = FlowController(observer: recorder)
    flows.start(flow)

    flow.context.send(1)

    #expect(recorder.misuses.isEmpty)
  }

  @Test func `27 progress of a flow that was terminated in the meantime does not arrive`() {
    let flows = FlowController(observer: recorder)
    var received: [Int] = []
    let other = StubFlow<Outcome>("other")
    flows.start(flow, onFinished: { _, _ in }, onProgress: { received.append($0) })
    flows.start(other) { [flow] _, _ in
      flow.context.send(50)
      flows.terminate(flow)
    }

    other.finish(.completed(1))

    #expect(received.isEmpty)
  }
}

enum Download: CancellableResult {
  typealias Progress = Int

  case done, cancelled
}
