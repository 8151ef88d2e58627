/// Knows what home has to say.
@MainActor
struct HomeInteractor {
  let welcome: WelcomeFeature

  /// What the person reads first.
  var greeting: String {
    welcome.name.map { "Hello, \($0)." } ?? "Hello. Nobody has said their name yet."
  }
}
