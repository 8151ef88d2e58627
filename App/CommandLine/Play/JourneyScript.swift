/// A journey as it was found, not yet read.
struct JourneyScript: Equatable {
  /// Its path, or its name in the app.
  let name: String
  let bytes: [UInt8]
}
