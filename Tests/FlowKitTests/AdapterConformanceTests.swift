import FlowKit
import FlowTesting
import Testing

@MainActor
struct AdapterConformanceTests {
  @Test(arguments: [false, true])
  func `the test window does what FlowKit relies on`(holdsTransitions: Bool) {
    let failures = AdapterConformance.failures { TestStage(holdsTransitions: holdsTransitions) }

    #expect(failures == [])
  }
}

@MainActor
private final class TestStage: AdapterStage {
  let window = TestWindow()

  init(holdsTransitions: Bool) {
    window.holdsTransitions = holdsTransitions
  }

  var factory: any ViewControllerPresenterFactory { window }
  var navigation: any NavigationController { window.navigation }
  var shown: [any ViewController] { window.viewControllers }

  func makeViewController() -> any ViewController { TestScreen("screen") }
  func settle() { window.settle() }
  func goBack() { window.goBack() }
  func swipeBack(lettingGoEarly: Bool) { window.swipeBack(lettingGoEarly: lettingGoEarly) }
  func pullDown() { window.pullDown() }
}
