public import FlowKit
public import FlowScreens

/// The service that has the items of the Gallery flow.
public protocol GalleryService: Sendable {
  /// Returns the items that match a search, in their order.
  /// - Parameters:
  ///   - search: The text that the person has entered; empty for all items.
  ///   - last: The item before the first one; nil for those at the beginning.
  func items(
    matching search: String, after last: GalleryItem?
  ) async throws(GalleryServiceError) -> ListPage<GalleryItem>
}

/// The reason why the service has not answered.
public enum GalleryServiceError: ReadableError {
  case unavailable

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "The service cannot be reached."
    }
  }
}
