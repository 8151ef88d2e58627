import FlowHeadless
import FlowKit
import FlowTesting
import Testing

@MainActor
struct AdapterConformanceTests {
  @Test func `the headless presenters pass the conformance suite`() async {
    let failures = await AdapterConformance.failures { HeadlessStage() }

    #expect(failures == [])
  }
}

@MainActor
private final class HeadlessStage: AdapterStage {
  private let root = HeadlessNavigationController(root: PlainScreen("Bottom"))
  private let window: HeadlessWindow
  private var made = 0
  private(set) var movementCount = 0

  init() {
    window = HeadlessWindow(rootViewController: root)
  }

  var factory: any ViewControllerPresenterFactory { HeadlessPresenterFactory(window: window) }
  var navigation: any NavigationController { root }
  var shown: [any ViewController] { window.viewControllers.filter { $0.screenName != "Bottom" } }

  func makeViewController() -> any ViewController {
    made += 1
    return PlainScreen("Screen \(made)")
  }

  func settle() {
    while window.isInTransition {
      movementCount += 1
      window.turn()
    }
  }

  func goBack() { try? window.perform(.back) }
  func goBack(to viewController: any ViewController) {
    if let screen = viewController as? PlainScreen { try? window.perform(.backTo(screen.screenName)) }
  }
  func beginSwipeBack() { try? window.perform(.swipeBack(.held)) }
  func endSwipeBack(cancelled: Bool) { try? window.perform(cancelled ? .cancelSwipe : .finishSwipe) }
  func pullDown() { try? window.perform(.pullDown) }
  func answer(_ label: String) { try? window.perform(.tap(label)) }
  func select(tab title: String) { try? window.perform(.selectTab(title)) }

  func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
    guard let screen = viewController as? PlainScreen else { return false }
    screen.show(LocalizedText(verbatim: screen.screenName), isBusy: isBusy)
    return true
  }

  func removeByForeignCode(_ viewController: any ViewController) -> Bool {
    guard let screen = viewController as? HeadlessViewController else { return false }
    if let stack = screen.navigationController, let index = stack.viewControllers.firstIndex(where: { $0 === screen }),
      index > 0
    {
      return window.pop(to: stack.viewControllers[index - 1], in: stack)
    }
    return window.dismiss(screen.presentingViewController ?? screen)
  }
}
