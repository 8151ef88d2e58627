/// A profile store in memory, for tests and previews.
public actor InMemoryProfileStore: ProfileStore {
  private var profile: PersonalProfile?

  public init(_ profile: PersonalProfile? = nil) {
    self.profile = profile
  }

  public func load() -> PersonalProfile? { profile }

  public func save(_ profile: PersonalProfile) {
    self.profile = profile
  }
}
