import FlowKit
import FlowTesting
import Testing

@testable import KernelClient

@MainActor
struct BadgeFlowTests {
  @Test func `ends with a badge`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let flow = BadgeFlow(test.window.pushing, screens: Screens())
      test.start(flow)

      flow.didEnter(name: "Ada")
      flow.didEnter(host: "Charles")

      #expect(test.results == [.completed(Badge(name: "Ada", host: "Charles"))])
    }
  }

  @Test func `is cancelled when the visitor pulls the sheet down, and leaves nothing behind`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let screens = Screens()
      test.start(BadgeFlow(test.window.presenting(.sheet), screens: screens))
      screens.flow?.didEnter(name: "Ada")

      test.window.pullDown()

      #expect(test.results == [.cancelled])
      let problems = await test.problems()
      #expect(problems == [])
    }
  }

  @Test func `the visitor may go back and correct the name`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let flow = BadgeFlow(test.window.pushing, screens: Screens())
      test.start(flow)

      flow.didEnter(name: "Adda")
      test.window.goBack()
      #expect(test.window.names == ["Name"])
      flow.didEnter(name: "Ada")
      flow.didEnter(host: "Charles")

      #expect(test.results == [.completed(Badge(name: "Ada", host: "Charles"))])
    }
  }

  @Test func `is cancelled by its button only after a question`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let flow = BadgeFlow(test.window.pushing, screens: Screens())
      test.start(flow)

      flow.didTapLeave()
      #expect(test.window.names == ["Name", "Leave without a badge?"])
      #expect(test.window.answer("Stay"))
      #expect(test.results == [])

      flow.didTapLeave()
      #expect(test.window.answer("Leave"))
      #expect(test.results == [.cancelled])
    }
  }

  @Test func `a second badge is misuse, and the first one counts`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let flow = BadgeFlow(test.window.pushing, screens: Screens())
      test.start(flow)

      flow.didEnter(host: "Charles")
      flow.didEnter(host: "Grace")

      #expect(test.results == [.completed(Badge(name: "", host: "Charles"))])
      #expect(test.recorder.misuses == [.finishedTwice])
    }
  }

  @Test func `its caller dismisses the sheet, and shows the badge`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let screens = Screens()
      let reception = ReceptionFlow(test.window.pushing, desk: TestScreen("Desk"), screens: screens)
      test.start(reception)

      reception.didTapNewBadge()
      screens.flow?.didEnter(name: "Ada")
      #expect(test.window.names == ["Desk", "Name", "Host"])
      screens.flow?.didEnter(host: "Charles")

      #expect(test.window.names == ["Desk", "Badge of Ada"])
    }
  }

  @Test func `a second tap on the caller's button starts nothing`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let reception = ReceptionFlow(test.window.pushing, desk: TestScreen("Desk"), screens: Screens())
      test.start(reception)

      reception.didTapNewBadge()
      reception.didTapNewBadge()

      #expect(test.window.names == ["Desk", "Name"])
      #expect(reception.context.subflows.count == 1)
    }
  }

  @Test func `its caller shows nothing when there is no badge`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let reception = ReceptionFlow(test.window.pushing, desk: TestScreen("Desk"), screens: Screens())
      test.start(reception)

      reception.didTapNewBadge()
      test.window.pullDown()

      #expect(test.window.names == ["Desk"])
    }
  }
}

/// Screens that show nothing, and the flow that they belong to.
private final class Screens: BadgeScreens {
  private(set) weak var flow: BadgeFlow?

  func makeName(_ flow: BadgeFlow) -> any ViewController {
    self.flow = flow
    return TestScreen("Name")
  }

  func makeHost(_ flow: BadgeFlow) -> any ViewController { TestScreen("Host") }
  func makeBadge(_ badge: Badge) -> any ViewController { TestScreen("Badge of \(badge.name)") }
}
