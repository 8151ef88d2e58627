import FlowScreens
import FlowUIKit
import FlowUIKitStandIn
import Testing

@testable import FlowUIKitRows

/// What stays and what changes when a screen of rows shows its next page.
@MainActor
struct RowsTests {
  private let screen = RowsViewController(name: "Note")
  private let device = StandInDevice()

  private var views: [any RowView] { screen.list.views }

  private func load() {
    device.window.rootViewController = screen
  }

  // Catches a screen that shows a content only if its view happens to be loaded.
  @Test func `a page that comes before the view is loaded appears with it`() throws {
    screen.show(Page("Notes", isBusy: true) { "Nothing yet." })
    #expect(screen.viewIfLoaded == nil)

    load()

    #expect(try label(0).text == "Nothing yet.")
    #expect(screen.title == "Notes")
    #expect(screen.isBusy)
    #expect(screen.view.accessibilityIdentifier == "Note")
  }

  // Catches a field that is made again at each letter, and loses the keyboard by it.
  @Test func `a field keeps its view, and its text is not set again, when rows come above it`() throws {
    load()
    screen.show(Page("Notes") { FieldRow("Title", "Gro") { _ in } })
    let before = try #require(views[0] as? FieldRowView)

    screen.show(
      Page("Notes") {
        "The title is too short."
        FieldRow("Title", "Gro", error: "Add a letter.") { _ in }
      })

    let after = try #require(views[1] as? FieldRowView)
    #expect(after === before)
    #expect(after.caption.error.text == "Add a letter." && !after.caption.error.isHidden)
    #expect(after.field.accessibilityLabel == "Title, Add a letter.")
    #expect(screen.list.stack.arrangedSubviews.map(ObjectIdentifier.init) == views.map { ObjectIdentifier($0.view) })
  }

  @Test func `rows that are gone leave the column, and those of the same name stay apart`() throws {
    load()
    screen.show(
      Page("Notes") {
        ButtonRow("Open") {}
        "One"
        ButtonRow("Open") {}
        "Two"
      })
    #expect(Set(views.map { ObjectIdentifier($0.view) }).count == 4)

    screen.show(Page("Notes") { "Two" })

    #expect(try label(0).text == "Two")
    #expect(screen.list.stack.subviews.count == 1)
  }

  @Test func `a row that moves is in its new place`() {
    load()
    screen.show(
      Page("Notes") {
        ButtonRow("First") {}
        ButtonRow("Second") {}
      })

    screen.show(
      Page("Notes") {
        ButtonRow("Second") {}
        ButtonRow("First") {}
      })

    let titles = screen.list.stack.arrangedSubviews.map { ($0 as? UIButton)?.configuration?.title }
    #expect(titles == ["Second", "First"])
  }

  @Test func `what the person types, chooses and taps reaches the latest page`() throws {
    load()
    var heard: [String] = []
    func show(_ round: String) {
      screen.show(
        Page("Notes") {
          FieldRow("Title", "") { heard.append("\(round) \($0)") }
          ChoiceRow("Colour", "Red", options: ["Red", "Blue"], title: \.self) { heard.append("\(round) \($0)") }
          ButtonRow("Save", isMain: true) { heard.append("\(round) saved") }
        })
    }
    show("first")
    show("second")

    #expect(device.type("Groceries", into: try #require(views[0] as? FieldRowView).field))
    #expect(device.choose("Blue", in: try #require(views[1] as? ChoiceRowView).button))
    device.settle()
    #expect(device.tap(try #require(views[2] as? ButtonRowView).button))

    #expect(heard == ["second Groceries", "second Blue", "second saved"])
  }

  @Test func `a choice has a tick at what is chosen, and says so where nothing is`() throws {
    load()
    screen.show(
      Page("Notes") {
        ChoiceRow("Colour", String?.none, options: ["Red", "Blue"], title: \.self) { _ in }
      })
    let choice = try #require(views[0] as? ChoiceRowView)
    #expect(choice.button.configuration?.title == "Choose")

    screen.show(
      Page("Notes") {
        ChoiceRow("Colour", "Blue", options: ["Red", "Blue"], title: \.self, isEnabled: false) { _ in }
      })

    #expect(choice.button.configuration?.title == "Blue")
    #expect(choice.button.menu?.children.map { ($0 as? UIAction)?.state } == [.off, .on])
    #expect(!device.choose("Red", in: choice.button))
  }

  private func label(_ index: Int) throws -> UILabel { try #require(views[index] as? TextRowView).label }
}
