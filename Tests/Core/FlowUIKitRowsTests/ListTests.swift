#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKitRows

  /// Long lists, and choices among many options.
  @MainActor
  struct ListTests {
    private let screen = RowsViewController(name: "List")
    private let device = StandInDevice()
    private var table: UITableView { screen.list.table }
    private var visible: [String?] { table.visibleCells.map(\.accessibilityLabel) }

    private func show(_ page: Page) {
      if device.window.rootViewController == nil { device.show(screen) }
      screen.show(page)
    }

    // Catches a list that makes all of its items, or all of its cells.
    @Test func `of ten thousand items only those that are visible are made, and cells are used again`() {
      var made = 0
      show(
        Page("List") {
          ListRow(count: 10_000) { position in
            made += 1; return ItemRow("Item \(position)")
          }
        })
      #expect(made < 100)
      let cells = Set(table.visibleCells.map(ObjectIdentifier.init))

      table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .none, animated: false)

      #expect(made < 200)
      #expect(visible.last == "Item 5000")
      #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == cells)
    }

    // Catches a list that asks for more at each scroll, or while nothing was scrolled.
    @Test func `the end is reported once for each number of items`() {
      var ends: [Int] = []
      func page(_ count: Int) -> Page {
        Page("List") { ListRow(count: count, onReachEnd: { ends.append(count) }) { ItemRow("Item \($0)") } }
      }
      show(page(3))
      show(page(30))
      #expect(ends == [])

      for row in [20, 29, 28, 10, 29] {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      }
      #expect(ends == [30])

      show(page(60))
      #expect(ends == [30])
      #expect(visible.last == "Item 29")
      table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .none, animated: false)
      #expect(ends == [30, 60])
    }

    // Catches a count that is kept from the list before the search.
    @Test func `the end of a list that has become another one is reported again`() {
      var ends: [String] = []
      func showList(_ name: String, _ count: Int) {
        show(
          Page("List") {
            FieldRow("Search", "", kind: .search) { _ in }
            ListRow(count: count, onReachEnd: { ends.append(name) }) { ItemRow("\(verbatim: name) \($0)") }
          })
      }
      func scrollToEnd() { table.scrollToRow(at: IndexPath(row: 29, section: 1), at: .none, animated: false) }
      showList("All", 30)
      scrollToEnd()

      showList("None", 0)
      showList("All", 30)
      #expect(ends == ["All"])
      scrollToEnd()
      showList("Found", 30)
      scrollToEnd()
      scrollToEnd()

      #expect(ends == ["All", "All", "Found"])
    }

    // Catches an update by `reloadData`, which takes the keyboard from the search at each letter.
    @Test func `a search keeps the keyboard while its list changes`() throws {
      func page(_ text: String, _ names: [String], _ error: LocalizedText? = nil) -> Page {
        Page("List") {
          FieldRow("Search", text, kind: .search) { _ in }
          if let error { TextRow(error, style: .error) }
          ListRow(count: names.count, empty: EmptyRow("Nothing found")) { ItemRow(LocalizedText(verbatim: names[$0])) }
        }
      }
      show(page("", ["Ada", "Bob", "Cem"]))
      let field = try #require(screen.list.views[0] as? FieldRowView).field
      device.type("b", into: field)

      for (text, names) in [("b", ["Bob"]), ("bx", []), ("", ["Ada", "Bob", "Cem", "Dan"]), ("d", ["Dan"])] {
        show(page(text, names, names.isEmpty ? "None" : nil))
        let cells = table.visibleCells.drop { $0.superview == nil || !($0 is ItemCell) }
        #expect(cells.map(\.accessibilityLabel) == names)
        #expect(field.isFirstResponder)
      }
      #expect(table.invalidUpdates == [])
    }

    @Test func `items that stay visible show their changes, and a tap reaches the newest`() {
      var taps: [String] = []
      func page(_ round: String) -> Page {
        Page("List") {
          ListRow(count: 3) { row in ItemRow("\(verbatim: round) \(row)") { taps.append("\(round) \(row)") } }
        }
      }
      show(page("old"))
      show(page("new"))

      #expect(visible == ["new 0", "new 1", "new 2"])
      #expect(device.tap(IndexPath(row: 1, section: 0), in: table))
      #expect(taps == ["new 1"])
    }

    // Catches an item among other rows whose cell a list uses for its own.
    @Test func `items among other rows keep their cells while a list is scrolled`() {
      show(
        Page("List") {
          ItemRow("Total", value: "10 €")
          ListRow(count: 100) { ItemRow("Item \($0)") }
        })
      table.scrollToRow(at: IndexPath(row: 99, section: 1), at: .none, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)

      #expect(visible.prefix(2) == ["Total", "Item 0"])
    }

    @Test func `rows can be before, between and after lists`() {
      show(
        Page("List") {
          "Before"
          SectionRow("First", footer: "End") { ListRow(count: 2) { ItemRow("A\($0)") } }
          "Between"
          ListRow(count: 1) { ItemRow("B\($0)") }
          "After"
        })

      #expect(table.contentInOrder.map(\.readText) == ["Before", "First", "A0", "A1", "End", "Between", "B0", "After"])
    }

    // Catches updates whose numbers do not match, which end an app on a phone.
    @Test func `any page can follow any other`() {
      var random = SystemRandomNumberGenerator()
      for _ in 0..<300 {
        let labels = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        let (count, hasList) = (Int.random(in: 0...20, using: &random), Bool.random(using: &random))
        show(
          Page("List") {
            for label in labels { FieldRow(LocalizedText(verbatim: label), "") { _ in } }
            if hasList { ListRow(count: count, empty: EmptyRow("Empty")) { ItemRow("Item \($0)") } }
            SectionRow(Bool.random(using: &random) ? "Header" : nil) {
              for label in labels.reversed() { LocalizedText(verbatim: label) }
            }
          })

        #expect(table.invalidUpdates == [])
        let rows = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }.reduce(0, +)
        #expect(rows == 2 * labels.count + (hasList ? max(count, 1) : 0))
        #expect(table.visibleCells.count == min(rows, table.visibleRowCount))
      }
    }

    // MARK: A long choice

    private func showCountries(onChoose: @escaping @MainActor (Int) -> Void) {
      let names = (0..<249).map { LocalizedText(verbatim: "Country \($0)") }
      show(Page("List") { ChoiceRow("Country", names[7], titles: names, onChoose: onChoose) })
    }

    private var choices: ChoiceList? {
      (screen.presentedViewController as? UINavigationController)?.topViewController as? ChoiceList
    }

    @Test func `a choice among many is a list with a search`() throws {
      var received: [Int] = []
      showCountries { received.append($0) }
      let cell = screen.list.views[0].cell
      #expect(cell.accessibilityValue == "Country 7" && cell.selectionStyle == .default)
      #expect(device.tap(IndexPath(row: 0, section: 0), in: table))
      device.settle()
      let list = try #require(choices)
      let field = try #require(list.view.subviews[0] as? UISearchTextField)
      let options = try #require(list.view.subviews[1] as? UITableView)
      #expect(field.placeholder == "Search" && field.autocorrectionType == .no)
      // Catches a list that has no place on the screen.
      #expect(device.complaints == [])
      #expect(options.visibleCells[7].accessoryType == .checkmark && options.visibleCells[6].accessoryType == .none)

      device.type("COUNTRY 24", into: field)
      #expect(options.numberOfRows(inSection: 0) == 10)
      #expect(device.tap(IndexPath(row: 1, section: 0), in: options))
      #expect(received == [])
      device.settle()

      #expect(received == [240] && choices == nil)
    }

    // Catches a flow that presents above the list, which would go with it.
    @Test func `flows wait until the list of a choice has closed`() throws {
      showCountries { _ in }
      let runLoop = UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent)
      let presenters = UIKitPresenters(window: device.window, runLoop: runLoop)
      device.tap(IndexPath(row: 0, section: 0), in: table)
      device.settle()
      #expect(presenters.factory.topViewController === screen)
      let flows = FlowController(observer: nil)
      flows.start(AskFlow(.present(.sheet, over: screen, using: presenters.factory))) { _, _ in }
      device.settle()
      #expect(choices != nil)
      #expect(presenters.isWaiting)

      device.tapBack()
      // The list closes as it has come.
      #expect(device.isMoving)
      device.settle()

      #expect(choices == nil && !presenters.isWaiting)
      #expect(screen.presentedViewController != nil)
    }
  }

  extension UIView {
    fileprivate var readText: String? {
      if let view = self as? UITableViewHeaderFooterView {
        return (view.contentConfiguration as? UIListContentConfiguration)?.text
      }
      return accessibilityLabel ?? (self as? UILabel)?.text ?? subviews.compactMap { $0.readText }.first
    }
  }

  @MainActor
  private final class AskFlow: Flow {
    let context: FlowContext<FlowOutcome<String>>

    init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

    func didStart() { context.show(UIViewController()) }
  }
#endif
