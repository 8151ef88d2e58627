import FlowKit
import FlowTesting
import Testing

@testable import FlowProgram

@MainActor
struct DeviceFlowObserverTests {
  @Test func `a second report is a defect, and the first result is kept`() {
    let flowObserver = DeviceFlowObserver { _ in }
    let controller = FlowController(observer: flowObserver)
    let flow = NumberFlow()
    controller.start(flow) { _, _ in }

    flow.finish(.completed(7))
    flow.finish(.cancelled)

    #expect(flowObserver.lastResult == "Number completed")
    #expect(flowObserver.defects == ["Number was misused finishedAfterEnd."])
  }

  @Test func `a flow that is not released after its end is a defect`() async {
    let flowObserver = DeviceFlowObserver { _ in }
    let controller = FlowController(observer: flowObserver)
    let flow = NumberFlow()
    controller.start(flow)

    flow.finish(.cancelled)
    await controller.idle()

    #expect(flowObserver.defects == ["Number leaked FlowProgramTests.NumberFlow."])
    withExtendedLifetime(flow) {}
  }

  // Catches an explorer that takes a visit that is over for the place of a search.
  @Test(arguments: [true, false])
  func `a flow that is visited again is so until it reports or ends`(reports: Bool) {
    let end = reports ? FlowEvent.reported(FlowOutcome<Int>.cancelled) : .ended
    let flowObserver = DeviceFlowObserver { _ in }
    let (flow, other) = (NumberFlow(), NumberFlow())
    let controller = FlowController(observer: flowObserver)
    controller.start(flow) { _, _ in }
    controller.start(other) { _, _ in }
    let nodes = (flow.context.node, other.context.node)

    flowObserver.flow(nodes.0, did: .resumed)
    flowObserver.flow(nodes.1, did: end)
    #expect(flowObserver.isVisitedAgain)
    flowObserver.flow(nodes.0, did: end)
    #expect(!flowObserver.isVisitedAgain)
  }

  @Test func `events are described without personal data`() {
    var events: [FlowEventDescription] = []
    let flowObserver = DeviceFlowObserver { events.append($0) }
    let controller = FlowController(observer: flowObserver)
    let flow = NumberFlow()

    controller.start(flow)
    flow.finish(.completed(4711))

    #expect(events.map(\.description).prefix(2) == ["Number started", "Number reported completed"])
    #expect(!events.contains { $0.description.contains("4711") })
  }

  @Test func `a killed app reports no events`() {
    var events: [FlowEventDescription] = []
    let flowObserver = DeviceFlowObserver { events.append($0) }
    let controller = FlowController(observer: flowObserver)
    let flow = NumberFlow()
    controller.start(flow)

    flowObserver.stop()
    flow.finish(.completed(1))

    #expect(events.map(\.event) == ["started"])
    #expect(flowObserver.lastResult == nil)
  }
}

/// Not private: the name of a private type has an address in it.
@MainActor
final class NumberFlow: Flow {
  let context = FlowContext<FlowOutcome<Int>>()

  func didStart() {}
}
