import FlowKit
import FlowTesting
import Testing

@testable import SimulatedDevice

@MainActor
struct FlowWatchTests {
  @Test func `a flow that reports again is a defect, and its first result stays`() {
    let watch = FlowWatch { _ in }
    let controller = FlowController(observer: watch)
    let flow = NumberFlow()
    controller.start(flow) { _, _ in }

    flow.finish(.completed(7))
    flow.finish(.cancelled)

    #expect(watch.lastResult == "Number completed")
    #expect(watch.defects == ["Number was misused finishedAfterEnd."])
  }

  @Test func `a flow that lives on after its end is a defect`() async {
    let watch = FlowWatch { _ in }
    let controller = FlowController(observer: watch)
    let flow = NumberFlow()
    controller.start(flow)

    flow.finish(.cancelled)
    await controller.idle()

    #expect(watch.defects == ["Number leaked SimulatedDeviceTests.NumberFlow."])
    withExtendedLifetime(flow) {}
  }

  @Test func `what happens is told, and nothing of the person with it`() {
    var news: [FlowNews] = []
    let watch = FlowWatch { news.append($0) }
    let controller = FlowController(observer: watch)
    let flow = NumberFlow()

    controller.start(flow)
    flow.finish(.completed(4711))

    #expect(news.map(\.description).prefix(2) == ["Number started", "Number reported completed"])
    #expect(!news.contains { $0.description.contains("4711") })
  }

  @Test func `a killed app tells nothing any more`() {
    var news: [FlowNews] = []
    let watch = FlowWatch { news.append($0) }
    let controller = FlowController(observer: watch)
    let flow = NumberFlow()
    controller.start(flow)

    watch.stop()
    flow.finish(.completed(1))

    #expect(news.map(\.event) == ["started"])
    #expect(watch.lastResult == nil)
  }
}

/// Not private: the name of a private type has an address in it.
@MainActor
final class NumberFlow: Flow {
  let context = FlowContext<FlowOutcome<Int>>()

  func didStart() {}
}
