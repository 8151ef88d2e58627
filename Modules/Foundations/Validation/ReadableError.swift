/// An error that a person can read: a closed list of reasons, each with its sentence.
public protocol ReadableError: Error, Equatable, Sendable {
  /// What is wrong and what is expected, for the person who typed it.
  var sentence: String { get }
}
