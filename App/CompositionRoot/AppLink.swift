import Feedback
import Foundation
import Onboarding
import Profile
import Transfer

/// A link into the app, which begins with `appcore://`.
///
/// What may stand behind that, each feature says for itself; but not Business, which does not know from where it is
/// presented.
struct AppLink: Equatable {
  /// Where the link leads.
  let entry: AppEntry

  /// Reads a link.
  init(_ text: String) throws(AppLinkError) {
    let (path, query) = try Self.parts(of: text)
    entry = try Self.entry(path, query)
  }

  private static func entry(_ path: [String], _ query: [String: String]) throws(AppLinkError) -> AppEntry {
    if ProfileLink(path: path, query: query) != nil { return .profile }
    if OnboardingLink(path: path, query: query) != nil { return .onboarding }
    if FeedbackLink(path: path, query: query) != nil { return .feedback }
    if path == ["business", "new"], query.isEmpty { return .businessByLink }
    if let entry = try transferLink(path, query) { return entry }
    throw .unknown
  }

  private static func transferLink(_ path: [String], _ query: [String: String]) throws(AppLinkError) -> AppEntry? {
    do throws(TransferLinkError) {
      switch try TransferLink(path: path, query: query) {
      case .new(let start): return .transfer(start)
      case .transfer(let id): return .receipt(id)
      case nil: return nil
      }
    } catch {
      throw .wrongTransfer(error)
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
