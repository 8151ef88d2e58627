#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Foundation
  import Testing

  /// The views of a screen must show the content of its page, in the language of the device.
  @MainActor
  struct ViewDifferenceTests {
    private let window = UIKitTestWindow(StandInVariants())

    private func show(_ screen: UIViewController, in window: UIKitTestWindow) {
      window.navigation.setViewControllers([screen], animated: false)
      window.device.settle()
    }

    // MARK: Rows

    private func rows(_ page: Page) -> RowsViewController {
      let screen = RowsViewController(name: "Savings")
      show(screen, in: window)
      screen.show(page)
      return screen
    }

    @Test(arguments: [true, false])
    func `every word of a page is in its view, before and after a change`(isBusy: Bool) {
      let screen = rows(.allWords(isBusy: isBusy))
      #expect(window.refusals == [])

      screen.show(.allWords(isBusy: !isBusy))
      screen.show(Page("Savings", onRefresh: {}) { ListRow(count: 30) { ItemRow("Item \($0)", value: "\($0)") } })
      #expect(window.refusals == [])
      screen.show(.allWords(isBusy: isBusy))
      #expect(window.refusals == [])
    }

    // Catches a choice that gets the view that a button of the same name had on the page before.
    @Test func `rows of one name and different kinds follow each other`() {
      let screen = rows(Page("Savings") {})
      let kinds: [() -> [Row]] = [
        { [.text(TextRow("Open"))] }, { [.field(FieldRow("Open", "") { _ in })] },
        { [.field(FieldRow("Open", "", kind: .multiline) { _ in })] }, { [.date(DateRow("Open", "") { _ in })] },
        { [.choice(ChoiceRow("Open", "a", titles: ["a"]) { _ in })] },
        { [.choice(ChoiceRow("Open", "1", titles: (0..<20).map { "\($0)" }) { _ in })] },
        { [.toggle(ToggleRow("Open", isOn: true) { _ in })] }, { [.button(ButtonRow("Open") {})] },
        { [.item(ItemRow("Open"))] }, { [.progress(ProgressRow("Open", fraction: 1))] },
        { [.image(ImageRow("open", description: "Open"))] }, { [.empty(EmptyRow("Open"))] },
        { [.custom(CustomRow("open", label: "Open"))] },
      ]
      for first in kinds {
        for second in kinds {
          screen.show(Page("Savings") { first() })
          screen.show(Page("Savings") { second() })
          #expect(window.refusals == [])
        }
      }
    }

    // Catches rows that are never put into the view: every screen of the phone would be empty.
    @Test func `reports rows that are not in the view`() {
      let screen = rows(Page("Savings") { ButtonRow("Save") {} })
      screen.list.table.removeFromSuperview()

      #expect(window.refusals == ["Savings says the button \"Save\", which is not in its view."])
    }

    // Catches a spinner that turns while nothing is busy.
    @Test func `reports a spinner while the page is not busy`() {
      let screen = rows(Page("Savings") { "Row" })
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      screen.list.table.tableFooterView = spinner

      #expect(window.refusals == ["Savings has 1 spinners that turn instead of 0."])
    }

    @Test func `reports texts, values, states and errors that differ`() throws {
      let cases: [(Page, (any RowView) -> Void, String)] = [
        (
          Page("Savings") { "Hello" }, { ($0 as? TextRowView)?.label.text = "Bye" },
          "shows the text \"Bye\" where it says the text \"Hello\"."
        ),
        (
          Page("Savings") { FieldRow("Name", "Ada") { _ in } }, { ($0 as? FieldRowView)?.field.text = "Bob" },
          "shows the field \"Name\", with \"Bob\", with the texts \"Name\" where it says the field \"Name\", with \"Ada\", with the texts \"Name\"."
        ),
        (
          Page("Savings") { FieldRow("Name", "", error: "Wrong.") { _ in } },
          { ($0 as? FieldRowView)?.caption.error.isHidden = true },
          "shows the field \"Name, Wrong.\", with \"\", with the texts \"Name\" where it says the field \"Name, Wrong.\", with \"\", with the texts \"Name\" \"Wrong.\"."
        ),
        (
          Page("Savings") { ButtonRow("Save") {} }, { ($0 as? ButtonRowView)?.button.isEnabled = false },
          "shows the button \"Save\", disabled where it says the button \"Save\"."
        ),
        (
          Page("Savings") { ToggleRow("Alerts", isOn: true) { _ in } }, { ($0 as? ToggleRowView)?.toggle.isOn = false },
          "shows the toggle \"Alerts\", with \"off\", with the texts \"Alerts\" where it says the toggle \"Alerts\", with \"on\", with the texts \"Alerts\"."
        ),
        (
          Page("Savings") { ItemRow("Rent", value: "10 €") {} }, { $0.cell.contentView.isHidden = true },
          "shows the row to tap \"Rent\", with \"10 €\", with the texts  where it says the row to tap \"Rent\", with \"10 €\", with the texts \"Rent\" \"10 €\"."
        ),
      ]
      for (page, change, sentence) in cases {
        let window = UIKitTestWindow(StandInVariants())
        let screen = RowsViewController(name: "Savings")
        show(screen, in: window)
        screen.show(page)
        #expect(window.refusals == [])

        change(try #require(screen.list.views.first))

        #expect(window.refusals == ["Savings " + sentence])
      }
    }

    // MARK: Native screens

    @Test func `a native screen is a screen of journeys, and is used by its views`() throws {
      let screen = RatingScreen()
      show(screen, in: window)
      #expect(window.snapshot?.name == "Rating" && window.snapshot?.actions.map(\.label) == ["Send"])
      #expect(window.refusals == [])

      try window.perform(.turn("Anonymous", on: true))
      try window.perform(.tap("Send"))

      #expect(screen.sent == ["anonymous"])
      #expect(window.refusals == [])
    }

    @Test func `reports a control that a native screen does not describe, or describes and does not show`() {
      let screen = RatingScreen()
      show(screen, in: window)
      screen.view.addSubview(UIButton(configuration: RatingScreen.title("Delete")))
      #expect(window.refusals == ["Rating shows the button \"Delete\", which it does not say."])

      let other = RatingScreen()
      show(other, in: window)
      other.send.isHidden = true
      #expect(window.refusals.last == "Rating says the button \"Send\", which is not in its view.")
    }

    @Test func `reports a native screen without a description`() {
      let screen = UIViewController()
      screen.view.addSubview(UIButton(configuration: RatingScreen.title("Delete")))
      show(screen, in: window)

      #expect(window.refusals == ["UIViewController does not say what it shows: it is no PageDescribing."])
    }

    // MARK: Languages

    @Test func `compares texts in the language of the device, and reports those without a translation`() {
      let german = Language(
        "de", translations: ["Savings": .text(TextTemplate("Sparen")), "Save": .text(TextTemplate("Sichern"))])
      let window = UIKitTestWindow(StandInVariants(), language: german)
      let screen = RowsViewController(name: "Savings", language: german)
      show(screen, in: window)
      screen.show(
        Page("Savings") {
          ButtonRow("Save") {}
          LocalizedText(verbatim: "Ada")
        })
      #expect(window.snapshot?.title == "Savings" && window.localizedSnapshot?.title == "Sparen")
      #expect(window.snapshot?.actions.map(\.label) == ["Save"])
      #expect(window.refusals == [])

      screen.show(Page("Savings") { "Nothing" })
      #expect(window.refusals == ["\"Nothing\" on Savings has no translation in the language \"de\"."])
    }

    // Catches a toolkit that is not given the language of its device.
    @Test func `reports a screen in another language than its device`() {
      let german = Language("de", translations: ["Savings": .text(TextTemplate("Sparen"))])
      let window = UIKitTestWindow(StandInVariants(), language: german)
      let screen = RowsViewController(name: "Savings")
      show(screen, in: window)
      screen.show(Page("Savings") {})

      #expect(window.refusals == ["Savings has the title \"Savings\", and says \"Sparen\"."])
    }

    @Test func `reports a literal in a team's own view in the pseudo-language`() {
      let window = UIKitTestWindow(StandInVariants(), language: .pseudo)
      let screen = RowsViewController(name: "Savings", language: .pseudo, views: ["stars": { StarsView() }])
      show(screen, in: window)
      screen.show(
        Page("Savings") {
          CustomRow("stars", label: "Rating", value: LocalizedText(verbatim: "4 of 5"), content: "4 of 5")
          "Hello \(verbatim: "Ada")"
        })
      #expect(window.refusals == [])

      screen.show(Page("Savings") { CustomRow("stars", label: "Rating", content: "Very good") })

      #expect(window.refusals == ["\"Very good\" on Savings is no text that can be translated."])
    }
  }

  /// A screen of a team's own.
  private final class RatingScreen: UIViewController, PageDescribing {
    let screenName = "Rating"
    let hint = UILabel()
    let isAnonymous = UISwitch()
    lazy var send = UIButton(
      configuration: RatingScreen.title("Send"), primaryAction: UIAction { [weak self] _ in self?.sendRating() })
    private(set) var sent: [String] = []

    var page: Page {
      Page("Rating") {
        "How was it?"
        ToggleRow("Anonymous", isOn: isAnonymous.isOn) { _ in }
        ButtonRow("Send", onTap: sendRating)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rating"
      hint.text = "How was it?"
      let decoration = UILabel()
      decoration.text = "★★★★★"
      isAnonymous.accessibilityLabel = "Anonymous"
      for part in [hint, decoration, isAnonymous, send] { view.addSubview(part) }
    }

    private func sendRating() { sent.append(isAnonymous.isOn ? "anonymous" : "by name") }

    static func title(_ title: String) -> UIButton.Configuration {
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      return configuration
    }
  }

  private final class StarsView: UIView, CustomRowView {
    private let label = UILabel()

    func show(_ row: CustomRow, in language: Language) {
      label.text = row.content as? String
      if label.superview == nil { addSubview(label) }
    }
  }

  extension Page {
    /// A page with every word.
    static func allWords(isBusy: Bool, report: @escaping @MainActor (String) -> Void = { _ in }) -> Page {
      Page("Savings", isBusy: isBusy, onRefresh: { report("refresh") }) {
        for style in TextRow.Style.allCases { TextRow("A text", style: style) }
        for kind in FieldRow.Kind.allCases {
          FieldRow(
            LocalizedText(verbatim: "\(kind)"), "abc", kind: kind, error: isBusy ? "Wrong." : nil, isEnabled: !isBusy
          ) {
            report("\(kind) \($0)")
          }
        }
        DateRow("Due", isBusy ? "" : "2026-11-23", in: "2026-01-01"..."2026-12-31") { report("Due \($0)") }
        ChoiceRow("Colour", isBusy ? nil : "Red", titles: ["Red", "Blue"], isEnabled: !isBusy) {
          report("Colour \($0)")
        }
        ChoiceRow("Country", "Land 7", titles: (0..<40).map { "Land \($0)" }, error: "Which?") {
          report("Country \($0)")
        }
        ToggleRow("Alerts", isOn: isBusy, isEnabled: !isBusy) { report("Alerts \($0)") }
        for role in ButtonRow.Role.allCases {
          ButtonRow(LocalizedText(verbatim: "Go \(role)"), role: role, isEnabled: !isBusy) { report("Go \(role)") }
        }
        SectionRow("Header", footer: "Footer") {
          ItemRow("Rent", subtitle: "March", value: "10 €", badge: "new", image: "house") { report("Rent") }
          ItemRow("Quiet", value: "0 €")
          ProgressRow("Saved", fraction: 0.25)
          ProgressRow("Asking", fraction: nil)
          ImageRow("star", description: "A star")
          CustomRow("chart", label: "Chart", value: "up") { report("Chart") }
          CustomRow("chart", label: "Quiet chart")
        }
        ListRow(
          count: isBusy ? 0 : 50, empty: EmptyRow("No goals", message: "Add one.", button: ButtonRow("Add") {}),
          onReachEnd: { report("end") }
        ) { row in
          ItemRow("Item \(row)") { report("Item \(row)") }
        }
        "After"
      }
    }
  }
#endif
