import FlowKit
import FlowTesting

/// A test window that calls each closure that waits for it to settle several times.
@MainActor
final class RepeatingToolkit: WindowToolkit {
  let window: TestWindow
  private let calls: Int
  /// Whether the further calls wait for ``repeatLate()``.
  private let isLate: Bool
  private var late: [Completion] = []

  init(_ pace: TestWindow.Pace, calls: Int, isLate: Bool) {
    window = TestWindow(pace: pace)
    self.calls = calls
    self.isLate = isLate
  }

  var pushing: FlowPresentation { .push(onto: window.navigation, using: self) }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    window.makePushPresenter(onto: navigation, replacingStack: replacingStack)
  }

  func whenSettled(_ body: @escaping Completion) {
    window.whenSettled { [self] in
      body()
      if isLate { late.append(body) } else { for _ in 1..<calls { body() } }
    }
  }

  /// Calls all closures again.
  func repeatLate() {
    let bodies = late
    late = []
    for body in bodies { for _ in 1..<calls { body() } }
  }
}
