import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct LeavingTests {
  private let desk = Desk()

  @Test func `the root of the window cannot be left`() {
    #expect(desk.window.snapshot?.exits == [])
    #expect(throws: ActionError.noExit(.back)) { try desk.window.perform(.back) }
    desk.navigation.hasCloseButton = true
    #expect(desk.window.snapshot?.exits == [])
  }

  @Test(arguments: [PersonAction.back, .swipeBack(.finished)])
  func `going back is a transition like any other`(action: PersonAction) throws {
    desk.push("A", "B")
    #expect(desk.window.snapshot?.exits == [.back, .swipeBack])

    try desk.window.perform(action)

    #expect(desk.window.isInTransition)
    desk.window.turn()
    #expect(desk.stack == "Home > A")
  }

  @Test func `a cancelled swipe changes nothing`() throws {
    desk.push("A")
    let before = desk.window.snapshot

    try desk.window.perform(.swipeBack(.cancelled))
    desk.window.turn()

    #expect(desk.window.snapshot == before)
  }

  @Test func `a held swipe can be finished`() throws {
    desk.push("A")

    try desk.window.perform(.swipeBack(.held))
    #expect(desk.window.snapshot?.isSwiping == true)
    #expect(desk.stack == "Home > A")
    try desk.window.perform(.finishSwipe)
    desk.window.turn()

    #expect(desk.stack == "Home")
    #expect(desk.window.snapshot?.isSwiping == false)
  }

  @Test(
    arguments: [
      PersonAction.back, .backTo("Home"), .swipeBack(.finished), .pullDown, .tap("Delete"),
      .fill("First name", with: "Eve"), .choose("Finland", for: "Country"), .selectTab("Mail"),
    ])
  func `no other action is possible during a held swipe`(action: PersonAction) throws {
    let form = FormScreen()
    desk.window.push(form, onto: desk.navigation, animated: false)
    try desk.window.perform(.swipeBack(.held))

    #expect(throws: ActionError.swipeInProgress) { try desk.window.perform(action) }

    #expect(form.messages == [])
    #expect(desk.stack == "Home > Form")
  }

  @Test(arguments: [(ModalStyle.sheet, [Exit.close, .pullDown]), (.fullScreen, [.close])])
  func `the first screen of a presented stack has the added close button`(
    style: ModalStyle, exits: [Exit]
  ) throws {
    let modal = HeadlessNavigationController(root: PlainScreen("A"))
    modal.hasCloseButton = true
    desk.window.present(modal, over: desk.navigation, as: style, animated: false)
    #expect(desk.window.snapshot?.exits == exits)

    try desk.window.perform(.back)
    desk.window.turn()

    #expect(desk.stack == "Home")
  }

  @Test(arguments: [(ModalStyle.sheet, [Exit.pullDown]), (.fullScreen, [])])
  func `a presented stack has no close button unless it was added`(style: ModalStyle, exits: [Exit]) {
    let modal = HeadlessNavigationController(root: PlainScreen("A"))

    desk.window.present(modal, over: desk.navigation, as: style, animated: false)

    #expect(desk.window.snapshot?.exits == exits)
    #expect(throws: ActionError.noExit(.back)) { try desk.window.perform(.back) }
    #expect(desk.stack == "Home / A")
  }

  @Test func `a sheet is pulled down with its whole stack`() throws {
    let modal = HeadlessNavigationController(root: PlainScreen("A"))
    desk.window.present(modal, over: desk.navigation, as: .sheet, animated: false)
    desk.window.push(PlainScreen("B"), onto: modal, animated: false)
    #expect(desk.window.snapshot?.exits == [.back, .swipeBack, .pullDown])

    try desk.window.perform(.pullDown)
    desk.window.turn()

    #expect(desk.stack == "Home")
  }

  @Test func `a full-screen modal cannot be pulled down, even above a sheet`() {
    let sheet = PlainScreen("Sheet")
    desk.window.present(sheet, over: desk.home, as: .sheet, animated: false)
    desk.window.present(PlainScreen("Cover"), over: sheet, as: .fullScreen, animated: false)

    #expect(throws: ActionError.noExit(.pullDown)) { try desk.window.perform(.pullDown) }
  }

  @Test(arguments: [PersonAction.back, .swipeBack(.finished), .pullDown])
  func `a busy screen cannot be left`(action: PersonAction) throws {
    let modal = HeadlessNavigationController(root: PlainScreen("A"))
    desk.window.present(modal, over: desk.home, as: .sheet, animated: false)
    let form = FormScreen()
    form.isBusy = true
    desk.window.push(form, onto: modal, animated: false)

    #expect(throws: ActionError.busy) { try desk.window.perform(action) }
    #expect(desk.window.snapshot?.exits == [])

    form.isBusy = false
    form.display()
    try desk.window.perform(action)
  }

  @Test func `an alert is dismissed first, and then its action runs`() throws {
    var stackAtAnswer: String?
    let alert = HeadlessAlertController(
      title: "Leave?", message: "Nothing is lost.",
      answers: [
        ButtonRow("Stay", role: .cancel) {},
        ButtonRow("Leave") { [desk] in stackAtAnswer = desk.stack },
      ])
    desk.window.present(alert, over: desk.home, animated: false)
    #expect(desk.stack == "Home / Alert")

    try desk.window.perform(.tap("Leave"))

    #expect(stackAtAnswer == nil)
    desk.window.turn()
    #expect(stackAtAnswer == "Home")
  }

  @Test(arguments: [PersonAction.back, .swipeBack(.finished), .pullDown])
  func `an alert can only be dismissed by an answer`(action: PersonAction) {
    desk.push("A")
    desk.window.present(
      HeadlessAlertController(title: "Well?", answers: [ButtonRow("Yes") {}]), over: desk.navigation, as: .sheet,
      animated: false)

    #expect(throws: ActionError.self) { try desk.window.perform(action) }
    #expect(desk.stack == "Home > A / Alert")
  }

  @Test func `a cancelled swipe is an animated transition`() throws {
    desk.push("A")

    try desk.window.perform(.swipeBack(.cancelled))

    #expect(desk.window.isInTransition)
    desk.window.turn()
    #expect(desk.stack == "Home > A")
  }
}
