#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKitRows

  /// Each word of a page as a control of the system, and its text for VoiceOver.
  @MainActor
  struct WordsTests {
    private let screen = RowsViewController(
      name: "Words", views: ["star": { StarView() }])
    private let device = StandInDevice()

    private func show(_ page: Page) -> [any RowView] {
      device.show(screen)
      screen.show(page)
      return screen.list.views
    }

    @Test(arguments: [
      (TextRow.Style.title, UIFont.TextStyle.title1, true), (.heading, .headline, true), (.body, .body, false),
      (.note, .footnote, false), (.notice, .headline, false), (.error, .body, false),
    ])
    func `a text has the font of its style, and headings are headers`(
      style: TextRow.Style, font: UIFont.TextStyle, isHeader: Bool
    ) throws {
      let label = try #require(show(Page("Words") { TextRow("Hello", style: style) })[0] as? TextRowView).label

      #expect(label.text == "Hello" && label.font?.standInStyle == font && label.adjustsFontForContentSizeCategory)
      #expect(label.accessibilityTraits.contains(.header) == isHeader)
    }

    // Catches an error that looks like any other text.
    @Test func `an error is red, and a note is pale`() throws {
      let styles: [TextRow.Style] = [.title, .heading, .body, .notice, .note, .error]
      let rows = show(Page("Words") { for style in styles { TextRow("Hello", style: style) } })

      let colors = rows.map { ($0 as? TextRowView)?.label.textColor }
      let expected: [UIColor] = [.label, .label, .label, .label, .secondaryLabel, .systemRed]
      #expect(zip(colors, expected).allSatisfy { $0 === $1 } && colors.count == expected.count)
    }

    // Catches announcements of old errors, and new errors that are not announced.
    @Test(arguments: [TextRow.Style.error, .notice])
    func `errors and notices are announced once, together, when they appear`(style: TextRow.Style) {
      var received: [String] = []
      screen.list.announce = { received.append($0) }
      func page(_ error: LocalizedText?) -> Page {
        Page("Words") {
          if let error { TextRow(error, style: style) }
          FieldRow("Name", "", error: error.map { "\($0)!" }) { _ in }
        }
      }
      _ = show(page(nil))
      #expect(received == [])

      screen.show(page("Wrong"))
      screen.show(page("Wrong"))
      #expect(received == ["Wrong Wrong!"])

      screen.show(page(nil))
      screen.show(page("Wrong"))
      #expect(received.count == 2)
    }

    @Test(arguments: [
      (FieldRow.Kind.text, UIKeyboardType.default, nil as UITextContentType?), (.name, .default, .name),
      (.givenName, .default, .givenName), (.familyName, .default, .familyName),
      (.organization, .default, .organizationName), (.street, .default, .fullStreetAddress),
      (.city, .default, .addressCity), (.state, .default, .addressState), (.postcode, .default, .postalCode),
      (.code, .default, nil), (.digits, .numberPad, nil), (.exact, .default, nil),
      (.email, .emailAddress, .emailAddress), (.phone, .phonePad, .telephoneNumber), (.amount, .decimalPad, nil),
      (.oneTimeCode, .numberPad, .oneTimeCode), (.secret, .default, .password), (.search, .default, nil),
    ])
    func `a field has the keyboard and the meaning of its kind`(
      kind: FieldRow.Kind, keyboard: UIKeyboardType, meaning: UITextContentType?
    ) throws {
      let row = show(Page("Words") { FieldRow("Field", "a", kind: kind) { _ in } })[0]

      let field = try #require(row as? FieldRowView).field
      #expect(field.keyboardType == keyboard && field.textContentType == meaning)
      #expect(field.isSecureTextEntry == (kind == .secret))
      #expect((field is UISearchTextField) == (kind == .search))
      #expect(field.accessibilityLabel == "Field" && field.text == "a")
    }

    // Catches a phone that turns an address into a word, and a name or a password into another one.
    @Test(arguments: [
      (FieldRow.Kind.text, UITextAutocorrectionType.default, UITextAutocapitalizationType.sentences),
      (.name, .no, .words), (.email, .no, .none), (.secret, .no, .none), (.search, .no, .none),
      (.givenName, .no, .words), (.familyName, .no, .words), (.organization, .no, .words), (.street, .no, .words),
      (.city, .no, .words), (.state, .no, .words), (.postcode, .no, .allCharacters), (.code, .no, .allCharacters),
      (.digits, .no, .none), (.exact, .no, .sentences), (.phone, .no, .none), (.amount, .no, .none),
      (.oneTimeCode, .no, .none),
    ])
    func `only free text is corrected, with capitals as its kind has them`(
      kind: FieldRow.Kind, correction: UITextAutocorrectionType, capitals: UITextAutocapitalizationType
    ) throws {
      let field = try #require(show(Page("Words") { FieldRow("Field", "", kind: kind) { _ in } })[0] as? FieldRowView)
        .field

      #expect(field.autocorrectionType == correction && field.autocapitalizationType == capitals)
      let isFree = correction == .default
      #expect((field.smartQuotesType == .default) == isFree && (field.smartDashesType == .default) == isFree)
      #expect((field.smartInsertDeleteType == .default) == isFree && (field.spellCheckingType == .default) == isFree)
    }

    // Catches a field whose cursor jumps to the end at each letter; the stand-in complains about it.
    @Test(arguments: FieldRow.Kind.allCases)
    func `the cursor stays where the person types`(kind: FieldRow.Kind) throws {
      var text = "1234.5"
      let screen = RowsViewController(name: "Words", language: Language("de"))
      func page() -> Page {
        Page("Words") {
          FieldRow("Field", text, kind: kind) {
            text = $0
            screen.show(page())
          }
        }
      }
      device.show(screen)
      screen.show(page())

      for typed in ["12345.5", "1.234,5", "1234,56", ""] {
        switch screen.list.views[0] {
        case let row as FieldRowView: #expect(device.type(typed, into: row.field) && row.field.text == typed)
        case let row as TextAreaRowView: #expect(device.type(typed, into: row.textView) && row.textView.text == typed)
        default: Issue.record("no field")
        }
      }

      #expect(device.complaints == [])
    }

    @Test func `a text of several lines is edited in place`() throws {
      var received: [String] = []
      let rows = show(
        Page("Words") { FieldRow("Note", "a\nb", kind: .multiline, error: "Short.") { received.append($0) } })

      let row = try #require(rows[0] as? TextAreaRowView)
      #expect(row.textView.text == "a\nb" && row.textView.accessibilityLabel == "Note, Short.")
      #expect(device.type("c\nd", into: row.textView))
      #expect(received == ["c\nd"])

      screen.show(Page("Words") { FieldRow("Note", "c\nd", kind: .multiline, isEnabled: false) { _ in } })
      #expect(!device.type("e", into: row.textView))
    }

    @Test func `a date is chosen in its range, and is the same day in every time zone`() throws {
      var received: [String] = []
      let rows = show(
        Page("Words") { DateRow("Due", "2026-11-23", in: "2026-11-01"..."2026-11-30") { received.append($0) } })

      let row = try #require(rows[0] as? DateRowView)
      #expect(row.picker.date.day == "2026-11-23" && row.picker.accessibilityLabel == "Due")
      #expect(!row.picker.isHidden && row.button.isHidden)
      #expect(device.choose(try #require(Date(day: "2026-11-30")), in: row.picker))
      #expect(!device.choose(try #require(Date(day: "2026-12-01")), in: row.picker))
      #expect(received == ["2026-11-30"])
    }

    // Catches a calendar that shows today as if it were chosen.
    @Test func `a date that is not chosen shows a button and no date`() throws {
      var received: [String] = []
      let row = try #require(show(Page("Words") { DateRow("Due", "") { received.append($0) } })[0] as? DateRowView)

      #expect(row.picker.isHidden && row.button.configuration?.title == "Choose")
      #expect(device.tap(row.button))
      #expect(received == [Date.now.day(in: .current)])
    }

    // Catches a calendar that shows another day than a journey: Foundation turns 30 February into 2 March.
    @Test(arguments: ["2026-02-30", "2026-02-29", "2026-1-1", "2026-01-01T", "2026-01-32", "soon"])
    func `a text that is no date is shown as none`(text: String) throws {
      let row = try #require(show(Page("Words") { DateRow("Due", text) { _ in } })[0] as? DateRowView)

      #expect(row.picker.isHidden && !row.button.isHidden)
      #expect(Date(day: text) == nil)
    }

    @Test func `a switch has its label, and reports the person's changes`() throws {
      var received: [Bool] = []
      let rows = show(Page("Words") { ToggleRow("Wi-Fi", isOn: false) { received.append($0) } })

      let toggle = try #require(rows[0] as? ToggleRowView).toggle
      #expect(toggle.accessibilityLabel == "Wi-Fi" && !toggle.isOn && toggle.superview === rows[0].cell)
      #expect(device.tap(toggle))
      #expect(received == [true])

      screen.show(Page("Words") { ToggleRow("Wi-Fi", isOn: false, isEnabled: false) { _ in } })
      #expect(!toggle.isOn)
      #expect(!device.tap(toggle))
    }

    @Test(arguments: [
      (ButtonRow.Role.normal, UIButton.Role.normal), (.main, .primary), (.destructive, .destructive),
      (.cancel, .cancel),
    ])
    func `a button has its role`(role: ButtonRow.Role, expected: UIButton.Role) throws {
      let row = show(Page("Words") { ButtonRow("Go", role: role) {} })[0]

      let button = try #require(row as? ButtonRowView).button
      #expect(button.role == expected && button.configuration?.title == "Go")
    }

    @Test func `an item is read as one element, and is tapped as a whole`() throws {
      var taps = 0
      let rows = show(
        Page("Words") {
          ItemRow("Rent", subtitle: "March", value: "10 €", badge: "new", image: "house") { taps += 1 }
          ItemRow("Quiet")
          ItemRow("Closed", isEnabled: false) { taps += 1 }
        })

      let cell = rows[0].cell
      #expect(cell.isAccessibilityElement && cell.accessibilityTraits == .button)
      #expect(cell.accessibilityLabel == "Rent, March, new" && cell.accessibilityValue == "10 €")
      #expect(cell.accessoryType == .disclosureIndicator && rows[1].cell.accessoryType == .none)
      #expect(rows[2].cell.accessibilityTraits == [.button, .notEnabled])
      #expect(rows.prefix(2).map { $0.cell.pictures.map { $0.image?.standInName } } == [["house"], [nil]])
      #expect(rows.prefix(2).map { $0.cell.pictures.map(\.isHidden) } == [[false], [true]])
      #expect(
        (0..<3).map { device.tap(IndexPath(row: $0, section: 0), in: screen.list.table) } == [true, false, false])
      #expect(taps == 1)
    }

    @Test func `a progress has a bar, or a spinner if the progress is unknown`() throws {
      let row = try #require(show(Page("Words") { ProgressRow("Saved", fraction: 0.25) })[0] as? ProgressRowView)
      #expect(row.bar.progress == 0.25 && !row.bar.isHidden && row.spinner.isHidden && !row.spinner.isAnimating)
      #expect(row.cell.accessibilityLabel == "Saved" && row.cell.accessibilityValue == "25 %")

      screen.show(Page("Words") { ProgressRow("Saved", fraction: nil) })
      #expect(row.bar.isHidden && row.spinner.isAnimating && row.cell.accessibilityValue == nil)
    }

    @Test func `an image is read by its description`() throws {
      let row = try #require(show(Page("Words") { ImageRow("star", description: "A star") })[0] as? ImageRowView)

      #expect(row.picture.image?.standInName == "star" && row.label.isHidden)
      // Catches a picture that is stretched.
      #expect(row.picture.contentMode == .scaleAspectFit)
      #expect(row.cell.accessibilityLabel == "A star" && row.cell.accessibilityTraits == .image)
    }

    // Catches a gap in the place of an image that the app does not have.
    @Test func `without an image its description is shown`() throws {
      let rows = show(
        Page("Words") {
          ImageRow("", description: "A star")
          ImageRow("star", description: "A star")
        }
      ).compactMap { $0 as? ImageRowView }

      #expect(rows.map(\.picture.isHidden) == [true, false])
      #expect(rows.map(\.label.isHidden) == [false, true] && rows.first?.label.text == "A star")
    }

    @Test func `a text in place of missing content has its title, and offers a button`() throws {
      var taps = 0
      let rows = show(
        Page("Words") { EmptyRow("No goals", message: "Add one.", button: ButtonRow("Add") { taps += 1 }) })

      let row = try #require(rows[0] as? EmptyRowView)
      #expect(row.title.text == "No goals" && row.message.text == "Add one." && !row.button.button.isHidden)
      #expect(row.title.accessibilityTraits == .header)
      #expect(device.tap(row.button.button))
      #expect(taps == 1)
    }

    @Test func `sections have headers and footers, and change them without making their fields again`() throws {
      func page(_ footer: LocalizedText) -> Page {
        Page("Words") {
          SectionRow("You", footer: footer) { FieldRow("Name", "") { _ in } }
          "After it"
        }
      }
      let field = try #require(show(page("3 left"))[0] as? FieldRowView).field
      device.type("A", into: field)

      screen.show(page("2 left"))

      #expect(screen.list.table.numberOfSections == 2)
      #expect(texts == ["You", "2 left"])
      #expect(field.isFirstResponder)
    }

    private var texts: [String] {
      screen.list.table.contentInOrder.compactMap {
        (($0 as? UITableViewHeaderFooterView)?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    @Test func `a custom row shows the team's view, and VoiceOver reads its label and value`() throws {
      let rows = show(
        Page("Words") {
          CustomRow("star", label: "Rating", value: "4 of 5", content: 4)
          CustomRow("unknown", label: "Rating", value: "2 of 5", content: 2)
        })

      let star = try #require(rows[0] as? CustomRowCell)
      #expect((star.view as? StarView)?.count == 4)
      #expect(star.cell.accessibilityLabel == "Rating" && star.cell.accessibilityValue == "4 of 5")
      let plain = try #require(rows[1] as? CustomRowCell)
      #expect(plain.view == nil && plain.value.text == "2 of 5")

      screen.show(Page("Words") { CustomRow("star", label: "Rating", value: "5 of 5", content: 5) })
      #expect((star.view as? StarView)?.count == 5)
    }

    // Catches a spinner that turns while nothing is busy, and one that never stops.
    @Test func `a busy page has a spinner, which leaves with it`() {
      _ = show(Page("Words", isBusy: true) { "Wait" })
      let spinner = screen.list.table.tableFooterView as? UIActivityIndicatorView
      #expect(spinner?.isAnimating == true)

      screen.show(Page("Words") { "Done" })

      #expect(screen.list.table.tableFooterView == nil && spinner?.isAnimating == false)
    }

    @Test func `a page is pulled to refresh it, until it is no longer busy`() {
      var isAsked = false
      func page(isBusy: Bool) -> Page { Page("Words", isBusy: isBusy, onRefresh: { isAsked = true }) { "Row" } }
      _ = show(page(isBusy: false))

      #expect(device.pullToRefresh(screen.list.table) && isAsked)
      #expect(screen.list.table.refreshControl?.isRefreshing == false)

      screen.show(Page("Words", onRefresh: { screen.show(page(isBusy: true)) }) { "Row" })
      device.pullToRefresh(screen.list.table)
      #expect(screen.list.table.refreshControl?.isRefreshing == true && screen.list.table.tableFooterView == nil)
      screen.show(page(isBusy: false))
      #expect(screen.list.table.refreshControl?.isRefreshing == false)

      screen.show(Page("Words") { "Row" })
      #expect(!device.pullToRefresh(screen.list.table))
    }

    @Test func `texts are in the screen's language`() {
      let german = RowsViewController(
        name: "Words", language: Language("de", translations: ["Colour": .text(TextTemplate("Farbe"))]))
      device.show(german)
      german.show(Page("Colour") { "Colour" })

      #expect(german.title == "Farbe" && (german.list.views[0] as? TextRowView)?.label.text == "Farbe")
    }
  }

  extension UIView {
    fileprivate var pictures: [UIImageView] {
      subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + $0.pictures }
    }
  }

  /// A view of a team's own.
  private final class StarView: UIView, CustomRowView {
    private(set) var count = 0

    func show(_ row: CustomRow, in language: Language) { count = row.content as? Int ?? 0 }
  }
#endif
