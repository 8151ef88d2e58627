import Forms

extension Array {
  /// What the fields show as typed.
  func draft<Field>() -> FormDraft<Field> where Element == FieldContent<Field> {
    var draft = FormDraft<Field>()
    for field in self { draft[field.field] = field.value }
    return draft
  }

  /// What the fields show as wrong.
  func errors<Field>() -> [Field: String] where Element == FieldContent<Field> {
    Dictionary(uniqueKeysWithValues: compactMap { field in field.error.map { (field.field, $0) } })
  }
}
