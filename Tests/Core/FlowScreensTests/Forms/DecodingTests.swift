import FlowKit
import FlowScreens
import Foundation
import Testing

struct DecodingTests {
  @Test func `decodes a valid form`() throws {
    let toy = try JSONDecoder().decode(Toy.self, from: Data(#"{"name": "Rex"}"#.utf8))

    #expect(toy.name == "Rex")
  }

  @Test func `decodes an invalid form as corrupt data, with the reason`() throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Toy.self, from: Data("{}".utf8))
    }

    guard case .dataCorrupted(let context)? = error else {
      Issue.record("is not said to be corrupt")
      return
    }
    #expect(context.debugDescription == "What is it called?")
  }

  // Catches a draft that an update of the app could not read: one of several spellings, or without some of its fields.
  @Test(arguments: ["{}", #"{"wish":"Snow"}"#, #"{"reason":"Cold","wish":"Snow"}"#])
  func `a draft is stored as an object with the texts of its filled fields`(stored: String) throws {
    let draft = try JSONDecoder().decode(FormDraft<WishField>.self, from: Data(stored.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    #expect(String(decoding: try encoder.encode(draft), as: UTF8.self) == stored)
  }

  // Catches a password in a draft's table, also one that an earlier version has left there.
  @Test func `a draft is stored and read without its secrets`() throws {
    let draft: FormDraft<SignInField> = [.name: "ada", .password: " Pa55 "]

    let stored = String(decoding: try JSONEncoder().encode(draft), as: UTF8.self)
    let read = try JSONDecoder().decode(
      FormDraft<SignInField>.self, from: Data(#"{"name":"ada","password":"Pa55"}"#.utf8))

    #expect(stored == #"{"name":"ada"}"#)
    #expect(read == [.name: "ada"])
  }

  @Test func `the text of a secret is not cleaned`() {
    var reader = FormReader<SignInField>([.password: " \u{201C}Pa55\u{2013}\u{A0} "])

    let read = reader.read(.password) { text throws(Unnamed) in text }

    #expect(read == " \u{201C}Pa55\u{2013}\u{A0} ")
  }

  @Test func `a validated text is stored as its text, and validated again`() throws {
    let stored = Data(#"["Snow"]"#.utf8)
    let words = try JSONDecoder().decode([Word].self, from: stored)

    #expect(words == [try Word("Snow")])
    #expect(try JSONEncoder().encode(words) == stored)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Word].self, from: Data(#"[""]"#.utf8)) }
  }
}

private enum SignInField: String, FormField {
  case name
  case password

  var label: LocalizedText { LocalizedText(verbatim: rawValue) }

  var kind: FormFieldKind { self == .password ? .text(.secret) : .text(.text) }
}

private struct Word: ValidatedText {
  let text: String

  init(cleaned text: String) throws(Unnamed) {
    guard !text.isEmpty else { throw Unnamed() }
    self.text = text
  }
}

private enum ToyField: String, FormField {
  case name

  var label: LocalizedText { LocalizedText(verbatim: rawValue) }
}

private struct Unnamed: ReadableError {
  let sentence: LocalizedText = "What is it called?"
}

private struct Toy: Decodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let draft = try FormDraft<ToyField>(from: decoder)
    name = try decoder.checked { () throws(FormError<ToyField>) in
      var reader = FormReader(draft)
      let name = reader.read(.name) { text throws(Unnamed) in
        guard !text.isEmpty else { throw Unnamed() }
        return text
      }
      guard let name else { throw reader.refusal }
      return name
    }
  }
}
