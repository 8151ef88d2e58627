/// A profile store in memory, for tests and previews.
public actor InMemoryProfileStore: ProfileStore {
  private var profile: PersonalProfile?

  /// Creates a store that holds this profile, or none.
  public init(_ profile: PersonalProfile? = nil) {
    self.profile = profile
  }

  /// Returns the profile, if there is one.
  public func load() -> PersonalProfile? { profile }

  /// Stores the profile, and replaces the previous one.
  public func save(_ profile: PersonalProfile) {
    self.profile = profile
  }
}
