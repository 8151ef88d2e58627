#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKit

  /// The exit buttons of screens that are shown more than once, and in different places.
  @MainActor
  struct ExitTests {
    private let desk = FlowDesk()
    private let screen = PlainScreen("Again")

    private func present(_ style: ModalStyle) {
      desk.start(.present(style, over: desk.stage.root, using: desk.stage.factory), showing: screen)
      desk.stage.settle()
    }

    private func close() {
      desk.device.tapBack()
      desk.stage.settle()
    }

    // Catches a button that closes the stack in which the screen was the first time.
    @Test(arguments: [ModalStyle.sheet, .fullScreen])
    func `a screen that is first of a modal twice has a close button each time`(style: ModalStyle) {
      present(style)
      close()
      present(style)

      close()

      #expect(desk.received == ["cancelled", "cancelled"])
      #expect(desk.titles == [])
    }

    // Catches a close button that stays on a screen that is pushed.
    @Test func `a screen that was first of a modal has the system's back button when it is pushed`() {
      present(.fullScreen)
      close()
      let flow = desk.start()
      flow.context.show(screen)
      desk.stage.settle()

      #expect(screen.navigationItem.leftBarButtonItem == nil)
      #expect(desk.device.beginSwipeBack())
      desk.device.endSwipe(cancelled: false)
      desk.stage.settle()
      #expect(desk.titles == ["First"])
    }

    // Catches a back button that stays where the person cannot go back.
    @Test func `a screen that asked above others can be closed when it is first of a modal`() {
      desk.start { [screen] flow in
        flow.context.show(PlainScreen("First"))
        flow.context.show(screen, onLeave: { $0.allow() })
      }
      desk.stage.settle()
      close()

      present(.fullScreen)
      close()

      #expect(desk.received == ["cancelled"])
      #expect(desk.titles == ["First"])
    }

    // Catches a stack around tabs whose exit is not renewed when a screen appears in a tab.
    @Test(arguments: [0, 1])
    func `a screen in a tab that appears after the tabs is asked when the person goes back from them`(tab: Int) {
      var tabs: FlowTabs?
      let flow = desk.start { flow in
        flow.context.show(PlainScreen("First"))
        tabs = flow.context.showTabs(["One", "Two"])
      }
      desk.stage.settle()
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[tab]) { [desk, screen] inner in
        inner.context.show(screen, onLeave: { _ in desk.received.append("asked") })
      }
      flow.context.start(inner) { _, _ in }
      desk.stage.settle()

      let isSwiped = desk.device.beginSwipeBack()
      close()

      #expect(desk.received == ["asked"] && !isSwiped)
      #expect(inner.state == .running)
    }

    // Catches a button that belongs to the window in which the screen was shown before.
    @Test func `a screen that is shown in another window has a button of that one`() {
      present(.fullScreen)
      close()
      let other = FlowDesk()
      other.start(.present(.fullScreen, over: other.stage.root, using: other.stage.factory), showing: screen)
      other.stage.settle()

      other.device.tapBack()
      other.stage.settle()

      #expect(other.received == ["cancelled"])
      #expect(other.titles == [])
    }

    @Test func `a screen that stays in its place keeps its button`() {
      present(.fullScreen)
      let button = screen.navigationItem.leftBarButtonItem

      screen.navigationController?.pushViewController(PlainScreen("Other code's"), animated: false)
      desk.start(.push(onto: screen.navigationController ?? desk.stage.root, using: desk.stage.factory))
      desk.stage.settle()

      #expect(button != nil && screen.navigationItem.leftBarButtonItem === button)
    }
  }
#endif
