public import Validation

/// Where the person's profile is kept; there is one at most.
public protocol ProfileStore: Sendable {
  /// The profile, if there is one.
  func load() async throws(ProfileStoreError) -> PersonalProfile?

  /// Stores the profile in the place of the one that there was; when the call returns, it will not be lost.
  func save(_ profile: PersonalProfile) async throws(ProfileStoreError)
}

/// Why a profile could not be read or stored.
public enum ProfileStoreError: ReadableError {
  case unavailable
  /// There is a profile, and it is not as it was written.
  case damaged

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "Your profile cannot be reached just now. What you entered is still here: try again."
    case .damaged: "Your details were damaged on this device. Enter them again; what is left of them is kept aside."
    }
  }
}
