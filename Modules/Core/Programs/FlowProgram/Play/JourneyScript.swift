/// The script of a journey, not yet parsed.
public struct JourneyScript: Equatable {
  /// The path, or the name in the app.
  public let name: String
  /// A Boolean value that indicates whether it is a file, and not one of the app's own journeys.
  public let isFile: Bool
  /// The content.
  public let bytes: [UInt8]
}
