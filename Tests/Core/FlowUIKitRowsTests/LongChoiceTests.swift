#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKitRows

  /// The list of a choice among many options: its order, and its search.
  @MainActor
  struct LongChoiceTests {
    private let device = StandInDevice()

    /// Opens the list of a choice with more options than a menu has.
    private func openChoice(
      _ first: [LocalizedText], on screen: RowsViewController = RowsViewController(name: "List"),
      _ onChoose: @escaping @MainActor (Int) -> Void = { _ in }
    ) throws -> (search: UISearchTextField, options: UITableView) {
      let titles = first + (0..<ChoiceRow.longestMenu).map { LocalizedText(verbatim: "Zone \($0)") }
      device.show(screen)
      screen.show(Page("List") { ChoiceRow("Country", nil, titles: titles, isSorted: true, onChoose: onChoose) })
      device.tap(IndexPath(row: 0, section: 0), in: screen.list.table)
      device.settle()
      let list = (screen.presentedViewController as? UINavigationController)?.topViewController
      return (
        try #require(list?.view.subviews.first as? UISearchTextField),
        try #require(list?.view.subviews.last as? UITableView)
      )
    }

    // Catches a search with a rule of its own, which is not that of a terminal: a keyboard has a straight apostrophe.
    @Test(arguments: [
      ("cote d'ivoire", "Côte d’Ivoire"), ("cote divoire", "Côte d’Ivoire"), ("aland", "Åland"),
      ("guinea bissau ", "Guinea-Bissau"), ("LODZ", "Łódź"),
    ])
    func `the search of a choice finds an option by the letters of a plain keyboard`(typed: String, found: String)
      throws
    {
      let list = try openChoice(["Côte d’Ivoire", "Åland", "Guinea-Bissau", "Łódź"])

      device.type(typed, into: list.search)

      #expect(list.options.visibleCells.map(\.accessibilityLabel) == [found])
    }

    // Catches a list in the order of the English titles.
    @Test func `a long choice is in the order of the person's language, and reports the option's position`() throws {
      let german = Language(
        "de",
        translations: ["Austria": .text(TextTemplate("Österreich")), "Egypt": .text(TextTemplate("Ägypten"))])
      var received: [Int] = []
      let screen = RowsViewController(name: "List", language: german)
      let list = try openChoice(["Åland", "Austria", "Egypt"], on: screen) { received.append($0) }

      let shown = list.options.visibleCells.prefix(3).map(\.accessibilityLabel)
      device.tap(IndexPath(row: 0, section: 0), in: list.options)
      device.settle()

      #expect(shown == ["Ägypten", "Åland", "Österreich"])
      #expect(received == [2])
    }
  }
#endif
