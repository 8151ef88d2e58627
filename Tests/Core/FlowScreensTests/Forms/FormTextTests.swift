import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// A text of a form that a service validates further.
struct FormTextTests {
  private enum SignInField: String, FormField {
    case name, password, code

    var label: LocalizedText { LocalizedText(verbatim: rawValue) }
    var kind: FormFieldKind {
      switch self {
      case .name: .text(.text)
      case .password: .text(.secret)
      case .code: .text(.code)
      }
    }
  }

  @Test func `a text is read as it was cleaned, and a secret as it was typed`() {
    var reader = FormReader<SignInField>([.name: " Ada\u{AD} ", .password: " a\u{3164} "])

    #expect(reader.readText(.name) == "Ada")
    #expect(reader.readText(.password) == " a\u{3164} ")
    #expect(reader.refusal.sentences.isEmpty)
  }

  // Catches an e-mail address or a number that a service does not know, since a keyboard has changed its signs.
  @Test(arguments: TypedDelivery.taken + TypedDelivery.takenInCodes)
  func `a text is read as if typed plainly`(delivery: TypedDelivery) {
    for (field, plain) in [(SignInField.name, "Zoë O'Brien-7"), (.code, "A-12 'b'")] {
      if case .takenInCodes = delivery.answer, field == .name { continue }
      var reader = FormReader<SignInField>([field: delivery.deliver(plain) ?? plain])

      #expect(reader.readText(field) == plain)
    }
  }

  // Catches a limit that is one too low or too high, one that counts otherwise than the service, and a space that counts as a
  // text.
  @Test(
    arguments: [
      ("  ", .empty), ("abcd", .tooLong(3)), ("a\u{3164}b", .unexpectedCharacter("\u{3164}")), ("abc", nil),
      ("x\u{302}x\u{302}", .tooLong(3)), ("e\u{301}bc", nil),
    ] as [(String, FormTextError?)])
  func `a text is refused with the reason`(typed: String, error: FormTextError?) {
    var reader = FormReader<SignInField>([.name: typed])

    let text = reader.readText(.name, upTo: 3)

    #expect((text == nil) == (error != nil))
    #expect(reader.refusal.sentences[.name] == error?.sentence)
  }
}
