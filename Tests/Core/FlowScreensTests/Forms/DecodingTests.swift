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
    name = try decoder.checked { () throws(FormRefusal<ToyField>) in
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
