package import FlowFaults
import FlowHeadless

extension FaultCommand {
  /// Reads a line as a journey does.
  package init(parsing line: String) throws {
    let step = try? JourneyParser(appPhrases: Self.phrases).step(from: line)
    if case .app(let phrase, let texts)? = step {
      try self.init(phrase: phrase, texts: texts)
    } else {
      try self.init(phrase: line, texts: [])
    }
  }
}
