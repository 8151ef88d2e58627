/// Loads the data for home.
@MainActor
struct HomeInteractor {
  let welcome: WelcomeFeature

  /// The greeting.
  var greeting: String {
    welcome.name.map { "Hello, \($0)." } ?? "Hello. Please enter your name."
  }
}
