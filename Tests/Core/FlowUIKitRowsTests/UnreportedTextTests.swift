#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKitRows

  /// A text that the system has changed, as autofill of several fields does, before it reports the change.
  @MainActor
  struct UnreportedTextTests {
    private let screen = RowsViewController(name: "Form")
    private let device = StandInDevice()

    private func show(_ text: String, kind: FieldRow.Kind, _ onEdit: @escaping @MainActor (String) -> Void = { _ in }) {
      if device.window.rootViewController == nil { device.show(screen) }
      screen.show(Page("Form") { FieldRow("Field", text, kind: kind, onEdit: onEdit) })
    }

    // Catches a page that undoes a change of which it cannot know yet, and a field that no page can clear afterwards.
    @Test(arguments: [FieldRow.Kind.text, .secret, .amount, .multiline])
    func `a change is kept until it is reported, and then a page may clear it`(kind: FieldRow.Kind) throws {
      var received: [String] = []
      show("1", kind: kind)
      let input = try #require(Input(screen.list.views.first))

      input.text = "12.50"
      show("", kind: kind) { received.append($0) }
      let kept = input.text
      input.report()
      show("", kind: kind)

      #expect(kept == "12.50" && received == ["12.50"])
      #expect(input.text == "")
    }

    // Catches a field that keeps a text for ever whose change nobody reports.
    @Test(arguments: [FieldRow.Kind.text, .multiline])
    func `a change that a page has already needs no report`(kind: FieldRow.Kind) throws {
      show("", kind: kind)
      let input = try #require(Input(screen.list.views.first))

      input.text = "a"
      show("a", kind: kind)
      show("b", kind: kind)

      #expect(input.text == "b")
    }
  }

  /// The view of a field, whose text changes without a report.
  @MainActor
  private enum Input {
    case field(UITextField)
    case area(UITextView)

    init?(_ row: (any RowView)?) {
      switch row {
      case let row as FieldRowView: self = .field(row.field)
      case let row as TextAreaRowView: self = .area(row.textView)
      default: return nil
      }
    }

    var text: String? {
      get {
        switch self {
        case .field(let field): field.text
        case .area(let view): view.text
        }
      }
      nonmutating set {
        switch self {
        case .field(let field): field.text = newValue
        case .area(let view): view.text = newValue
        }
      }
    }

    func report() {
      switch self {
      case .field(let field): field.sendActions(for: .editingChanged)
      case .area(let view): view.delegate?.textViewDidChange(view)
      }
    }
  }
#endif
