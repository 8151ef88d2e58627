import FlowKit
import FlowTesting
import Testing

@testable import Articles

/// The examples of the articles, each in both ways: with transitions that are complete at once, and with those that take time.
@MainActor
struct ArticlesTests {
  @Test func `a delegate ends the flow, and its caller dismisses it`() async {
    await FlowTests.bothWays {
      let test = FlowTest<ButtonFlowResult>()
      let screen = ButtonScreen()
      test.start(ButtonFlow(test.window.presenting(), screen: screen))

      screen.pressButton()

      #expect(test.results == [.buttonPressed])
      test.dismisser?.dismiss()
      test.window.settle()
      #expect(test.window.modalCount == 0)
    }
  }

  @Test func `closures lead from the form to the result`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<String>>()
      let screens = RecordedLogin()
      test.start(LoginFlow(test.window.pushing, email: "ada@example.com", screens: screens))

      screens.onLogin?()
      screens.onContinue?()

      #expect(test.window.viewControllers.map { "\($0)" } == ["Log in as ada@example.com", "Success"])
      #expect(test.results == [.completed("ada@example.com")])
    }
  }

  @Test func `an action pushes a detail or presents a menu`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Never>>()
      let (list, menu) = (FishListScreen(), TestScreen("Menu"))
      test.start(FishFlow(test.window.pushing, list: list, makeDetail: { TestScreen($0) }, menu: menu))

      list.callback?(.showDetail(fish: "Carp"))
      test.window.settle()
      test.window.goBack()
      test.window.settle()
      list.callback?(.showMenu)
      test.window.settle()

      #expect(test.window.top === menu)
      test.window.pullDown()
      test.window.settle()
      #expect(test.window.top === list)
      #expect(test.results == [])
    }
  }

  @Test func `one screen has two routers, and two outcomes`() async {
    await FlowTests.bothWays {
      let (buying, adding) = (FlowTest<FlowOutcome<Never>>(), FlowTest<FlowOutcome<String>>())
      let screens = RecordedProducts()

      buying.start(BuyProductFlow(buying.window.pushing, screens: screens))
      screens.router?.didSelect("Lamp")
      adding.start(AddToCartFlow(adding.window.presenting(), screens: screens))
      screens.router?.didSelect("Lamp")

      buying.window.settle()
      #expect(buying.window.viewControllers.map { "\($0)" } == ["Products", "Lamp"])
      #expect(adding.results == [.completed("Lamp")])
    }
  }

  @Test func `a stream of events ends with the visit`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<Int>>()
      let screen = EmittingScreen()
      test.start(EmitterFlow(test.window.pushing, screen: screen))

      for event in [EmittingScreen.Event.didTapButton, .didTapButton, .didTapDone, .didTapDone] {
        screen.emitter.yield(event)
      }
      for _ in 0..<1_000_000 where test.results.isEmpty { await nextTurn() }

      #expect(test.results == [.completed(2)])
      #expect(test.recorder.misuses == [])
    }
  }

  @Test(arguments: [
    (CardFlowResult.success(card: "4242"), FlowOutcome.completed("4242")), (.failure(reason: "expired"), .cancelled),
  ])
  func `a flow continues with its sub-flow's result`(result: CardFlowResult, outcome: FlowOutcome<String>) async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<String>>()
      let (basket, confirmation) = (ButtonScreen(), ButtonScreen())
      test.start(
        PaymentFlow(test.window.pushing, basket: basket, confirmation: confirmation) {
          StubFlow("card", $0, returning: CardFlowResult.self) { $0.finish(result) }
        })

      basket.pressButton()
      test.window.settle()
      confirmation.pressButton()

      #expect(test.results == [outcome])
    }
  }

  @Test func `leaving the sub-flow leads back to the flow`() async {
    await FlowTests.bothWays {
      let test = FlowTest<FlowOutcome<String>>()
      let basket = ButtonScreen()
      test.start(
        PaymentFlow(test.window.pushing, basket: basket, confirmation: ButtonScreen()) {
          StubFlow("card", $0, returning: CardFlowResult.self)
        })

      basket.pressButton()
      test.window.settle()
      test.window.pullDown()
      test.window.settle()

      #expect(test.window.top === basket)
      #expect(test.results == [])
    }
  }
}

private final class RecordedLogin: LoginScreens {
  private(set) var onLogin: Completion?
  private(set) var onContinue: Completion?

  func makeLoginForm(email: String, onLogin: @escaping Completion) -> any ViewController {
    self.onLogin = onLogin
    return TestScreen("Log in as \(email)")
  }

  func makeSuccess(onContinue: @escaping Completion) -> any ViewController {
    self.onContinue = onContinue
    return TestScreen("Success")
  }
}

private final class RecordedProducts: ProductScreens {
  private(set) weak var router: (any ProductListRouter)?

  func makeList(_ router: any ProductListRouter) -> any ViewController {
    self.router = router
    return TestScreen("Products")
  }

  func makeDetail(of product: String) -> any ViewController { TestScreen(product) }
}
