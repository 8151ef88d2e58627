/// How the program ends, for whoever started it.
enum ExitStatus: Int32, Comparable {
  /// All went well.
  case fine = 0
  /// Something that was expected is not so, or could not be done.
  case failed = 1
  /// The program was asked for something that makes no sense.
  case usage = 2

  static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
