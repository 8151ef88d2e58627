import FlowKit
import FlowScreens
import FlowSwiftUI
import Testing

/// The state of a screen in SwiftUI from one page to the next, and the way of the person's acts to the latest page.
@MainActor
struct PageStateTests {
  private let state = PageState(language: .developers)

  private func id(_ index: Int) throws -> Row.ID {
    let rows = state.sections.flatMap(\.rows)
    return try #require(rows.indices.contains(index) ? rows[index].id : nil)
  }

  @Test func `rows with the same kind and name have identities of their own, which stay when rows come and go`() throws
  {
    state.show(
      Page("Notes") {
        ButtonRow("Open") {}; "One"; ButtonRow("Open") {}
      })
    let before = try (id(0), id(2))
    #expect(before.0 != before.1)

    state.show(
      Page("Notes") {
        "New"; ButtonRow("Open") {}; "One"; ButtonRow("Open") {}
      })

    #expect(try id(1) == before.0)
    #expect(try id(3) == before.1)
  }

  @Test func `each list is a section, and the rows after a section are not in it`() {
    state.show(
      Page("Notes") {
        "Above"
        SectionRow("Ours", footer: "That is all.") {
          "In it"; ListRow(count: 2) { ItemRow("\($0)") }
        }
        "Below"
        ListRow(count: 0, empty: EmptyRow("No notes")) { _ in ItemRow("") }
      })

    #expect(state.sections.map(\.rows.count) == [1, 1, 0, 1, 1])
    #expect(state.sections.map { $0.list?.count } == [nil, nil, 2, nil, 0])
    #expect(state.sections.map(\.header) == [nil, "Ours", nil, nil, nil])
    #expect(state.sections.map(\.footer) == [nil, nil, "That is all.", nil, nil])
  }

  // Catches a view that keeps its first text: the presenter displays its content after the report.
  @Test func `a presenter's answer to an edit is in the field when the report is over`() throws {
    func display(_ text: String) {
      state.show(Page("Code") { FieldRow("Code", text) { display(String($0.prefix(3))) } })
    }
    display("123")

    state.edit("1234", in: try id(0))

    #expect(state.text(in: try id(0)) == "123")
  }

  @Test func `a content that arrives after the report does not replace newer text`() throws {
    var received: [String] = []
    func display(_ text: String) { state.show(Page("Note") { FieldRow("Text", text) { received.append($0) } }) }
    display("")
    state.focusDidChange(to: try id(0))
    state.edit("M", in: try id(0))
    state.edit("Mi", in: try id(0))

    display("M")

    #expect(state.text(in: try id(0)) == "Mi")
    #expect(received == ["M", "Mi"])

    state.focusDidChange(to: nil)
    display("M")
    #expect(state.text(in: try id(0)) == "M")
  }

  // Catches an answer to one of two fields that the system fills in at once, which takes the other's text back.
  @Test func `an answer to an edit of one field does not replace newer text in another`() throws {
    func display(_ email: String) {
      state.show(
        Page("Sign in") {
          FieldRow("E-mail", email, kind: .email) { display($0) }
          FieldRow("Password", "", kind: .secret) { _ in }
        })
    }
    display("")

    state.edit("correct horse", in: try id(1))
    state.edit("ada@example.com", in: try id(0))

    #expect(state.text(in: try id(0)) == "ada@example.com")
    #expect(state.text(in: try id(1)) == "correct horse")
  }

  @Test func `an answer to an edit of one field may change another that the person has typed in before`() throws {
    func display(_ amount: String, _ other: String) {
      state.show(
        Page("Convert") {
          FieldRow("Euros", amount) { display($0, "") }
          FieldRow("Pounds", other) { display("", $0) }
        })
    }
    display("", "")

    state.edit("1", in: try id(1))
    state.edit("2", in: try id(0))

    #expect(state.text(in: try id(0)) == "2")
    #expect(state.text(in: try id(1)) == "")
  }

  // Catches a field that reports each text that the binding of a view writes when it gets the keyboard.
  @Test func `the same text is not reported, and nothing to a field that has gone or is disabled`() throws {
    var received: [String] = []
    state.show(Page("Note") { FieldRow("Text", "Milk") { received.append($0) } })
    let field = try id(0)
    state.edit("Milk", in: field)
    state.show(Page("Note") { FieldRow("Text", "Milk", isEnabled: false) { received.append($0) } })
    state.edit("M", in: field)
    state.show(Page("Note") {})
    state.edit("M", in: field)

    #expect(received == [])
    #expect(state.text(in: field) == "")
  }

