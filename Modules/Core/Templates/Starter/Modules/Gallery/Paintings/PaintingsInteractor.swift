public import FlowScreens

/// Asks the service for the items of the Paintings screen.
public struct PaintingsInteractor: ServiceListInteractor {
  let service: any GalleryService

  public func items(
    matching search: String, after last: GalleryItem?
  ) async throws(GalleryServiceError) -> ListPage<GalleryItem> {
    try await service.items(matching: search, after: last)
  }
}
