/// Keeps the profile for as long as it lives itself: for tests and previews.
public actor InMemoryProfileStore: ProfileStore {
  private var profile: PersonalProfile?

  /// A store that holds this profile, or none.
  public init(_ profile: PersonalProfile? = nil) {
    self.profile = profile
  }

  /// The profile, if there is one.
  public func load() -> PersonalProfile? { profile }

  /// Puts the profile in the place of the one that there was.
  public func save(_ profile: PersonalProfile) {
    self.profile = profile
  }
}
