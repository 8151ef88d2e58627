public import FlowKit

/// Stores the person's profile, of which there is at most one.
public protocol ProfileStore: Sendable {
  /// Returns the profile, if there is one.
  func load() async throws(ProfileStoreError) -> PersonalProfile?

  /// Stores the profile, and replaces the previous one; when the call returns, the change is durable.
  func save(_ profile: PersonalProfile) async throws(ProfileStoreError)
}

/// The reason why a profile could not be read or stored.
public enum ProfileStoreError: ReadableError {
  case unavailable
  case damaged

  public var sentence: LocalizedText {
    switch self {
    case .unavailable: "Your profile cannot be reached right now. What you entered is still here: try again."
    case .damaged: "Your details were damaged on this device. Enter them again; the damaged data is kept."
    }
  }
}