  @Test func `an amount has the marks of the language in the field, and the developers' in the report`() throws {
    let state = PageState(language: Language("de"))
    var received: [String] = []
    state.show(Page("Amount") { FieldRow("Amount", "1,234.50", kind: .amount) { received.append($0) } })
    let field = try #require(state.sections.first?.rows.first?.id)
    #expect(state.text(in: field) == "1.234,50")

    state.edit("1.234,5", in: field)

    #expect(received == ["1,234.5"])
    #expect(state.text(in: field) == "1.234,5")
  }

  @Test func `return goes to the next field that can be edited, and ends at the last`() throws {
    state.show(
      Page("Note") {
        FieldRow("Title", "") { _ in }
        ToggleRow("Shared", isOn: true) { _ in }
        FieldRow("Number", "1", isEnabled: false) { _ in }
        SectionRow("More") { FieldRow("Place", "") { _ in } }
      })

    #expect(state.field(after: try id(0)) == (try id(3)))
    #expect(state.field(after: try id(3)) == nil)
  }

  // Catches announcements of old errors, and new errors that are not announced.
  @Test(arguments: [TextRow.Style.error, .notice])
  func `errors and notices are announced once, together, when they appear`(style: TextRow.Style) {
    var received: [String] = []
    state.announce = { received.append($0) }
    func display(_ error: LocalizedText?, _ other: LocalizedText? = nil) {
      state.show(
        Page("Note") {
          FieldRow("Title", "", error: error) { _ in }
          if let other { TextRow(other, style: style) }
        })
    }
    display(nil)
    display("Add a letter.", "No connection.")
    display("Add a letter.", "No connection.")
    display(nil, "No connection.")
    display("Add a letter.", "No connection.")

    #expect(received == ["Add a letter. No connection.", "Add a letter."])
  }

  // Catches a tap that runs the action of a page that is no longer shown.
  @Test func `taps, switches, choices and dates reach the latest page, if they are still possible there`() throws {
    var received: [String] = []
    func display(_ round: String, isEnabled: Bool) {
      state.show(
        Page("Note") {
          ButtonRow("Save", isEnabled: isEnabled) { received.append("save \(round)") }
          ToggleRow("Shared", isOn: false, isEnabled: isEnabled) { received.append("shared \($0) \(round)") }
          ChoiceRow("Color", nil, titles: ["Red", "Blue"], isEnabled: isEnabled) {
            received.append("color \($0) \(round)")
          }
          DateRow("Day", "", isEnabled: isEnabled) { received.append("day \($0) \(round)") }
        })
    }
    func act() throws {
      state.tap(try id(0))
      state.turn(true, try id(1))
      state.choose(1, titled: "Blue", try id(2))
      state.chooseDate("2026-11-23", try id(3))
    }
    display("first", isEnabled: true)
    display("second", isEnabled: true)
    try act()
    #expect(received == ["save second", "shared true second", "color 1 second", "day 2026-11-23 second"])

    display("third", isEnabled: false)
    try act()
    #expect(received.count == 4)
  }

  @Test func `an option is found by its title when the options have changed`() throws {
    var received: [Int] = []
    state.show(Page("Note") { ChoiceRow("Color", nil, titles: ["Green", "Red", "Blue"]) { received.append($0) } })

    state.choose(0, titled: "Red", try id(0))
    state.choose(0, titled: "Pink", try id(0))

    #expect(received == [1])
  }

  @Test func `a list reports its end once, and again when it has grown or was refreshed`() async {
    var received = 0
    func display(_ count: Int) {
      state.show(
        Page("Notes", onRefresh: {}) { ListRow(count: count, onReachEnd: { received += 1 }) { ItemRow("Note \($0)") } })
    }
    display(3)
    state.didShow(item: 1, in: 0)
    #expect(received == 0)
    state.didShow(item: 2, in: 0)
    state.didShow(item: 2, in: 0)
    #expect(received == 1)

    display(5)
    state.didShow(item: 4, in: 0)
    #expect(received == 2)

    await state.refresh()
    state.didShow(item: 4, in: 0)
    #expect(received == 3)
  }

  @Test func `the views are informed before each change`() throws {
    var titles: [LocalizedText] = []
    state.willChange = { [state] in titles.append(state.page.title) }

    state.show(Page("First") { FieldRow("Text", "") { _ in } })
    state.edit("M", in: try id(0))

    #expect(titles == ["", "First"])
  }
}
