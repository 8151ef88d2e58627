import FlowKit
import Testing

@testable import FlowHeadless

/// Visible transitions take time; invisible ones are over at once.
@MainActor
struct VisibleStackTests {
  @Test func `a selected stack in the window's root tabs is visible`() {
    let stack = HeadlessNavigationController(root: PlainScreen("Posts"))
    let window = HeadlessWindow(rootViewController: HeadlessTabBarController([("Feed", stack)]))

    window.push(PlainScreen("Post"), onto: stack)

    #expect(window.isInTransition)
  }

  @Test(arguments: [0, 1])
  func `a stack in nested tabs is visible if the outer tab is`(selected: Int) {
    let stack = HeadlessNavigationController(root: PlainScreen("Posts"))
    let inner = HeadlessTabBarController([("Feed", stack)])
    let outer = HeadlessTabBarController([
      ("Home", HeadlessNavigationController(root: PlainScreen("Home"))),
      ("More", HeadlessNavigationController(root: inner)),
    ])
    let desk = Desk()
    desk.window.push(outer, onto: desk.navigation, animated: false)
    desk.window.select(selected, of: outer)

    desk.window.push(PlainScreen("Post"), onto: stack)

    #expect(desk.window.isInTransition == (selected == 1))
  }

  @Test func `a screen that was removed and shown again is removed with the one below it`() {
    let desk = Desk()
    let screens = desk.push("A", "B")
    _ = desk.window.remove([screens[1]], animated: false, call: "remove B")
    desk.window.push(screens[1], onto: desk.navigation, animated: false)

    _ = desk.window.remove([screens[0]], animated: false, call: "remove A")

    #expect(desk.stack == "Home")
  }
}
