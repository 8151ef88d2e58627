import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct ScreenRendererTests {
  private let form = FormScreen()
  private let desk = Desk()

  @Test func `the rendered screen contains everything that is visible`() {
    desk.window.push(form, onto: desk.navigation, animated: false)

    #expect(
      ScreenRenderer().render(desk.window.snapshot) == """
        == Your details ==
          Tell us who you are.
          First name
                      ! Enter your first name.
          Country     {Estonia, Finland}
          E-mail      ada@example.com  (fixed)
          [Continue] (disabled)
          [Turn]
          [Turn]
          [Delete]
          < back

        """)
  }

  @Test func `fields and buttons are numbered from one if requested`() {
    form.name = "Ada"
    form.country = "Finland"
    desk.window.present(form, over: desk.navigation, as: .sheet, animated: false)

    #expect(
      ScreenRenderer(isNumbered: true).render(desk.window.snapshot) == """
        == Your details == (sheet)
          Tell us who you are.
          1 First name  Ada
          2 Country     Finland  {Estonia, Finland}
          3 E-mail      ada@example.com  (fixed)
          Tervetuloa.
          4 [Continue]
          5 [Turn]
          6 [Turn]
          7 [Delete]
          v pull down

        """)
  }

  @Test func `a number with three digits fits its column`() {
    let screen = HeadlessViewController()
    screen.show("Many") { for number in 1...100 { ButtonRow("\(number)") {} } }

    let lines = ScreenRenderer(isNumbered: true).render(HeadlessWindow(rootViewController: screen).snapshot)
      .split(separator: "\n")

    #expect(lines.suffix(2) == [" 99 [99]", "100 [100]"])
  }

  @Test func `no line ends in spaces`() {
    let screen = HeadlessViewController()
    screen.show("Who") { for label: LocalizedText in ["Name", "First name"] { FieldRow(label, "") { _ in } } }

    #expect(
      ScreenRenderer().render(HeadlessWindow(rootViewController: screen).snapshot)
        == "== Who ==\n  Name\n  First name\n")
  }

  @Test func `colours are used only if requested`() {
    let plain = ScreenRenderer(style: .plain).render(desk.window.snapshot)
    let ansi = ScreenRenderer(style: .ansi).render(desk.window.snapshot)

    #expect(plain == "== Home ==\n")
    #expect(ansi == "== \u{1B}[1mHome\u{1B}[0m ==\n")
  }

  @Test func `alerts, busy screens and held swipes are marked`() throws {
    let alert = HeadlessAlertController(title: "Sure?", message: "All\nof it.", answers: [ButtonRow("Yes") {}])
    desk.push("A")
    try desk.window.perform(.swipeBack(.held))
    let swiping = ScreenRenderer().render(desk.window.snapshot)
    try desk.window.perform(.cancelSwipe)
    desk.window.turn()
    form.isBusy = true
    desk.window.push(form, onto: desk.navigation, animated: false)
    let busy = ScreenRenderer().render(desk.window.snapshot)
    desk.window.present(alert, over: form.container, animated: false)

    #expect(swiping == "== A == (half swiped away)\n")
    #expect(busy.hasPrefix("== Your details == (busy)\n"))
    #expect(
      ScreenRenderer().render(desk.window.snapshot) == "== Sure? == (alert)\n  All\n  of it.\n  [Yes]\n")
  }

  @Test func `a long list of options is rendered as a count`() {
    let screen = HeadlessViewController()
    screen.show("Where") {
      ChoiceRow("Country", nil, titles: (1...200).map { "Country \($0)" }) { _ in }
    }

    #expect(
      ScreenRenderer().render(HeadlessWindow(rootViewController: screen).snapshot)
        == "== Where ==\n  Country  {one of 200}\n")
  }

  @Test func `characters that would move a terminal's cursor are escaped`() {
    let screen = HeadlessViewController()
    screen.show("A\u{1B}[2J") { FieldRow("Name", "b\u{7}\r\u{2028}") { _ in } }

    #expect(
      ScreenRenderer().render(HeadlessWindow(rootViewController: screen).snapshot)
        == "== A\\u{1B}[2J ==\n  Name  b\\u{7}\\u{D}\\u{2028}\n")
  }

  @Test func `a missing screen is rendered as a line`() {
    #expect(ScreenRenderer().render(nil) == "(no screen)\n")
  }

  @Test(arguments: [(6, "{1, 2, 3, 4, 5, 6}"), (7, "{one of 7}")])
  func `up to six options are listed`(count: Int, words: String) {
    let screen = HeadlessViewController()
    screen.show("How many") { ChoiceRow("Number", nil, titles: (1...count).map { "\($0)" }) { _ in } }

    #expect(
      ScreenRenderer().render(HeadlessWindow(rootViewController: screen).snapshot)
        == "== How many ==\n  Number  \(words)\n")
  }

  @Test func `an empty line in a text is kept`() {
    let screen = HeadlessViewController()
    screen.show("Terms") { "One.\n\nTwo." }

    #expect(
      ScreenRenderer().render(HeadlessWindow(rootViewController: screen).snapshot) == "== Terms ==\n  One.\n\n  Two.\n")
  }

  @Test func `the error of a numbered field is below its value`() {
    let screen = HeadlessViewController()
    screen.show("Who") { FieldRow("Name", "?", error: "Enter it.") { _ in } }

    #expect(
      ScreenRenderer(isNumbered: true).render(HeadlessWindow(rootViewController: screen).snapshot) == """
        == Who ==
          1 Name  ?
                  ! Enter it.

        """)
  }

  @Test func `only disabled controls are dim`() {
    let screen = HeadlessViewController()
    screen.show("Who") {
      FieldRow("Name", "Ada") { _ in }
      FieldRow("Town", "London", isEnabled: false) { _ in }
    }

    let lines = ScreenRenderer(style: .ansi).render(HeadlessWindow(rootViewController: screen).snapshot)
      .split(separator: "\n")

    #expect(lines[1] == "  Name  Ada")
    #expect(lines[2] == "  Town  \u{1B}[2mLondon\u{1B}[0m\u{1B}[2m  (fixed)\u{1B}[0m")
  }
}

extension HeadlessViewController {
  fileprivate var container: HeadlessViewController { navigationController ?? self }
}
