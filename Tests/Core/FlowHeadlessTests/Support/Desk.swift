import FlowHeadless

/// A window with a navigation controller and one screen, `Home`, on it.
@MainActor
struct Desk {
  let home = PlainScreen("Home")
  let navigation: HeadlessNavigationController
  let window: HeadlessWindow

  init() {
    navigation = HeadlessNavigationController(root: home)
    window = HeadlessWindow(rootViewController: navigation)
  }

  var stack: String { window.stack.description }
  var rules: [Violation.Rule] { window.violations.map(\.rule) }

  /// Pushes screens of these names, and waits for none.
  @discardableResult
  func push(_ names: String...) -> [PlainScreen] {
    names.map { name in
      let screen = PlainScreen(name)
      window.push(screen, onto: navigation, animated: false)
      return screen
    }
  }
}
