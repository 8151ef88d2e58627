public import FlowKit

/// An error that a person can read: a closed set of reasons, each with a sentence.
public protocol ReadableError: Error, Equatable, Sendable {
  /// The reason and the expected input, for the person.
  var sentence: LocalizedText { get }
}
