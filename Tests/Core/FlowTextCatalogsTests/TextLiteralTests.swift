import Foundation
import Testing

@testable import FlowTextCatalogs

/// The reading of a syntax tree, without a compiler; ``SyntaxTreeTests`` have one.
struct TextLiteralTests {
  @Test func `finds a text anywhere in a tree, with its place`() throws {
    let text =
      #"{"_kind":"string_literal_expr","type":"$s16FlowLocalization13LocalizedTextVD","value":"Send","range":{"start":7}}"#
    let tree = #"{"_kind":"source_file","filename":"a.swift","items":[{"_kind":"brace_stmt","elements":[\#(text)]}]}"#

    #expect(
      try SyntaxTree.literals(in: Data(tree.utf8)) == [TextLiteral(kind: .key("Send"), file: "a.swift", offset: 7)])
  }
}
