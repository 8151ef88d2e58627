import FlowStorage
import Testing

struct StoredValueDecoderTests {
  /// Catches a decoder that takes texts for equal that only look the same.
  @Test func `each text is decoded to its own value, even if it resembles the last text`() throws {
    let decoder = StoredValueDecoder<[String]>()

    let values = try ["[\"e\u{301}\"]", "[\"\u{E9}\"]", "[\"\u{E9}\"]"].map { try decoder.value(of: $0) }

    #expect(values.map { $0.map { Array($0.utf8).count } } == [[3], [2], [2]])
    #expect(throws: DecodingError.self) { try decoder.value(of: "[") }
    #expect(try decoder.value(of: "[]") == [])
  }
}
