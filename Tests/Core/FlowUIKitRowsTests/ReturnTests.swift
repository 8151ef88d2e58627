#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKitRows

  /// The Return key of a form.
  @MainActor
  struct ReturnTests {
    private let device = StandInDevice()
    private let screen = RowsViewController(name: "Form")

    private func show(_ rows: [Row]) throws -> [UITextField] {
      device.show(screen)
      screen.show(Page("Form") { rows })
      return screen.list.views.compactMap { ($0 as? FieldRowView)?.field }
    }

    private func field(_ label: LocalizedText, kind: FieldRow.Kind = .exact, isEnabled: Bool = true) -> Row {
      .field(FieldRow(label, "", kind: kind, isEnabled: isEnabled) { _ in })
    }

    // Catches a key that does nothing, and one that stops at a field that cannot be changed.
    @Test func `Return goes to the next field that can be changed`() throws {
      let fields = try show([field("One"), field("Two", isEnabled: false), .text(TextRow("A text")), field("Three")])
      device.type("a", into: fields[0])

      #expect(device.pressReturn(in: fields[0]))

      #expect(fields.map(\.isFirstResponder) == [false, false, true])
      #expect(fields.map(\.returnKeyType) == [.next, .default, .done])
    }

    @Test func `Return in the last field closes the keyboard`() throws {
      let fields = try show([field("One"), field("Two")])
      device.type("a", into: fields[1])

      #expect(device.pressReturn(in: fields[1]))

      #expect(fields.filter(\.isFirstResponder).isEmpty)
    }

    @Test func `Return goes on to a text of several lines`() throws {
      let fields = try show([field("One"), field("Two", kind: .multiline)])
      device.type("a", into: fields[0])

      device.pressReturn(in: fields[0])

      #expect((screen.list.views[1] as? TextAreaRowView)?.textView.isFirstResponder == true)
    }

    // Catches a key that goes to the field that was next on an earlier page.
    @Test func `Return follows the latest page`() throws {
      let fields = try show([field("One"), field("Two"), field("Three")])
      device.type("a", into: fields[0])
      screen.show(
        Page("Form") {
          [field("One"), field("Three")]
        })

      device.pressReturn(in: fields[0])

      #expect(fields[2].isFirstResponder)
    }

    // Catches a keyboard that offers to end a form which has grown, and one that comes anew with each page.
    @Test func `the key of a field with the keyboard is named anew when the page changes its meaning`() throws {
      let fields = try show([field("One")])
      device.type("a", into: fields[0])
      let grown = Page("Form") {
        [field("One"), field("Two")]
      }

      for _ in 1...2 { screen.show(grown) }

      #expect(fields[0].returnKeyType == .next && fields[0].reloadCount == 1)
    }

    // Catches a key that goes nowhere, since the next field is below the keyboard, and not in the table yet.
    @Test func `Return scrolls to a field that is not visible`() throws {
      let fields = try show([field("One")] + (0..<30).map { Row.text(TextRow("Text \($0)")) } + [field("Last")])
      device.type("a", into: fields[0])

      device.pressReturn(in: fields[0])

      #expect(fields[1].isFirstResponder)
      #expect(fields[1].superview != nil && screen.list.table.indexPathsForVisibleRows?.last == [0, 31])
    }

    @Test func `a search closes the keyboard with its own key`() throws {
      let fields = try show([field("Search", kind: .search), field("Two")])
      device.type("a", into: fields[0])

      device.pressReturn(in: fields[0])

      #expect(fields[0].returnKeyType == .search && fields.filter(\.isFirstResponder).isEmpty)
    }
  }
#endif
