public import Forms

/// Returns the rows of a form: a menu for a field with options, otherwise a text field.
@MainActor @RowBuilder
public func formRows<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [Row] {
  for content in contents {
    if content.options.isEmpty {
      FieldRow(content.label, content.value, error: content.error, isEnabled: isEnabled) { text in
        onEdit(content.field, text)
      }
    } else {
      ChoiceRow(
        content.label, content.options.first { $0.value == content.value }, options: content.options,
        title: { $0.label }, error: content.error, isEnabled: isEnabled
      ) { option in
        onEdit(content.field, option.value)
      }
    }
  }
}
