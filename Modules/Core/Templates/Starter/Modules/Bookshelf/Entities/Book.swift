public import FlowValues

/// An item of the Bookshelf flow.
public struct Book: Codable, Equatable, Identifiable, Sendable {
  /// The number of the item.
  public let id: BookID
  /// The answer of the Rating screen, if there is one.
  public var rating: BookshelfText?
  /// A Boolean value that indicates whether the person has confirmed Lending.
  public var lending = false

  /// Creates an empty item.
  public init(id: BookID) {
    self.id = id
  }

  public var title: LocalizedText { "Book \(id.number)" }

  /// Returns whether a search finds the item: by its number, or by an answer.
  public func matches(_ search: String) -> Bool {
    var texts: [String?] = []
    texts.append("\(id.number)")
    texts.append(rating?.text)
    return texts.contains { $0?.isFound(by: search) == true }
  }
}
