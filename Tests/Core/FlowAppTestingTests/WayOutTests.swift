#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Testing

  /// The ways out of a screen of the phone.
  @MainActor
  struct WayOutTests {
    private let window = UIKitTestWindow(StandInVariants())
    private let screens = [RowsViewController(name: "List"), RowsViewController(name: "Note")]

    init() { window.navigation.setViewControllers(screens, animated: false) }

    // Catches a swipe where UIKit has none, and a screen on which no journey swipes.
    @Test func `a screen with the system's back button is also swiped, and one with its own is not`() {
      let withSystemButton = window.exits
      screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Back") { _ in })

      #expect(withSystemButton == [.back, .swipeBack])
      #expect(window.exits == [.back])
    }

    // Catches a test that passes although the phone is black.
    @Test func `a hidden window shows no screen`() {
      let shown = window.top
      window.device.window.isHidden = true

      #expect(shown === screens[1])
      #expect(window.top == nil)
    }

    @Test func `a refusal says whether the screen is busy, or has no such way out`() {
      window.navigation.setViewControllers([screens[0]], animated: false)

      #expect(throws: ActionError.noExit(.back)) { try window.perform(.back) }
      screens[0].show(Page("Notes", isBusy: true) {})
      #expect(throws: ActionError.busy) { try window.perform(.back) }
    }
  }
#endif
