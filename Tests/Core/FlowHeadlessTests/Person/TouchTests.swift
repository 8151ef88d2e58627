import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct TouchTests {
  private let form = FormScreen()
  private let window: HeadlessWindow

  init() {
    window = HeadlessWindow(rootViewController: form)
  }

  @Test func `a person types, chooses and taps`() throws {
    try window.perform(.fill("First name", with: "Ada"))
    try window.perform(.choose("Finland", for: "Country"))
    try window.perform(.tap("Continue"))

    #expect(form.messages == ["typed Ada", "chose Finland", "continued"])
    #expect(window.snapshot?.lines == ["Tell us who you are.", "Tervetuloa."])
  }

  // Catches a paste that replaces the typed text, and a suggestion without the space that a keyboard adds.
  @Test func `a paste is behind the text of a field, and a suggestion completes its last word`() throws {
    let screen = HeadlessViewController()
    var texts: [String] = []
    screen.show("Form") { FieldRow("Name", "Ada Lo") { texts.append($0) } }
    let window = HeadlessWindow(rootViewController: screen)

    try window.perform(.paste("velace\n", into: "Name"))
    try window.perform(.suggest("Lovelace", for: "Name"))

    #expect(texts == ["Ada Lovelace\n", "Ada Lovelace "])
  }

  @Test func `a second tap has an effect if the first leaves the screen unchanged`() throws {
    try window.perform(.fill("First name", with: "Ada"))
    try window.perform(.tapTwice("Continue"))

    #expect(form.messages == ["typed Ada", "continued", "continued"])
  }

  @Test func `a second tap has no effect if the first has begun a transition`() throws {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let screen = HeadlessViewController()
    var taps = 0
    screen.show("Pages") {
      ButtonRow("Next") {
        taps += 1
        window.push(HeadlessViewController(), onto: navigation)
      }
    }
    window.push(screen, onto: navigation, animated: false)

    try window.perform(.tapTwice("Next"))

    #expect(taps == 1)
    #expect(throws: ActionError.transitionInProgress) { try window.perform(.tap("Next")) }
  }

  @Test(
    arguments: [
      (.tap("Continu"), .noAction("Continu", nearest: "Continue")),
      (.tap("Xyz"), .noAction("Xyz", nearest: nil)),
      (.tap("Continue"), .actionDisabled("Continue")),
      (.tap("Turn"), .ambiguous("Turn")),
      (.fill("First nam", with: ""), .noField("First nam", nearest: "First name")),
      (.fill("E-mail", with: "x"), .fieldDisabled("E-mail")),
      (.fill("Country", with: "Estonia"), .fieldIsChoice("Country")),
      (.choose("Ada", for: "First name"), .fieldIsText("First name")),
      (.choose("estonia", for: "Country"), .noOption("estonia", field: "Country", nearest: "Estonia")),
      (.back, .noExit(.back)),
      (.swipeBack(.finished), .noExit(.swipeBack)),
      (.pullDown, .noExit(.pullDown)),
      (.finishSwipe, .noSwipe),
      (.cancelSwipe, .noSwipe),
    ] as [(PersonAction, ActionError)])
  func `an action that the screen does not offer is refused, and changes nothing`(
    action: PersonAction, refusal: ActionError
  ) {
    let before = window.snapshot

    #expect(throws: refusal) { try window.perform(action) }

    #expect(form.messages == [])
    #expect(window.snapshot == before)
  }

  @Test func `a very long label has no nearest label`() {
    let screen = HeadlessViewController()
    screen.show("Long") { ButtonRow(LocalizedText(verbatim: String(repeating: "a", count: 66))) {} }
    let window = HeadlessWindow(rootViewController: screen)
    let label = String(repeating: "a", count: 65)

    #expect(throws: ActionError.noAction(label, nearest: nil)) { try window.perform(.tap(label)) }
  }

  @Test func `a choice among values passes on the chosen value`() throws {
    var chosen: [Int] = []
    let screen = HeadlessViewController()
    screen.show("Numbers") {
      ChoiceRow("Number", 1, options: [1, 2], title: { "number \($0)" }) { chosen.append($0) }
    }
    let window = HeadlessWindow(rootViewController: screen)

    try window.perform(.choose("number 2", for: "Number"))

    #expect(chosen == [2])
    #expect(window.snapshot?.fields[0].value == "number 1")
  }

  @Test func `an empty window refuses actions`() {
    let desk = Desk()
    desk.window.setStack(of: desk.navigation, to: [], animated: false)

    #expect(throws: ActionError.nothingOnScreen) { try desk.window.perform(.back) }
  }

  @Test func `a window refuses actions during a transition`() {
    let desk = Desk()
    desk.window.push(PlainScreen("A"), onto: desk.navigation)

    #expect(throws: ActionError.transitionInProgress) { try desk.window.perform(.back) }
  }

  @Test(
    arguments: [
      (
        .noAction("Contine", nearest: "Continue"),
        "There is no action \"Contine\"; the nearest is \"Continue\"."
      ),
      (.noAction("X", nearest: nil), "There is no action \"X\"."),
      (.actionDisabled("Go"), "The action \"Go\" is disabled."),
      (
        .noOption("A", field: "B", nearest: "C"), "The field \"B\" has no option \"A\"; the nearest is \"C\"."
      ),
      (.noExit(.pullDown), "Only a sheet can be pulled down."),
      (.busy, "The screen is busy, and cannot be left."),
    ] as [(ActionError, String)])
  func `a refusal has a sentence`(refusal: ActionError, sentence: String) {
    #expect(refusal.description == sentence)
  }

  @Test func `of several options with the same title, the first is chosen`() throws {
    let screen = HeadlessViewController()
    var chosen: [Int] = []
    screen.show("Twice") { ChoiceRow("Number", 0, options: [1, 2], title: { _ in "Some" }) { chosen.append($0) } }

    try HeadlessWindow(rootViewController: screen).perform(.choose("Some", for: "Number"))

    #expect(chosen == [1])
  }

  @Test func `an ambiguous field is refused`() {
    let screen = HeadlessViewController()
    var entered: [String] = []
    screen.show("Twice") {
      for _ in 0..<2 { FieldRow("Name", "") { entered.append($0) } }
    }

    #expect(throws: ActionError.ambiguous("Name")) {
      try HeadlessWindow(rootViewController: screen).perform(.fill("Name", with: "Ada"))
    }
    #expect(entered.isEmpty)
  }
}
