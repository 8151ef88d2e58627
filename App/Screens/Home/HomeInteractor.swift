import Profile

/// Knows what home has to show.
struct HomeInteractor: Sendable {
  let profiles: any ProfileStore

  func profile() async throws(ProfileStoreError) -> PersonalProfile? {
    try await profiles.load()
  }
}
