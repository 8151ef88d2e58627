/// A journey as it was found, not yet read.
public struct JourneyScript: Equatable {
  /// Its path, or its name in the app.
  public let name: String
  /// What stands in it.
  public let bytes: [UInt8]
}
