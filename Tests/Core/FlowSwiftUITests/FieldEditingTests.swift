import FlowSwiftUI
import Testing

/// The text of a field that a person types in while contents arrive.
struct FieldEditingTests {
  private var field = FieldEditing("")

  // Catches a field that shows each content's text: "a" would replace "abc".
  @Test mutating func `a late content does not replace newer text`() {
    for text in ["a", "ab", "abc"] { field.edit(text) }

    field.show("a", isAnswer: false)
    #expect(field.text == "abc")
    field.show("ab", isAnswer: false)
    #expect(field.text == "abc")
    field.show("abc", isAnswer: false)
    #expect(field.text == "abc")
  }

  @Test mutating func `a content for another reason, with the former text, does not replace the typed text`() {
    field.edit("a")

    field.show("", isAnswer: false)

    #expect(field.text == "a")
  }

  // Catches a field that owns its text too well: a limit of three letters would have no effect.
  @Test mutating func `the program's answer to an edit is shown, also if it takes the edit back`() {
    field.edit("abc")
    field.show("abc", isAnswer: true)

    field.edit("abcd")
    field.show("abc", isAnswer: true)

    #expect(field.text == "abc")
  }

  @Test mutating func `a text that nobody has typed replaces the typed text`() {
    field.edit("milk")
    field.show("milk", isAnswer: false)
    field.edit("milky")

    field.show("", isAnswer: false)

    #expect(field.text == "")
  }

  // Catches a field that takes the latest of equal texts: the content "ab" from before would come back.
  @Test mutating func `a text that was typed twice is confirmed once`() {
    for text in ["a", "ab", "a"] { field.edit(text) }

    field.show("a", isAnswer: false)
    field.show("ab", isAnswer: false)

    #expect(field.text == "a")
  }

  @Test mutating func `without the keyboard, the field shows each content's text`() {
    field.edit("a")
    field.endEditing()
    #expect(field.text == "a")

    field.show("", isAnswer: false)

    #expect(field.text == "")
  }

  @Test mutating func `a new edit after the keyboard was away is not replaced by a late content`() {
    field.edit("a")
    field.endEditing()
    field.show("a", isAnswer: false)
    field.edit("ab")

    field.show("a", isAnswer: false)

    #expect(field.text == "ab")
  }
}
