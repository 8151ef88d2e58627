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
      flow.didEnter(name: "Ada")
      flow.didEnter(host: "Charles")

      #expect(test.results == [.completed(Badge(name: "Ada", host: "Charles"))])
    }
  }

  @Test func `a second badge is misuse`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Badge>>()
      let flow = BadgeFlow(test.window.pushing, screens: Screens())
      test.start(flow)

      flow.didEnter(host: "Charles")
      flow.didEnter(host: "Grace")

      #expect(test.recorder.misuses == [.finishedTwice])
    }
  }

  @Test func `its caller keeps the badge, and dismisses the sheet`() async throws {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let screens = Screens()
      let reception = ReceptionFlow(test.window.pushing, desk: TestScreen("Desk"), screens: screens)
      test.start(reception)

      reception.didTapNewBadge()
      screens.flow?.didEnter(name: "Ada")
      screens.flow?.didEnter(host: "Charles")

      #expect(reception.badges == [Badge(name: "Ada", host: "Charles")])
      #expect(test.window.viewControllers.count == 1)
    }
  }

  @Test func `the badges are cleared only after a question`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let screens = Screens()
      let reception = ReceptionFlow(test.window.pushing, desk: TestScreen("Desk"), screens: screens)
      test.start(reception)
      reception.didTapNewBadge()
      screens.flow?.didEnter(host: "Charles")

      reception.didTapClear()
      #expect(test.window.answer("Keep"))
      #expect(reception.badges.count == 1)

      reception.didTapClear()
      #expect(test.window.answer("Clear"))
      #expect(reception.badges == [])
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
}
