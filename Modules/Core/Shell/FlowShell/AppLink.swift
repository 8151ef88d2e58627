public import FlowKit
import Foundation

/// A deep link into the app: a custom scheme, or a host of the app, then a path and a query, percent-encoded, such as
/// `notes://note/new?title=Milk` or `https://notes.example/note/new?title=Milk`.
///
/// It is a URI (RFC 3986), as mail programs and browsers pass it on: empty segments, a fragment and the port of HTTPS have no
/// meaning here, and a parameter can be there without a value.
public struct AppLink: Equatable, Sendable {
  public let path: [String]
  /// The parameters, of which a feature ignores those that it does not know; several values of one name have commas in between.
  public let query: [String: String]

  /// Parses a link.
  /// - Parameters:
  ///   - text: The URL.
  ///   - scheme: The scheme of the app's links, without `://`.
  ///   - hosts: The hosts of its universal links.
  public init(_ text: String, scheme: String, hosts: [String] = []) throws(AppLinkError) {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .malformed }
    let link = text.prefix { $0 != "#" }
    guard let rest = Self.rest(of: link, scheme: scheme, hosts: hosts) else { throw .foreign(start: scheme + "://") }
    let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for segment in halves[0].split(separator: "/") { path.append(try Self.decode(segment)) }
    var query: [String: [String]] = [:]
    for pair in halves.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (try Self.decode(sides[0]), try sides.dropFirst().first.map(Self.decode) ?? "")
      query[name, default: []].append(value)
    }
    self.path = path
    self.query = query.mapValues { $0.joined(separator: ", ") }
  }

  /// Returns the rest behind the scheme or one of the hosts; nil for a link of another app.
  private static func rest(of link: Substring, scheme: String, hosts: [String]) -> Substring? {
    if link.lowercased().hasPrefix(scheme.lowercased() + "://") { return link.dropFirst(scheme.count + 3) }
    guard link.lowercased().hasPrefix("https://") else { return nil }
    let address = link.dropFirst("https://".count)
    let authority = address.prefix { !"/?".contains($0) }
    let names = hosts.flatMap { [$0, $0 + ":", $0 + ":443"] }.map { $0.lowercased() }
    return names.contains(authority.lowercased()) ? address.dropFirst(authority.count) : nil
  }

  private static func decode(_ part: Substring) throws(AppLinkError) -> String {
    guard let text = part.removingPercentEncoding else { throw .malformed }
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
    case .foreign(let start):
      "It belongs to another app: links to this one begin with \(verbatim: start). Nothing was changed; open it in a browser."
    case .malformed: "It is incomplete, or was garbled on its way. Nothing was changed; ask for the link again."
    case .unknown:
      """
      It leads to nothing in this version of the app. Nothing was changed; update the app, or ask for the link again.
      """
    case .refused(let reason): "\(reason) Nothing was changed; ask for the link again."
    }
  }
}
