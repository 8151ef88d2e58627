/// The result of a completed Gallery flow.
public struct GalleryReceipt: Equatable, Sendable {
  public let item: GalleryItem
}
