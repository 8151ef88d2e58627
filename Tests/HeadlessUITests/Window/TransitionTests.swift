import Testing

@testable import HeadlessUI

@MainActor
struct TransitionTests {
  @Test func `an animated transition is on its way until the run loop turns`() {
    let desk = Desk()
    var isUp = false

    desk.window.push(PlainScreen("Next"), onto: desk.navigation) { isUp = true }

    #expect(desk.window.isInTransition)
    #expect(!isUp)
    desk.window.turn()
    #expect(!desk.window.isInTransition)
    #expect(isUp)
  }

  @Test func `an unanimated transition is done when the call returns`() {
    let desk = Desk()
    var isUp = false

    desk.window.push(PlainScreen("Next"), onto: desk.navigation, animated: false) { isUp = true }

    #expect(!desk.window.isInTransition)
    #expect(isUp)
  }

  @Test func `a transition that a completion begins needs a turn of its own`() {
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

  @Test func `a turn with nothing on its way changes nothing`() {
    let desk = Desk()

    desk.window.turn()

    #expect(desk.stack == "Home")
  }

  @Test func `whoever waits for the window to settle is called at once when nothing moves`() {
    let desk = Desk()
    var calls = 0

    desk.window.whenSettled { calls += 1 }

    #expect(calls == 1)
  }

  @Test func `those who wait are called in order, each when the one before has settled`() {
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

  @Test func `those who wait also wait for a swipe that is half way`() throws {
    let desk = Desk()
    desk.push("A")
    try desk.window.perform(.swipeBack(.held))
    var calls = 0
    desk.window.whenSettled { calls += 1 }

    desk.window.turn()

    #expect(calls == 0)
    try desk.window.perform(.callOffSwipe)
    desk.window.turn()
    #expect(calls == 1)
  }

  @Test func `a screen is revealed when it is the top again, and not when it is new`() {
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

  @Test func `a view is loaded once, when its screen first comes on show`() {
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
