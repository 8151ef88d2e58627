/// An item of the service.
public struct GalleryItem: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
