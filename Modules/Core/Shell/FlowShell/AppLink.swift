public import FlowKit
import Foundation

/// A deep link into the app: a custom scheme, or a host of the app, then a path and a query, percent-encoded, such as
/// `notes://note/new?title=Milk` or `https://notes.example/note/new?title=Milk`.
public struct AppLink: Equatable, Sendable {
  public let path: [String]
  public let query: [String: String]

  /// Parses a link.
  /// - Parameters:
  ///   - text: The URL.
  ///   - scheme: The scheme of the app's links, without `://`.
  ///   - hosts: The hosts of its universal links.
  public init(_ text: String, scheme: String, hosts: [String] = []) throws(AppLinkError) {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("#") else {
      throw .malformed
    }
    let starts = [scheme + "://"] + hosts.map { "https://\($0)/" }
    guard let start = starts.first(where: { text.lowercased().hasPrefix($0.lowercased()) }) else {
      throw .foreign(start: starts[0])
    }
    let halves = text.dropFirst(start.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for word in halves[0].split(separator: "/", omittingEmptySubsequences: false) {
      path.append(try Self.decode(word))
    }
    var query: [String: String] = [:]
    for pair in halves.count > 1 ? halves[1].split(separator: "&", omittingEmptySubsequences: false) : [] {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .malformed }
      // Two values for one name are ambiguous.
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

/// The reason why a link cannot be opened.
public enum AppLinkError: ReadableError {
  /// The link belongs to another app; this app's links begin with `start`.
  case foreign(start: String)
  case malformed
  case unknown
  /// A feature has refused the link, for this reason.
  case refused(LocalizedText)

  public var sentence: LocalizedText {
    switch self {
    case .foreign(let start): "It does not begin with \(verbatim: start). Nothing was changed."
    case .malformed: "It is not written as a link is. Nothing was changed; ask for the link again."
    case .unknown: "The app has no such place. Nothing was changed; ask for the link again."
    case .refused(let reason): "\(reason) Nothing was changed; ask for the link again."
    }
  }
}
