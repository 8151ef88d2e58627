import FlowFaults
import SandboxBank

extension FaultCommand<BankCall> {
  /// Reads a line as a journey does, with a text in quotation marks.
  init(parsing line: String) throws {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    let words = parts.flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(whereSeparator: \.isWhitespace).map { String($0) } : [String(part)]
    }
    let phrase = Self.phrases.first { phrase in
      let pieces = phrase.split(separator: " ")
      return pieces.count == words.count && zip(pieces, words).allSatisfy { $0 == "…" || $0 == $1 }
    }
    let texts = zip((phrase ?? "").split(separator: " "), words).filter { $0.0 == "…" }.map(\.1)
    try self.init(phrase: phrase ?? line, texts: texts)
  }
}
