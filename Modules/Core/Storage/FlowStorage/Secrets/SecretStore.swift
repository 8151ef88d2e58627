public import FlowLocalization

/// Keeps the secrets of sessions, such as a refresh token, outside of the database.
///
/// The database names the generation that counts, so a secret of any other one is left over: of a deleted app, of a process that
/// was killed between both, or of a former session.
public protocol SecretStore: Sendable {
  /// Reads the secret of a generation.
  func read(_ generation: SecretGeneration) async -> SecretReading

  /// Stores a secret; when the call returns, it survives a kill.
  /// - Throws: `SecretError`; the former secret remains, and `superseded` if it does not yield to the new one.
  func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError)

  /// Removes the secret of a generation, if there is one.
  func remove(_ generation: SecretGeneration) async throws(SecretError)

  /// The generations that have a secret, sorted.
  func generations() async throws(SecretError) -> [SecretGeneration]

  /// Removes all secrets, also damaged ones.
  func removeAll() async throws(SecretError)
}

/// A text that only its store may keep, with its place among those of its generation.
public struct Secret: Codable, Equatable, Sendable {
  /// Grows with each exchange: a store replaces a secret only by one with a higher number.
  public let number: Int
  public let text: String

  public init(_ text: String, number: Int = 0) {
    self.text = text
    self.number = number
  }

  /// Whether another one may replace it: of two with the same number, the second is a late one of a killed process.
  func yields(to other: Secret) -> Bool { other.number > number || other == self }
}

/// The name of one session's secrets, which no other session has.
public struct SecretGeneration: Hashable, Comparable, Codable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  public static func < (one: SecretGeneration, other: SecretGeneration) -> Bool { one.name < other.name }
}

/// The result of reading a secret, which distinguishes one that is not there from one that cannot be read.
public enum SecretReading: Equatable, Sendable {
  case found(Secret)
  /// The store can be read, and has none. Before the first unlock of a device, a Keychain may report this, too.
  case missing
  case unreadable(SecretError)
}

/// The reason why a store of secrets cannot do its work.
///
/// Nothing was changed, unless the disk has failed while it confirmed a change.
public enum SecretError: ReadableError {
  /// The device was not unlocked since it was started.
  case locked
  /// The store is not the app's, or its rights are missing.
  case notAllowed
  /// The stored value is not a secret any more.
  case damaged
  /// There is no room left.
  case full
  /// The store has a secret with a higher number, or another one with the same number.
  case superseded
  /// Any other failure, with the system's number and words.
  case failed(Int, String)

  /// Whether it can be over without an action of the app.
  public var canPass: Bool {
    switch self {
    case .locked, .full, .failed, .notAllowed: true
    case .damaged, .superseded: false
    }
  }

  public var sentence: LocalizedText {
    switch self {
    case .locked: "Your sign-in can't be read before this device was unlocked. Unlock it, and try again."
    case .notAllowed: "The app may not read your sign-in on this device. Start the app again."
    case .damaged: "Your sign-in is damaged on this device. Sign in again."
    case .full: "There is no room left to save your sign-in. Free some space, and try again."
    case .superseded: "A newer sign-in is saved on this device. Try again."
    case .failed(let number, let words):
      "Your sign-in can't be read or saved on this device (\(number): \(verbatim: words)). Try again."
    }
  }
}

extension SecretStore {
  /// Removes all secrets but those of one generation; with nil, all.
  /// - Throws: The first error; the others are removed.
  public func sweep(keeping generation: SecretGeneration?) async throws(SecretError) {
    guard let generation else { return try await removeAll() }
    var first: SecretError?
    for one in try await generations() where one != generation {
      do throws(SecretError) { try await remove(one) } catch { first = first ?? error }
    }
    if let first { throw first }
  }
}
