/// Returns the rows of a form: a menu for a field with options, otherwise a text field.
@MainActor @RowBuilder
public func formRows<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [Row] {
  for content in contents {
    let options = content.options
    if options.isEmpty {
      FieldRow(content.label, content.value, error: content.error, isEnabled: isEnabled) { text in
        onEdit(content.field, text)
      }
    } else {
      ChoiceRow(
        content.label, options.label(of: content.value), titles: options.labels, error: content.error,
        isEnabled: isEnabled
      ) { position in
        onEdit(content.field, options.value(at: position))
      }
    }
  }
}
