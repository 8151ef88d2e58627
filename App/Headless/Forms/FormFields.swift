import Forms
import HeadlessUI

/// Returns the fields of a form, from top to bottom: a choice if there are options, else a field for text.
@MainActor @ScreenBuilder
func formFields<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [ScreenPart] {
  for content in contents {
    if content.options.isEmpty {
      Field(content.label, content.value, error: content.error, isEnabled: isEnabled) { text in
        onEdit(content.field, text)
      }
    } else {
      let chosen = content.options.first { $0.value == content.value }
      Choice(
        content.label, chosen, options: content.options, title: { $0.label }, error: content.error, isEnabled: isEnabled
      ) { option in
        onEdit(content.field, option.value)
      }
    }
  }
}
