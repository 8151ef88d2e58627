import FlowHeadless
import Testing

/// Refused changes of a stack, and changes without a transition.
@MainActor
struct SetStackTests {
  private let desk = Desk()

  @Test func `a stack with the same screen twice is refused, and completes`() {
    let screen = PlainScreen("A")
    var completions = 0

    let isDone = desk.window.setStack(of: desk.navigation, to: [screen, screen]) { completions += 1 }

    #expect(!isDone)
    #expect(completions == 1)
    #expect(desk.rules == [.pushedTwice])
    #expect(desk.stack == "Home")
  }

  @Test func `a hidden stack changes at once`() {
    let hidden = HeadlessNavigationController(root: PlainScreen("A"))

    desk.window.setStack(of: hidden, to: [PlainScreen("B"), PlainScreen("C")])
    let isInTransition = desk.window.isInTransition
    desk.window.pop(from: hidden)

    #expect(!isInTransition)
    #expect(!desk.window.isInTransition)
    #expect(hidden.viewControllers.map(\.screenName) == ["B"])
  }
}
