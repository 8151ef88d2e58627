import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct LongListTests {
  private let app = PageApp()
  private let list = LongList()

  init() { show(10_000) }

  private func show(
    _ count: Int, ofLetters isOfLetters: Bool = false, onRefresh: (@MainActor () -> Void)? = nil
  ) {
    app.screen.show(
      Page("List", onRefresh: onRefresh) { [list] in
        ListRow(
          count: count, onReachEnd: { list.ends.append(count) },
          item: { isOfLetters ? ItemRow("Letter \($0)") : list.item($0) })
      })
  }

  private var titles: [String] { app.window.snapshot?.actions.map(\.label) ?? [] }

  @Test func `only the items that are seen are made`() throws {
    #expect(titles == (0..<20).map { "Item \($0)" })
    #expect(app.rendered.hasSuffix("  [Item 19]\n  ... 1-20 of 10000\n  scroll down\n"))

    try app.window.perform(.scroll(.down))

    #expect(titles == (20..<40).map { "Item \($0)" })
    #expect(list.made == Set(0..<40))
  }

  @Test func `scrolling to the end makes no item in between`() throws {
    _ = titles
    try app.window.perform(.scroll(.end))

    #expect(titles.first == "Item 9980")
    #expect(list.made.union(0..<20) == Set(0..<20).union(9980..<10_000))
    #expect(app.rendered.contains("... 9981-10000 of 10000"))
  }

  @Test func `the person can go back up, and not further than the top`() throws {
    for move in [PersonAction.Scroll.down, .down, .up] { try app.window.perform(.scroll(move)) }
    #expect(titles.first == "Item 20")

    try app.window.perform(.scroll(.end))
    try app.window.perform(.scroll(.top))

    #expect(titles.first == "Item 0")
    #expect(throws: ActionError.nothingToScroll(.up)) { try app.window.perform(.scroll(.up)) }
    #expect(throws: ActionError.nothingToScroll(.top)) { try app.window.perform(.scroll(.top)) }
  }

  @Test func `the end is reported once for each count`() throws {
    try app.window.perform(.scroll(.end))
    #expect(list.ends == [10_000])
    #expect(throws: ActionError.nothingToScroll(.down)) { try app.window.perform(.scroll(.down)) }
    try app.window.perform(.scroll(.up))
    try app.window.perform(.scroll(.down))
    #expect(list.ends == [10_000])

    show(10_030)
    try app.window.perform(.scroll(.end))

    #expect(list.ends == [10_000, 10_030])
    #expect(titles.last == "Item 10029")
  }

  // Catches a count that is kept from the list before the search.
  @Test func `the end of a list that has become another one is reported again`() throws {
    show(60)
    try app.window.perform(.scroll(.end))

    show(0)
    show(60)
    try app.window.perform(.scroll(.end))
    show(60, ofLetters: true)
    try app.window.perform(.scroll(.down))

    #expect(list.ends == [60, 60, 60])
  }

  @Test func `the end is reported again after a refresh`() throws {
    show(60, onRefresh: {})
    try app.window.perform(.scroll(.end))
    #expect(throws: ActionError.nothingToScroll(.end)) { try app.window.perform(.scroll(.end)) }

    try app.window.perform(.refresh)
    try app.window.perform(.scroll(.end))

    #expect(list.ends == [60, 60])
  }

  @Test func `a list that loads more at its end grows while the person scrolls`() async throws {
    var count = 30
    func show() {
      app.screen.show("List") {
        ListRow(count: count, onReachEnd: count < 70 ? loadMore : nil, item: { ItemRow("Item \($0)") {} })
      }
    }
    func loadMore() {
      count += 20
      show()
    }
    show()

    let report = try await app.play(
      """
      scroll down
      expect action "Item 29"
      expect no action "Item 30"
      scroll down
      scroll to the end
      expect action "Item 69"
      expect no action "Item 70"
      scroll down
      """)

    #expect(report.steps == 7)
    #expect(report.failure?.reason == .refusedAction(.nothingToScroll(.down)))
  }

  @Test func `a short list with more to come can be scrolled once`() throws {
    show(3)
    #expect(list.ends == [])

    try app.window.perform(.scroll(.down))

    #expect(list.ends == [3])
    #expect(throws: ActionError.nothingToScroll(.down)) { try app.window.perform(.scroll(.down)) }
    #expect(!app.rendered.contains("..."))
  }

  @Test func `a tap on an item further down scrolls to it`() throws {
    try app.window.perform(.tap("Item 7654"))

    #expect(list.taps == [7654])
    #expect(titles.first == "Item 7654")
    #expect(list.ends == [])

    try app.window.perform(.tap("Item 3"))
    try app.window.perform(.tap("Item 9999"))

    #expect(list.taps == [7654, 3, 9999])
    #expect(titles == (9980..<10_000).map { "Item \($0)" })
  }

  @Test func `a tap on an item that does not exist, or is disabled, changes nothing`() throws {
    try app.window.perform(.scroll(.down))
    let before = app.window.snapshot

    #expect(throws: ActionError.noAction("Item 10000", nearest: nil)) { try app.window.perform(.tap("Item 10000")) }
    list.disabled = 600
    #expect(throws: ActionError.actionDisabled("Item 600")) { try app.window.perform(.tap("Item 600")) }

    #expect(app.window.snapshot == before)
  }

  @Test func `a list that becomes shorter stays within its items`() throws {
    try app.window.perform(.scroll(.end))
    show(25)
    #expect(titles == (5..<25).map { "Item \($0)" })

    show(0)

    #expect(titles == [])
    #expect(app.window.snapshot?.scrolls.contains(.up) == false)
  }

  // Catches a position that outlives the list, such as the one before a search.
  @Test func `a list that grows again stays where it was when it was shorter`() throws {
    try app.window.perform(.scroll(.end))
    show(25)
    show(60)
    #expect(titles == (5..<25).map { "Item \($0)" })

    show(0)
    show(60)

    #expect(titles == (0..<20).map { "Item \($0)" })
  }

  @Test func `two lists are scrolled one after the other`() throws {
    app.screen.show("Lists") {
      SectionRow("One") { ListRow(count: 30) { ItemRow("A\($0)") {} } }
      ListRow(count: 30) { ItemRow("B\($0)") {} }
    }

    try app.window.perform(.scroll(.down))
    #expect(titles.first == "A10" && titles.last == "B19")
    try app.window.perform(.scroll(.down))
    #expect(titles.last == "B29")
    try app.window.perform(.scroll(.up))
    #expect(titles.first == "A10" && titles.last == "B19")
    try app.window.perform(.tap("B29"))

    #expect(titles.first == "A10" && titles.last == "B29")
    #expect(app.window.snapshot?.scrolls == [.up, .top])
  }

  @Test func `an unchanged page is not made again for each snapshot`() {
    for _ in 0..<10 { _ = titles }

    #expect(list.makeCount == 20)
  }
}

@MainActor
private final class LongList {
  var made: Set<Int> = []
  var makeCount = 0
  var ends: [Int] = []
  var taps: [Int] = []
  var disabled: Int?

  func item(_ position: Int) -> ItemRow {
    made.insert(position)
    makeCount += 1
    return ItemRow("Item \(position)", isEnabled: position != disabled) { self.taps.append(position) }
  }
}
