/// A journey as it was found, not yet read.
public struct JourneyScript: Equatable {
  /// Its path, or its name in the app.
  public let name: String
  /// Whether it is a file by itself, not one of the app's own.
  public let isFile: Bool
  /// What stands in it.
  public let bytes: [UInt8]
}
