/// The script of a journey, not yet parsed.
package struct JourneyScript: Equatable {
  /// The path of a file, or the name of one of the app's own journeys.
  package let name: String
  /// A Boolean value that indicates whether it is a file, and not one of the app's own journeys.
  package let isFile: Bool
  package let bytes: [UInt8]
}
