import FlowKit
import Testing

@testable import FlowTextCatalogs

struct CatalogFileTests {
  @Test func `a plural has its translated forms, and is none without one`() {
    let days = CatalogFile.Localization.plural(["one": "%lld Tag", "other": "%lld Tage"])
    var unfinished = days
    unfinished.variations?.plural["one"]?.stringUnit?.state = "new"

    #expect(days.translation == .plural([.one: TextTemplate("%lld Tag"), .other: TextTemplate("%lld Tage")]))
    #expect(unfinished.translation == .plural([.other: TextTemplate("%lld Tage")]))
    #expect(CatalogFile.Localization.plural([:]).translation == nil)
  }
}
