public import FlowKit

public struct ImageRow: Sendable {
  package let name: String
  package let description: LocalizedText

  /// Creates an image.
  /// - Parameters:
  ///   - name: Its name in the assets of the app, or the name of a symbol of the system.
  ///   - description: The text that VoiceOver reads.
  public init(_ name: String, description: LocalizedText) {
    self.name = name
    self.description = description
  }
}
