/// The text of a field, which the field owns while a person types in it.
///
/// A presenter that works in the background displays contents with texts that the person has already gone past; these
/// must not come back into the field.
package struct FieldEditing: Equatable {
  /// The text in the field.
  package private(set) var text: String
  /// The text of the latest content.
  private var shown: String
  /// The reported texts that no content has had yet, oldest first.
  private var reported: [String] = []
  private var isEditing = false

  package init(_ text: String) {
    self.text = text
    shown = text
  }

  /// Called when the person has changed the text.
  package mutating func edit(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    reported.append(text)
    isEditing = true
  }

  /// Called when the field has lost the keyboard; the next content decides the text.
  package mutating func endEditing() { isEditing = false }

  /// Takes the text of a content.
  /// - Parameter isAnswer: Whether it was displayed while an edit of this field was being reported, so that it is the program's answer
  ///   to it, such as a shorter text.
  package mutating func show(_ content: String, isAnswer: Bool) {
    let isUnchanged = content == shown
    shown = content
    if isEditing, !isAnswer {
      if let index = reported.firstIndex(of: content) {
        reported.removeFirst(index + 1)
        return
      }
      // It was displayed for another reason.
      if isUnchanged, !reported.isEmpty { return }
    }
    text = content
    reported = []
  }
}
