import CompositionRoot
public import FlowFaults
import FlowScreens
public import Gallery

/// The calls to the service of Gallery, for its faults in journeys and explorations.
enum GalleryCall: String, ServiceCall {
  typealias Failure = GalleryServiceError
  static let service = "gallery"
  case page
}

extension GalleryServiceError: ServiceFailure {
  public init(_ cause: FaultCause) { self = .unavailable }
}

/// The service of Gallery on a simulated device, of one launch.
struct SimulatedGalleryService: GalleryService {
  /// It outlives the launches of the device.
  let service: SampleGalleryService
  let connection: ServiceConnection<GalleryCall>

  func items(
    matching search: String, after last: GalleryItem?
  ) async throws(GalleryServiceError) -> ListPage<GalleryItem> {
    try await connection.call(.page) { () async throws(GalleryServiceError) in
      try await service.items(matching: search, after: last)
    }
  }
}
