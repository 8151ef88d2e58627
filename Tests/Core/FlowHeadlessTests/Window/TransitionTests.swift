import Testing

@testable import FlowHeadless

@MainActor
struct TransitionTests {
  @Test func `an animated transition is in progress until the run loop turns`() {
    let desk = Desk()
    var isUp = false

    desk.window.push(PlainScreen("Next"), onto: desk.navigation) { isUp = true }

    #expect(desk.window.isInTransition)
    #expect(!isUp)
    desk.window.turn()
    #expect(!desk.window.isInTransition)
    #expect(isUp)
  }

  @Test func `a transition without animation is over when the call returns`() {
    let desk = Desk()
    var isUp = false

    desk.window.push(PlainScreen("Next"), onto: desk.navigation, animated: false) { isUp = true }

    #expect(!desk.window.isInTransition)
    #expect(isUp)
  }

  @Test func `a transition that begins in a completion needs another turn`() {
    let desk = Desk()
    desk.window.push(PlainScreen("A"), onto: desk.navigation) {
      desk.window.push(PlainScreen("B"), onto: desk.navigation)
    }

    desk.window.turn()

    #expect(desk.window.isInTransition)
    #expect(desk.stack == "Home > A > B")
    desk.window.turn()
    #expect(!desk.window.isInTransition)
  }

  @Test func `a turn without a transition changes nothing`() {
    let desk = Desk()

    desk.window.turn()

    #expect(desk.stack == "Home")
  }

  @Test func `a closure for the settled window is called at once if no transition is in progress`() {
    let desk = Desk()
    var calls = 0

    desk.window.whenSettled { calls += 1 }

    #expect(calls == 1)
  }

  @Test func `pending closures are called in order, each when the window is settled again`() {
    let desk = Desk()
    var calls: [String] = []
    desk.window.push(PlainScreen("A"), onto: desk.navigation)
    desk.window.whenSettled {
      calls.append("first")
      desk.window.push(PlainScreen("B"), onto: desk.navigation)
    }
    desk.window.whenSettled { calls.append("second") }

    desk.window.turn()

    #expect(calls == ["first"])
    desk.window.turn()
    #expect(calls == ["first", "second"])
    #expect(desk.rules == [])
  }

  @Test func `pending closures also wait for the end of a held swipe`() throws {
    let desk = Desk()
    desk.push("A")
    try desk.window.perform(.swipeBack(.held))
    var calls = 0
    desk.window.whenSettled { calls += 1 }

    desk.window.turn()

    #expect(calls == 0)
    try desk.window.perform(.cancelSwipe)
    desk.window.turn()
    #expect(calls == 1)
  }

  @Test func `a screen is revealed when it is uncovered, and not when it is new`() {
    let desk = Desk()
    let below = desk.push("A", "B")[0]

    desk.window.pop(from: desk.navigation)
    #expect(desk.window.transition?.revealed === below)
    desk.window.turn()
    desk.window.setStack(of: desk.navigation, to: [PlainScreen("C")])

    #expect(desk.window.transition?.revealed == nil)
    desk.window.turn()
    desk.window.setStack(of: desk.navigation, to: [below, PlainScreen("D")], animated: false)
    desk.window.setStack(of: desk.navigation, to: [below])
    #expect(desk.window.transition?.revealed === below)
  }

  @Test func `a view is loaded once, when its screen first becomes visible`() {
    let desk = Desk()
    let below = PlainScreen("Below")
    let top = PlainScreen("Top")

    desk.window.setStack(of: desk.navigation, to: [below, top], animated: false)

    #expect(desk.home.loads == 1)
    #expect(below.loads == 0)
    #expect(top.loads == 1)
    desk.window.pop(from: desk.navigation, animated: false)
    desk.window.push(PlainScreen("Again"), onto: desk.navigation, animated: false)
    desk.window.pop(from: desk.navigation, animated: false)
    #expect(below.loads == 1)
  }
}
