package import FlowKit
import FlowTesting

/// The arrays of a test's window, where a person can do everything.
@MainActor
package final class TestWindowStage: PlayStage {
  private let window: TestWindow
  private var isSwiping = false

  init(_ pace: TestWindow.Pace) {
    window = TestWindow(pace: pace)
  }

  package var factory: any ViewControllerPresenterFactory { window }
  package var navigation: any NavigationController { window.navigation }
  package var shown: [any ViewController] { window.viewControllers }
  package var movesLikeUIKit: Bool { false }

  package func makeScreen(_ number: Int) -> any ViewController { PlayScreen(number) }
  package func number(of viewController: any ViewController) -> Int {
    switch viewController {
    case let screen as PlayScreen: screen.number
    case let alert as TestAlert: Int(alert.content.title.developerForm) ?? 0
    case let tabs as TestTabBarController: Int(tabs.titles.first?.developerForm.prefix { $0 != "." } ?? "") ?? 0
    default: 0
    }
  }

  package func settleOne() -> Bool { window.settleOne() }
}

// MARK: - The person

extension TestWindowStage {
  package func goBack() -> Bool {
    window.goBack()
    return true
  }

  package func beginSwipe() -> Bool {
    if !isSwiping { isSwiping = window.beginSwipeBack() }
    return true
  }

  package func endSwipe(cancelled: Bool) -> Bool {
    guard isSwiping else { return true }
    isSwiping = false
    window.endSwipeBack(cancelled: cancelled)
    return true
  }

  package func pullDown() -> Bool {
    window.pullDown()
    return true
  }

  package func goBack(to screen: (any ViewController)?) -> Bool {
    window.goBack(to: screen)
    return true
  }

  package func answer(_ label: String) -> Bool {
    window.answer(LocalizedText(verbatim: label))
    return true
  }

  package func select(tab index: Int) -> Bool {
    window.select(tab: index)
    return true
  }
}
