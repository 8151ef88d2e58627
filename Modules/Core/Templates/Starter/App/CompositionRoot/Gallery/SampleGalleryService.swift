public import FlowScreens
public import Gallery

/// Answers in place of the service: replace it by a client of yours.
public struct SampleGalleryService: GalleryService {
  public init() {}

  public func items(
    matching search: String, after last: GalleryItem?
  ) async throws(GalleryServiceError) -> ListPage<GalleryItem> {
    if search == "unavailable" { throw .unavailable }
    let found = (1...60).map { GalleryItem(id: $0, title: "Item \($0)") }.filter {
      $0.id > last?.id ?? 0 && (search.isEmpty || $0.title.contains(search))
    }
    return ListPage(Array(found.prefix(20)), hasMore: found.count > 20)
  }
}
