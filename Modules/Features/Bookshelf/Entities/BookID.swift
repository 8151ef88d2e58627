/// Which one of what the Bookshelf flow shows: its number, which is given once.
public struct BookID: Codable, Hashable, Sendable {
  /// 1 or more.
  public let number: Int

  /// - Returns: nil for what is no such number.
  public init?(_ number: Int) {
    guard number > 0 else { return nil }
    self.number = number
  }

  /// Reads what stands in a link: digits.
  /// - Returns: nil for any other text.
  public init?(_ text: String) {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else { return nil }
    self.init(number)
  }
}
