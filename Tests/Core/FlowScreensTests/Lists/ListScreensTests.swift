import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// A list without its own page.
@MainActor
struct ListScreensTests {
  private struct Screens: PageScreens {
    let toolkit: any PageToolkit = PageRecorder()
  }

  private let list = ListScreenTest()

  private func makeScreen() throws -> RecordedPages<ServiceListContent<City>> {
    let screen = Screens().list("Cities", presenter: list.makePresenter()) { city, onTap in
      ItemRow(LocalizedText(verbatim: city.id), onTap: onTap)
    }
    return try #require(screen as? RecordedPages<ServiceListContent<City>>)
  }

  private func rows(_ screen: RecordedPages<ServiceListContent<City>>) throws -> (
    texts: [LocalizedText], list: ListRow
  ) {
    let rows = try #require(screen.pages.last).rows
    guard case .list(let list) = try #require(rows.last) else { throw MissingList() }
    return (rows.compactMap { if case .text(let text) = $0 { text.text } else { nil } }, list)
  }

  private struct MissingList: Error {}

  @Test func `a list asks at once, and an item can be chosen`() async throws {
    let screen = try makeScreen()
    let loading = try rows(screen)
    await list.idle()

    let (texts, row) = try rows(screen)
    row.item(1).onTap?()

    #expect(screen.name == "Cities" && screen.pages.last?.isBusy == false)
    #expect(loading.texts == ["One moment."] && loading.list.empty == nil)
    #expect(texts == [] && row.count == 2 && row.onReachEnd != nil && row.empty == nil)
    #expect(list.chosen == [City(id: "Graz")])
  }

  @Test(
    arguments: [("", "There are no items yet."), ("x", "No item matches your search.")] as [(String, LocalizedText)])
  func `an empty answer says so`(search: String, title: LocalizedText) async throws {
    list.service.cities = []
    let screen = try makeScreen()
    guard case .field(let field) = try #require(screen.pages.last?.rows.first) else { throw MissingList() }

    field.onEdit(search)
    await list.idle()

    #expect(field.kind == .search)
    #expect(try rows(screen).list.empty?.title == title)
  }

  // Catches a list that says to the person on a train that they have nothing.
  @Test func `an empty list that was known last does not say that there are no items`() throws {
    let screen = try makeScreen()

    screen.display(ServiceListContent(items: [], isStale: true))

    let (texts, row) = try rows(screen)
    #expect(texts == ["This is what was known last."] && row.empty == nil)
  }

  // Catches an error that reads like an empty list.
  @Test func `an error has a button that tries again`() async throws {
    list.service.isDown = true
    let screen = try makeScreen()
    await list.idle()

    let (texts, row) = try rows(screen)
    let buttons = try #require(screen.pages.last).rows.compactMap {
      if case .button(let button) = $0 { button } else { nil }
    }
    list.service.isDown = false
    buttons.first?.onTap()
    await list.idle()

    #expect(texts == ["No cities now."] && row.empty == nil && buttons.map(\.title) == ["Try again"])
    #expect(try rows(screen).list.count == 2)
  }
}
