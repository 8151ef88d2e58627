import Foundation

/// A link into the app: a scheme of the app's own, a path and a query, percent-encoded, such as
/// `notes://note/new?title=Milk`.
public struct AppLink: Equatable, Sendable {
  /// The words between the slashes.
  public let path: [String]
  /// The values behind the question mark, by name.
  public let query: [String: String]

  /// Reads a link.
  /// - Parameters:
  ///   - text: The link.
  ///   - scheme: What the app's links begin with, without `://`.
  public init(_ text: String, scheme: String) throws(AppLinkError) {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("#") else {
      throw .malformed
    }
    let start = scheme + "://"
    guard text.lowercased().hasPrefix(start) else { throw .foreign(start: start) }
    let halves = text.dropFirst(start.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for word in halves[0].split(separator: "/", omittingEmptySubsequences: false) {
      path.append(try Self.decode(word))
    }
    var query: [String: String] = [:]
    for pair in halves.count > 1 ? halves[1].split(separator: "&", omittingEmptySubsequences: false) : [] {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .malformed }
      // Of two values for one name, nobody could say which was meant.
      guard query.updateValue(try Self.decode(sides[1]), forKey: try Self.decode(sides[0])) == nil else {
        throw .malformed
      }
    }
    self.path = path
    self.query = query
  }

  private static func decode(_ part: Substring) throws(AppLinkError) -> String {
    guard !part.isEmpty, let text = part.removingPercentEncoding else { throw .malformed }
    return text
  }
}
