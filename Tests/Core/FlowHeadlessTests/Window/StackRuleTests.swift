import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct StackRuleTests {
  @Test func `a pop removes only the top screen`() {
    let desk = Desk()
    desk.push("A", "B")

    desk.window.pop(from: desk.navigation, animated: false)

    #expect(desk.stack == "Home > A")
  }

  @Test func `popping the first screen does nothing, without a violation`() {
    let desk = Desk()
    var completions = 0

    let isDone = desk.window.pop(from: desk.navigation) { completions += 1 }

    #expect(isDone)
    #expect(desk.stack == "Home")
    #expect(completions == 1)
    #expect(desk.rules == [])
  }

  @Test func `a pop to a screen removes all screens above it`() {
    let desk = Desk()
    let first = desk.push("A", "B", "C")[0]

    desk.window.pop(to: first, in: desk.navigation, animated: false)

    #expect(desk.stack == "Home > A")
  }

  @Test func `a pop to a screen that is not on the stack is refused`() {
    let desk = Desk()
    desk.push("A")

    desk.window.pop(to: PlainScreen("Elsewhere"), in: desk.navigation)

    #expect(desk.rules == [.notOnStack])
    #expect(desk.stack == "Home > A")
  }

  @Test func `the same instance is not pushed twice`() {
    let desk = Desk()
    let first = desk.push("A", "B")[0]

    desk.window.push(first, onto: desk.navigation)

    #expect(desk.rules == [.pushedTwice])
    #expect(desk.stack == "Home > A > B")
  }

  @Test func `a presented screen cannot be pushed`() {
    let desk = Desk()
    let modal = PlainScreen("Modal")
    desk.window.present(modal, over: desk.navigation, animated: false)

    desk.window.push(modal, onto: desk.navigation)

    #expect(desk.rules == [.alreadyShown])
  }

  @Test(arguments: [true, false])
  func `navigation controllers and alerts are not pushed`(isAlert: Bool) {
    let desk = Desk()
    let alert = HeadlessAlertController(title: "Really?", answers: [ButtonRow("Yes") {}])

    desk.window.push(isAlert ? alert : HeadlessNavigationController(), onto: desk.navigation)

    #expect(desk.rules == [.notPushable])
  }

  @Test func `a stack that is not in the window changes without a transition`() {
    let desk = Desk()
    let elsewhere = HeadlessNavigationController()

    desk.window.push(PlainScreen("A"), onto: elsewhere)

    #expect(!desk.window.isInTransition)
    #expect(elsewhere.viewControllers.count == 1)
    #expect(desk.rules == [])
  }

  @Test func `replacing a stack keeps the screens that both have`() {
    let desk = Desk()
    let first = desk.push("A", "B")[0]

    desk.window.setStack(of: desk.navigation, to: [first, PlainScreen("C")], animated: false)

    #expect(desk.stack == "A > C")
    #expect(desk.home.navigationController == nil)
    #expect(first.navigationController === desk.navigation)
  }
}
