import FlowHeadless
import FlowKit
import Testing

@MainActor
struct LongPressTests {
  private let flows = FlowDesk()

  @Test func `the menu of the back button lists the screens below, and goes back several at once`() async throws {
    let outer = await flows.start("A", flows.pushed)
    await flows.start("B", outer.context.pushing, in: outer)
    await flows.start("C", outer.context.pushing, in: outer)
    #expect(flows.window.snapshot?.backTitles == ["B", "A", "Home"])

    try flows.window.perform(.backTo("Home"))
    flows.window.turn()

    #expect(!flows.window.isInTransition)
    #expect(flows.desk.stack == "Home")
    #expect(
      flows.recorder.events == [
        "C: lost C", "B: lost B", "A: lost A", "C: terminated", "B: terminated", "A: reported cancelled",
      ])
  }

  @Test func `of several screens with the same title, the topmost is chosen`() throws {
    let desk = Desk()
    desk.push("A", "B", "A", "C")

    try desk.window.perform(.backTo("A"))
    desk.window.turn()

    #expect(desk.stack == "Home > A > B > A")
  }

  @Test func `a screen that was never loaded is listed by its name`() {
    let desk = Desk()
    desk.window.setStack(
      of: desk.navigation, to: [desk.home, PlainScreen("Never seen"), PlainScreen("Top")], animated: false)

    #expect(desk.window.snapshot?.backTitles == ["Never seen", "Home"])
  }

  @Test func `screens are listed by title, unless the top screen is busy`() throws {
    let desk = Desk()
    let form = FormScreen()
    desk.window.push(form, onto: desk.navigation, animated: false)
    let top = desk.push("A")[0]
    #expect(desk.window.snapshot?.backTitles == ["Your details", "Home"])
    top.show("A", isBusy: true)
    #expect(desk.window.snapshot?.backTitles == [])
    top.show("A")

    try desk.window.perform(.backTo("Your details"))
    desk.window.turn()

    #expect(desk.stack == "Home > Form")
  }

  @Test func `a screen that is not below cannot be chosen`() {
    let desk = Desk()
    #expect(throws: ActionError.noExit(.back)) { try desk.window.perform(.backTo("Home")) }
    desk.push("Alpha", "Beta")

    #expect(throws: ActionError.noScreenBelow("Alpa", nearest: "Alpha")) { try desk.window.perform(.backTo("Alpa")) }
    #expect(throws: ActionError.noScreenBelow("Beta", nearest: nil)) { try desk.window.perform(.backTo("Beta")) }
    #expect(desk.stack == "Home > Alpha > Beta")
  }
}
