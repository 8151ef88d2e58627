public import FlowScreens

/// Returns the fields of a form, from top to bottom: a choice if there are options, else a field for text.
/// - Parameters:
///   - contents: The fields.
///   - isEnabled: Whether the person can edit them.
///   - onEdit: Called with the new text, or the chosen value.
@MainActor @ScreenBuilder
public func formFields<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [ScreenPart] {
  for content in contents {
    let options = content.options
    if options.isEmpty {
      Field(content.label, content.value, error: content.error, isEnabled: isEnabled) { text in
        onEdit(content.field, text)
      }
    } else {
      Choice(
        content.label, options.label(of: content.value), options: options.labels, error: content.error,
        isEnabled: isEnabled
      ) { label in
        if let chosen = options.labels.firstIndex(of: label) { onEdit(content.field, options.value(at: chosen)) }
      }
    }
  }
}
