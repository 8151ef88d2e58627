import FlowKit

/// A screen of a play on the arrays of a test's window.
@MainActor
final class PlayScreen: ViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
