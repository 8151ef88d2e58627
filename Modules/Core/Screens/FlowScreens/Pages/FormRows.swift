/// Returns the rows of a form: for each field a text field, a choice, a date or a switch.
@MainActor @RowBuilder
public func formRows<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [Row] {
  for content in contents {
    let (field, options) = (content.field, content.options)
    if !options.isEmpty {
      ChoiceRow(
        content.label, options.label(of: content.value), titles: options.labels, error: content.error,
        isEnabled: isEnabled
      ) { onEdit(field, options.value(at: $0)) }
    } else {
      switch field.kind {
      case .text(let kind):
        FieldRow(content.label, content.value, kind: kind, error: content.error, isEnabled: isEnabled) {
          onEdit(field, $0)
        }
      case .date(let range):
        DateRow(content.label, content.value, in: range, error: content.error, isEnabled: isEnabled) {
          onEdit(field, $0)
        }
      case .toggle:
        ToggleRow(content.label, isOn: content.value == FormFieldKind.on, isEnabled: isEnabled) {
          onEdit(field, $0 ? FormFieldKind.on : "")
        }
        if let error = content.error { TextRow(error, style: .error) }
      }
    }
  }
}
