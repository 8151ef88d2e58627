#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKitRows

  /// The kept and the changed views when a screen of rows shows its next page.
  @MainActor
  struct RowsTests {
    private let screen = RowsViewController(name: "Note")
    private let device = StandInDevice()

    private var views: [any RowView] { screen.list.views }

    private func load() {
      device.show(screen)
    }

    @Test func `a screen is empty until its first page`() {
      #expect(screen.page.title == "" && screen.page.rows.isEmpty)
    }

    @Test func `each kind of row with the same name has a view of its own`() {
      load()
      screen.show(
        Page("Notes") {
          FieldRow("Open", "") { _ in }
          FieldRow("Open", "", kind: .search) { _ in }
          DateRow("Open", "") { _ in }
          ChoiceRow("Open", nil, titles: ["a"]) { _ in }
          ChoiceRow("Open", nil, titles: (0..<20).map { "\($0)" }) { _ in }
          ToggleRow("Open", isOn: true) { _ in }
          ButtonRow("Open") {}
          ItemRow("Open")
          ProgressRow("Open", fraction: 1)
          ImageRow("open", description: "Open")
          EmptyRow("Open")
          CustomRow("open", label: "Open")
        })

      #expect(Set(views.map { "\(type(of: $0))" }).count == 11)
      #expect(Set(views.map { ObjectIdentifier($0) }).count == 12)
    }

    // Catches a screen that shows a content only if its view happens to be loaded.
    @Test func `a page that is set before the view is loaded appears with it`() throws {
      screen.show(Page("Notes", isBusy: true) { "Nothing yet." })
      // Catches rows that are made for a screen that nobody sees.
      #expect(screen.viewIfLoaded == nil && views.isEmpty)

      load()

      #expect(try label(0).text == "Nothing yet.")
      #expect(screen.title == "Notes")
      #expect(screen.isBusy)
      #expect(screen.view.accessibilityIdentifier == "Note")
    }

    // Catches a field that is made again at each letter, and loses the keyboard by it.
    @Test func `a field keeps its view and its text when rows are inserted above it`() throws {
      load()
      screen.show(Page("Notes") { FieldRow("Title", "Gro") { _ in } })
      let before = try #require(views[0] as? FieldRowView)
      device.type("Gro", into: before.field)

      screen.show(
        Page("Notes") {
          "The title is too short."
          FieldRow("Title", "Gro", error: "Add a letter.") { _ in }
        })

      let after = try #require(views[1] as? FieldRowView)
      #expect(after === before)
      #expect(after.field.isFirstResponder)
      #expect(after.caption.error.text == "Add a letter." && !after.caption.error.isHidden)
      #expect(after.field.accessibilityLabel == "Title, Add a letter.")
      #expect(screen.list.table.visibleCells == views.map(\.cell))
    }

    @Test func `removed rows leave the column, and rows of the same name are kept apart`() throws {
      load()
      screen.show(
        Page("Notes") {
          ButtonRow("Open") {}
          "One"
          ButtonRow("Open") {}
          "Two"
        })
      #expect(Set(views.map { ObjectIdentifier($0.cell) }).count == 4)

      screen.show(Page("Notes") { "Two" })

      #expect(try label(0).text == "Two")
      #expect(screen.list.table.visibleCells == views.map(\.cell))
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

      #expect(views.map { ($0 as? ButtonRowView)?.button.configuration?.title } == ["Second", "First"])
      #expect(screen.list.table.visibleCells == views.map(\.cell))
    }

    @Test func `the person's input, choices and taps reach the latest page`() throws {
      load()
      var received: [String] = []
      func show(_ round: String) {
        screen.show(
          Page("Notes") {
            FieldRow("Title", "") { received.append("\(round) \($0)") }
            ChoiceRow("Colour", "Red", titles: ["Red", "Blue"]) { received.append("\(round) \($0)") }
            ButtonRow("Save", role: .main) { received.append("\(round) saved") }
          })
      }
      show("first")
      show("second")

      #expect(device.type("Groceries", into: try #require(views[0] as? FieldRowView).field))
      #expect(device.choose("Blue", in: try #require(views[1] as? ChoiceRowView).button))
      device.settle()
      #expect(device.tap(try #require(views[2] as? ButtonRowView).button))

      #expect(received == ["second Groceries", "second 1", "second saved"])
    }

    @Test func `a choice marks the chosen option, and shows a placeholder without one`() throws {
      load()
      screen.show(
        Page("Notes") {
          ChoiceRow("Colour", nil, titles: ["Red", "Blue"]) { _ in }
        })
      let choice = try #require(views[0] as? ChoiceRowView)
      #expect(choice.button.configuration?.title == "Choose")

      screen.show(
        Page("Notes") {
          ChoiceRow("Colour", "Blue", titles: ["Red", "Blue"], isEnabled: false) { _ in }
        })

      #expect(choice.button.configuration?.title == "Blue")
      #expect(choice.button.menu?.children.map { ($0 as? UIAction)?.state } == [.off, .on])
      #expect(!device.choose("Red", in: choice.button))
    }

    // Catches a menu that is made again only if another option is chosen: its titles and their order are those of before.
    @Test func `a choice offers the options of the latest page`() throws {
      load()
      func show(_ titles: [LocalizedText]) {
        screen.show(Page("Notes") { ChoiceRow("Colour", "Red", titles: titles) { _ in } })
      }
      show(["Red", "Blue"])
      show(["Green", "Red"])

      let choice = try #require(views[0] as? ChoiceRowView)
      #expect(choice.button.menu?.children.map(\.title) == ["Green", "Red"])
    }

    // Catches a menu in the order of the English titles.
    @Test func `a menu is in the order of the person's language, and reports the option's position`() throws {
      var received: [Int] = []
      let german = Language("de", translations: ["Egypt": .text(TextTemplate("Ägypten"))])
      let screen = RowsViewController(name: "Note", language: german)
      device.show(screen)
      screen.show(
        Page("Notes") { ChoiceRow("To", nil, titles: ["Åland", "Egypt"], isSorted: true) { received.append($0) } })
      let button = try #require(screen.list.views[0] as? ChoiceRowView).button

      let shown = button.menu?.children.map(\.title)
      device.choose("Ägypten", in: button)
      device.settle()

      #expect(shown == ["Ägypten", "Åland"])
      #expect(received == [1])
    }

    // Without it, FlowUIKit does not notice that other code has dismissed the screen.
    @Test func `a screen reports that it has disappeared`() {
      let root = UIViewController()
      device.show(root)
      var reports = 0
      screen.onDisappear = { reports += 1 }
      root.present(screen, animated: true)
      device.settle()
      let before = reports

      root.dismiss(animated: true)
      device.settle()

      #expect(before == 0)
      #expect(reports == 1)
    }

    private func label(_ index: Int) throws -> UILabel { try #require(views[index] as? TextRowView).label }
  }
#endif
