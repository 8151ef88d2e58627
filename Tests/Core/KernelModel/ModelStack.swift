/// A stack of screens, bottom first.
final class ModelStack {
  var screens: [ModelScreen] = []
}
