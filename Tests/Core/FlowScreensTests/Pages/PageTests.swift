import FlowKit
import FlowScreens
import Testing

@MainActor
struct PageTests {
  /// The texts of a page's rows.
  private func texts(_ page: Page) -> [LocalizedText] {
    page.rows.compactMap { if case .text(let row) = $0 { row.text } else { nil } }
  }

  private func page(_ names: [LocalizedText], _ extra: LocalizedText? = nil) -> Page {
    Page("Page") {
      for name in names { name }
      if let extra { extra } else { "No more" }
      if names.isEmpty { "Empty" }
    }
  }

  @Test func `a page has the rows of loops and conditions, in order`() {
    #expect(texts(page([])) == ["No more", "Empty"])
    #expect(texts(page(["a"], "z")) == ["a", "z"])
    #expect(texts(page(["a", "b"])) == ["a", "b", "No more"])
  }

  @Test func `a page may have one row, or none`() {
    #expect(texts(Page("Page") { "Alone" }) == ["Alone"])
    #expect(Page("Page") {}.rows.isEmpty)
  }

  // Catches a header that goes with the last row below it.
  @Test func `a section without rows keeps its header or its footer`() {
    let page = Page("Page") {
      SectionRow("Goals") {}
      SectionRow(footer: "None yet.") {}
      SectionRow {}
    }

    let sections = RowSection.sections(of: page.rows)

    #expect(sections.map(\.header) == ["Goals", nil])
    #expect(sections.map(\.footer) == [nil, "None yet."])
  }

  @Test func `a choice among values reports the chosen one`() {
    var chosen: [String] = []
    let row = ChoiceRow("Season", "Winter", options: ["Summer", "Winter"], title: { "The \(verbatim: $0)" }) {
      chosen.append($0)
    }

    row.onChoose(0)
    row.onChoose(1)

    #expect(row.options.map(\.developerForm) == ["The Summer", "The Winter"])
    #expect(row.selected?.developerForm == "The Winter")
    #expect(chosen == ["Summer", "Winter"])
  }

  // Catches the order of the English titles, and a choice that reports the position on the screen.
  @Test func `a sorted choice is in the order of the person's language, and reports the option's position`() {
    let german = Language(
      "de",
      translations: ["Austria": .text(TextTemplate("Österreich")), "Egypt": .text(TextTemplate("Ägypten"))])
    var chosen: [Int] = []
    let titles: [LocalizedText] = ["Åland", "Austria", "Egypt", "Oman", "Peru"]
    let row = ChoiceRow("Country", nil, titles: titles, isSorted: true) { chosen.append($0) }
    let unsorted = ChoiceRow("Country", nil, titles: titles) { _ in }

    let sorted = row.sorted(in: german)
    sorted.onChoose(0)

    #expect(sorted.options.map(german.resolve) == ["Ägypten", "Åland", "Oman", "Österreich", "Peru"])
    #expect(chosen == [2])
    #expect(Page("Page") { row }.positionsOfOptions(for: "Country", in: german) == [2, 0, 3, 1, 4])
    #expect(unsorted.sorted(in: german).options == titles)
  }

  @Test func `a screen with a page that does not change shows it`() throws {
    let toolkit = PageRecorder()

    let screen = toolkit.screen("About", page: Page("About us") { "Hello" })

    let shown = try #require((screen as? RecordedPages<Bool>)?.pages.last)
    #expect(shown.title == "About us" && texts(shown) == ["Hello"])
    #expect((screen as? RecordedPages<Bool>)?.name == "About")
  }
}
