/// The exit codes of the program.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// An expectation did not hold, or a step failed.
  case failed = 1
  case usage = 2

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
