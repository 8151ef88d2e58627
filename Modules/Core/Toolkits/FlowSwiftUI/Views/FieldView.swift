#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKitRows
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
          .keyboardType(row.kind.keyboard.keys.type)
          .textContentType(row.kind.contentType)
          .textInputAutocapitalization(row.kind.keyboard.capitals.type)
          .autocorrectionDisabled(!row.kind.keyboard.corrects)
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
      case .text, .name, .givenName, .familyName, .organization, .street, .city, .state, .postcode, .code, .digits,
        .exact,
        .email, .phone, .amount, .oneTimeCode:
        TextField("", text: text)
      }
    }
  }

  extension FieldKeyboard.Capitals {
    fileprivate var type: TextInputAutocapitalization {
      switch self {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .all: .characters
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
