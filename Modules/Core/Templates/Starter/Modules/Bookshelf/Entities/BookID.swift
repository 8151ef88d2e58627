/// The number of an item, which is assigned once.
public struct BookID: Codable, Hashable, Sendable {
  /// 1 or more.
  public let number: Int

  /// - Returns: nil if the number is less than 1.
  public init?(_ number: Int) {
    guard number > 0 else { return nil }
    self.number = number
  }

  /// Parses the digits in a link.
  /// - Returns: nil if the text is not such a number.
  public init?(_ text: String) {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) else { return nil }
    self.init(number)
  }
}
