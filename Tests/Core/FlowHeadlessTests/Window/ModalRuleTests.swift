import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct ModalRuleTests {
  @Test func `the navigation controller of a screen presents on its behalf`() {
    let desk = Desk()
    let modal = PlainScreen("Modal")

    desk.window.present(modal, over: desk.home, animated: false)

    #expect(modal.presentingViewController === desk.navigation)
    #expect(desk.home.presentedViewController === modal)
    #expect(desk.stack == "Home / Modal")
  }

  @Test func `a controller presents at most one other`() {
    let desk = Desk()
    desk.window.present(PlainScreen("Modal"), over: desk.home, animated: false)

    desk.window.present(PlainScreen("Other"), over: desk.home)

    #expect(desk.rules == [.alreadyPresents])
    #expect(desk.stack == "Home / Modal")
  }

  @Test func `dismissing a controller dismisses all above it`() {
    let desk = Desk()
    let lower = PlainScreen("Lower")
    desk.window.present(lower, over: desk.home, animated: false)
    desk.window.present(PlainScreen("Upper"), over: lower, as: .sheet, animated: false)

    desk.window.dismiss(desk.home, animated: false)

    #expect(desk.stack == "Home")
    #expect(lower.presentedViewController == nil)
    #expect(lower.presentingViewController == nil)
  }

  @Test func `dismissing a controller that presents another dismisses only that one`() {
    let desk = Desk()
    let lower = PlainScreen("Lower")
    desk.window.present(lower, over: desk.home, animated: false)
    desk.window.present(PlainScreen("Upper"), over: lower, animated: false)

    desk.window.dismiss(lower, animated: false)

    #expect(desk.stack == "Home / Lower")
  }

  @Test func `dismissing the topmost controller dismisses it`() {
    let desk = Desk()
    let modal = PlainScreen("Modal")
    desk.window.present(modal, over: desk.home, animated: false)

    desk.window.dismiss(modal, animated: false)

    #expect(desk.stack == "Home")
  }

  @Test func `a dismissal without a modal completes without a violation`() {
    let desk = Desk()
    var completions = 0

    let isDone = desk.window.dismiss(desk.home) { completions += 1 }

    #expect(isDone)
    #expect(completions == 1)
    #expect(desk.rules == [])
  }

  @Test func `a controller outside the window does not present`() {
    let desk = Desk()

    desk.window.present(PlainScreen("Modal"), over: PlainScreen("Elsewhere"))

    #expect(desk.rules == [.hostNotInWindow])
  }

  @Test func `a screen that is covered on its stack does not present`() {
    let desk = Desk()
    desk.push("A")

    desk.window.present(PlainScreen("Modal"), over: desk.home)

    #expect(desk.rules == [.hostNotInWindow])
  }

  @Test func `a visible controller is not presented`() {
    let desk = Desk()
    let top = desk.push("A")[0]

    desk.window.present(desk.home, over: top)

    #expect(desk.rules == [.alreadyShown])
  }

  @Test func `a screen on a stack cannot be the first screen of a presented stack`() {
    let desk = Desk()
    let screen = desk.push("A")[0]

    desk.window.present(HeadlessNavigationController(root: screen), over: desk.navigation)

    #expect(desk.rules == [.alreadyShown])
    #expect(desk.stack == "Home > A")
    #expect(screen.navigationController === desk.navigation)
  }

  @Test func `a screen that was removed from its stack can be the first one of another`() {
    let desk = Desk()
    let screen = desk.push("A")[0]
    desk.window.pop(from: desk.navigation, animated: false)

    desk.window.present(HeadlessNavigationController(root: screen), over: desk.navigation, animated: false)

    #expect(desk.stack == "Home / A")
    #expect(desk.rules == [])
  }

  @Test func `an empty stack is not presented`() {
    let desk = Desk()

    desk.window.present(HeadlessNavigationController(), over: desk.home)

    #expect(desk.rules == [.emptyStack])
    #expect(desk.stack == "Home")
  }

  @Test func `a custom style is shown by name, and can be pulled down if it is dismissible`() throws {
    let desk = Desk()
    desk.window.present(PlainScreen("Bubble"), over: desk.home, as: .popover, animated: false)
    #expect(ScreenRenderer().render(desk.window.snapshot).hasPrefix("== Bubble == (popover)\n"))
    #expect(desk.window.stack.entries.last?.placement == .presented(.popover))

    try desk.window.perform(.pullDown)
    desk.window.turn()
    desk.window.present(
      PlainScreen("Half"), over: desk.home, as: .sheet(heights: [.medium, .points(600)]), animated: false)

    #expect(ScreenRenderer().render(desk.window.snapshot).hasPrefix("== Half == (sheet)\n"))
    #expect(desk.window.snapshot?.exits == [.pullDown])
    #expect(ModalStyle.sheet(heights: [.medium]) != .sheet(heights: [.large]))
  }

  @Test func `an alert is presented as an alert, regardless of the given style`() {
    let desk = Desk()

    let alert = HeadlessAlertController(title: "Well?", answers: [ButtonRow("Yes") {}])
    desk.window.present(alert, over: desk.home, as: .sheet, animated: false)

    #expect(desk.window.stack.entries.last?.placement == .presented(.alert))
    #expect(desk.window.snapshot?.exits == [])
  }

  @Test func `an alert without answers is refused`() {
    let desk = Desk()

    desk.window.present(HeadlessAlertController(title: "Well", answers: []), over: desk.home)

    #expect(desk.rules == [.alertWithoutAnswers])
  }

  @Test func `a stack can change below a modal`() {
    let desk = Desk()
    desk.window.present(PlainScreen("Modal"), over: desk.home, animated: false)

    desk.push("A")

    #expect(desk.stack == "Home > A / Modal")
    #expect(desk.rules == [])
  }
}
