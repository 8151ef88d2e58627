#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKit

  /// The bars of stacks and tabs.
  @MainActor
  struct BarTests {
    private let desk = FlowDesk()

    private func tabs(_ stack: UINavigationController) -> FlowTabBarController? {
      stack.viewControllers.last as? FlowTabBarController
    }

    // Catches a button without a picture, and one that VoiceOver cannot name.
    @Test func `the button that asks before going back looks like back, and names the screen below`() {
      desk.start { flow in
        flow.context.show(PlainScreen("First"))
        flow.context.show(PlainScreen("Second"), onLeave: { $0.allow() })
      }
      desk.stage.settle()

      let button = desk.stage.root.topViewController?.navigationItem.leftBarButtonItem
      #expect(button?.image?.standInName == "chevron.backward")
      #expect(button?.accessibilityLabel == "First")
    }

    // Catches a bar of titles alone.
    @Test func `a tab has the image that it was given, and none without one`() {
      var shown: FlowTabs?
      desk.start { shown = $0.context.showTabs([FlowTab("One"), FlowTab("Two", image: "book")]) }
      desk.stage.settle()

      let items = tabs(desk.stage.root)?.tabBar.items ?? []
      #expect(items.map(\.title) == ["One", "Two"])
      #expect(items.map(\.image?.standInName) == [nil, "book"])
      withExtendedLifetime(shown) {}
    }

    // Catches two bars above each other.
    @Test func `tabs at the bottom of the window hide the bar around them, and screens above show it`() throws {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"], replacingStack: true) }
      desk.stage.settle()
      let hidden = desk.stage.root.isNavigationBarHidden

      flow.context.show(PlainScreen("Above"))
      desk.stage.settle()
      let above = desk.stage.root.isNavigationBarHidden
      desk.device.tapBack()
      desk.stage.settle()

      #expect(hidden && !above && desk.stage.root.isNavigationBarHidden)
      withExtendedLifetime(tabs) {}
    }

    // Catches a bar that stays hidden when other screens take the place of the tabs.
    @Test func `the bar is back when a screen replaces the tabs`() {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"], replacingStack: true) }
      desk.stage.settle()

      flow.context.show(PlainScreen("Instead"), replacingStack: true)
      desk.stage.settle()

      #expect(!desk.stage.root.isNavigationBarHidden)
      withExtendedLifetime(tabs) {}
    }

    // Catches a bar that comes with a swipe, and stays when the finger goes back.
    @Test func `a swipe back to the tabs that is cancelled leaves the bar`() {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"], replacingStack: true) }
      flow.context.show(PlainScreen("Above"))
      desk.stage.settle()

      let begins = desk.device.beginSwipeBack()
      desk.device.endSwipe(cancelled: true)
      desk.stage.settle()

      #expect(begins && !desk.stage.root.isNavigationBarHidden)
      withExtendedLifetime(tabs) {}
    }

    // Catches tabs that nobody can leave: their way back is in the bar around them.
    @Test func `tabs above another screen keep the bar with the way back`() {
      var tabs: FlowTabs?
      desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      desk.stage.settle()

      #expect(!desk.stage.root.isNavigationBarHidden)
      withExtendedLifetime(tabs) {}
    }

    @Test func `the visible tab says how the system's bars look`() throws {
      var tabs: FlowTabs?
      desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      desk.stage.settle()

      desk.device.select(tab: "Two")
      desk.stage.settle()

      let container = try #require(self.tabs(desk.stage.root))
      let second = try #require(container.children.last)
      #expect(container.childForStatusBarStyle === second && container.childForStatusBarHidden === second)
      #expect(container.childForHomeIndicatorAutoHidden === second)
      #expect(container.childForScreenEdgesDeferringSystemGestures === second)
      withExtendedLifetime(tabs) {}
    }

    // Catches a status bar that keeps the look of the former tab: UIKit asks only when it is made to.
    @Test func `a tap on a tab makes the system ask for its looks again`() throws {
      var tabs: FlowTabs?
      desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      desk.stage.settle()
      let container = try #require(self.tabs(desk.stage.root))
      let before = container.askedAgain.count

      desk.device.select(tab: "Two")
      desk.stage.settle()

      #expect(container.askedAgain.dropFirst(before) == [.statusBar, .homeIndicator, .screenEdges])
      withExtendedLifetime(tabs) {}
    }
  }
#endif
