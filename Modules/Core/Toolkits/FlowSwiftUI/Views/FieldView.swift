#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import SwiftUI

  /// A text field with a label above and an error below.
  @MainActor
  struct FieldView: View {
    let id: Row.ID
    let row: FieldRow
    let observed: ObservedPage
    let focus: FocusState<Row.ID?>.Binding

    var body: some View {
      Captioned(label: row.label, error: row.error, observed: observed) { name in
        field
          .accessibilityLabel(Text(verbatim: name))
          .keyboardType(row.kind.keyboard)
          .textContentType(row.kind.contentType)
          .textInputAutocapitalization(row.kind.capitalization)
          .autocorrectionDisabled(!row.kind.corrects)
          .focused(focus, equals: id)
          .submitLabel(next == nil ? .done : .next)
          .onSubmit { focus.wrappedValue = next }
          .disabled(!row.isEnabled)
      }
    }

    private var next: Row.ID? { observed.state.field(after: id) }

    private var text: Binding<String> {
      let (state, id) = (observed.state, id)
      return Binding(get: { state.text(in: id) }, set: { state.edit($0, in: id) })
    }

    @ViewBuilder private var field: some View {
      switch row.kind {
      case .secret: SecureField("", text: text)
      case .multiline: TextEditor(text: text).frame(minHeight: 88)
      case .search:
        HStack {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
          TextField("", text: text)
        }
      case .text, .name, .email, .phone, .amount, .oneTimeCode: TextField("", text: text)
      }
    }
  }

  extension FieldRow.Kind {
    fileprivate var keyboard: UIKeyboardType {
      switch self {
      case .text, .name, .secret, .multiline, .search: .default
      case .email: .emailAddress
      case .phone: .phonePad
      case .amount: .decimalPad
      case .oneTimeCode: .numberPad
      }
    }

    fileprivate var contentType: UITextContentType? {
      switch self {
      case .text, .amount, .multiline, .search: nil
      case .name: .name
      case .email: .emailAddress
      case .phone: .telephoneNumber
      case .oneTimeCode: .oneTimeCode
      case .secret: .password
      }
    }

    fileprivate var capitalization: TextInputAutocapitalization {
      switch self {
      case .text, .phone, .amount, .oneTimeCode, .multiline: .sentences
      case .name: .words
      case .email, .secret, .search: .never
      }
    }

    fileprivate var corrects: Bool {
      switch self {
      case .text, .phone, .amount, .oneTimeCode, .multiline: true
      case .name, .email, .secret, .search: false
      }
    }
  }

  /// A control with a label above and an error below, which VoiceOver reads with the control.
  @MainActor
  struct Captioned<Control: View>: View {
    let label: LocalizedText
    let error: LocalizedText?
    let observed: ObservedPage
    /// Makes the control with the text that VoiceOver reads.
    @ViewBuilder let control: (String) -> Control

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        observed.text(label).font(.subheadline).accessibilityHidden(true)
        control([label, error].compactMap(\.self).map(observed.resolve).joined(separator: ", "))
        if let error { observed.text(error).font(.footnote).foregroundStyle(.red).accessibilityHidden(true) }
      }
    }
  }
#endif
