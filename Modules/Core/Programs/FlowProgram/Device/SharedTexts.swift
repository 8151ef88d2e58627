/// The texts that the app has handed to others.
@MainActor
final class SharedTexts {
  var texts: [String] = []
}
