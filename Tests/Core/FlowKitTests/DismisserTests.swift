import FlowKit
import Testing

@MainActor
struct DismisserTests {
  private final class CountingDismisser: ViewControllerDismisser {
    private(set) var calls: [Bool] = []

    func dismiss(animated: Bool, completion: @escaping Completion) {
      calls.append(animated)
      completion()
    }
  }

  // Catches a default that does nothing, so that a toolkit's screens stay.
  @Test func `a dismisser needs only the method with a completion`() {
    let dismisser = CountingDismisser()

    dismisser.dismiss()
    dismisser.dismiss(animated: false)

    #expect(dismisser.calls == [true, false])
  }
}
