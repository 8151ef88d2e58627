import Foundation
import Profile

/// A link into the app, which begins with `appcore://`.
///
/// What may stand behind that, each feature says for itself.
struct AppLink: Equatable {
  /// Where the link leads.
  let entry: AppEntry

  /// Reads a link.
  init(_ text: String) throws(AppLinkError) {
    let (path, query) = try Self.parts(of: text)
    if ProfileLink(path: path, query: query) != nil {
      entry = .profile
    } else {
      throw .unknown
    }
  }

  // MARK: Its form

  private static let scheme = "appcore://"

  private static func parts(of text: String) throws(AppLinkError) -> (path: [String], query: [String: String]) {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("#") else {
      throw .malformed
    }
    guard text.lowercased().hasPrefix(scheme) else { throw .foreign }
    let halves = text.dropFirst(scheme.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for word in halves[0].split(separator: "/", omittingEmptySubsequences: false) { path.append(try decode(word)) }
    var query: [String: String] = [:]
    for pair in halves.count > 1 ? halves[1].split(separator: "&", omittingEmptySubsequences: false) : [] {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .malformed }
      // Of two values for one name, nobody could say which was meant.
      guard query.updateValue(try decode(sides[1]), forKey: try decode(sides[0])) == nil else { throw .malformed }
    }
    return (path, query)
  }

  private static func decode(_ part: Substring) throws(AppLinkError) -> String {
    guard !part.isEmpty, let text = part.removingPercentEncoding else { throw .malformed }
    return text
  }
}
