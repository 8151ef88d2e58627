#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import CompositionRoot
  @testable import Phone

  @MainActor
  struct PriceExpiryViewTests {
    @Test func `shows the row's text in the language of the person, and a new price in the same view`() throws {
      let view = PriceExpiryView()
      let german = try Language("de", catalogs: appCatalogs)
      view.show(row("Good until \(verbatim: "noon")", isExpired: false), in: german)
      let label = try #require(view.subviews.first?.subviews.last as? UILabel)
      let before = (label.text, label.textColor === UIColor.systemRed)

      view.show(row("This price has expired", isExpired: true), in: german)

      #expect(before == ("Gültig bis noon", false))
      #expect(label.text == "Dieser Preis ist abgelaufen")
      #expect(label.textColor === UIColor.systemRed)
      #expect(view.subviews.count == 1)
    }

    private func row(_ value: LocalizedText, isExpired: Bool) -> CustomRow {
      CustomRow(PriceExpiry.rowName, label: "Price", value: value, content: PriceExpiry(isExpired: isExpired))
    }
  }
#endif
