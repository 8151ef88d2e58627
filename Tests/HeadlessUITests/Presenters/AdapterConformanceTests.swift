import FlowKit
import FlowTesting
import HeadlessUI
import Testing

@MainActor
struct AdapterConformanceTests {
  @Test func `the headless presenters do what FlowKit relies on`() {
    let failures = AdapterConformance.failures { HeadlessStage() }

    #expect(failures == [])
  }
}

@MainActor
private final class HeadlessStage: AdapterStage {
  private let root = HeadlessNavigationController(root: HeadlessViewController())
  private let window: HeadlessWindow
  private var made: [HeadlessViewController] = []

  init() {
    window = HeadlessWindow(rootViewController: root)
  }

  var factory: any ViewControllerPresenterFactory { HeadlessPresenterFactory(window: window) }
  var navigation: any NavigationController { root }
  var shown: [any ViewController] { made.filter { $0.window === window } }

  func makeViewController() -> any ViewController {
    made.append(HeadlessViewController())
    return made[made.count - 1]
  }

  func settle() { while window.isInTransition { window.turn() } }
  func goBack() { try? window.perform(.back) }
  func swipeBack(lettingGoEarly: Bool) { try? window.perform(.swipeBack(lettingGoEarly ? .calledOff : .finished)) }
  func pullDown() { try? window.perform(.pullDown) }
}
