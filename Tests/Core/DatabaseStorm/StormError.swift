/// The reason why a storm has failed.
enum StormError: Error, Equatable {
  case unsound(String)
  case halfATransaction(writer: Int)
  case lostOrInvented(confirmed: Int, stored: Int)
  case lostUpdate(expected: Int, found: Int)
  case writerFailed(status: Int32, confirmed: Int)
  case stillRoot
}
