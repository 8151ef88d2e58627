/// The tests' verdict on a mutant.
enum Verdict: Equatable, Sendable {
  /// This test has failed first.
  case seen(by: String)
  /// The tests did not end in time: a loop without an end, or a result that never came.
  case timedOut
  /// The process has crashed.
  case crashed
  case survived

  /// Reads the output of swift-testing.
  /// - Parameter status: the exit code; nil if the process was ended from outside.
  init(output: String, status: Int32?, isTimedOut: Bool) {
    if let test = Self.failingTest(in: output) {
      self = .seen(by: test)
    } else if isTimedOut {
      self = .timedOut
    } else {
      self = status == 0 ? .survived : .crashed
    }
  }

  /// The test that has failed first.
  static func failingTest(in output: String) -> String? {
    for line in output.split(separator: "\n") where line.hasPrefix("✘ Test ") {
      for ending in [" recorded an issue", " failed after"] {
        guard let range = line.firstRange(of: ending) else { continue }
        let name = line[..<range.lowerBound].dropFirst("✘ Test ".count)
        return name.filter { $0 != "\"" && $0 != "`" }
      }
    }
    return nil
  }
}
