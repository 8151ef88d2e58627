#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKit

  /// A UIKit window with other content than the flows'.
  @MainActor
  struct WindowTests {
    private let desk = FlowDesk()

    // Catches an adapter that waits for an event for ever, where there is no UIKit.
    @Test func `the main run loop calls back in the next turn and after the next event`() async {
      let runLoop = UIKitPresenters.RunLoop.main

      await withCheckedContinuation { called in runLoop.inNextTurn { called.resume() } }
      await withCheckedContinuation { called in runLoop.afterNextEvent { called.resume() } }
    }

    // Catches an adapter that waits for a transition where there is none.
    @Test func `an operation without animation is over when the call returns`() {
      let flow = desk.start { $0.context.show(PlainScreen("First"), animated: false) }
      let (second, sheet) = (PlainScreen("Second"), PlainScreen("Sheet"))
      flow.context.show(second, animated: false)
      flow.context.present(sheet, as: .sheet, animated: false) {}

      #expect(desk.titles == ["First", "Second", "Sheet"])
      flow.context.dismiss(sheet, animated: false) { desk.received.append("sheet is away") }
      flow.context.dismiss(second, animated: false) { desk.received.append("second is away") }
      #expect(desk.received == ["sheet is away", "second is away"])
      #expect(desk.titles == ["First"])
    }

    // Catches an adapter that waits for its own transitions only.
    @Test func `a flow's screen waits for a presentation by the app itself`() {
      let flow = desk.start()
      desk.stage.settle()
      desk.stage.root.present(PlainScreen("The app's"), animated: true)
      flow.context.present(PlainScreen("Sheet"), as: .sheet) {}

      desk.stage.settle()

      #expect(desk.titles == ["First", "The app's", "Sheet"])
      #expect(desk.device.complaints == [])
    }

    // Catches an adapter that waits for an answer which cannot come any more.
    @Test func `an alert that other code dismisses is answered with its cancel when something changes`() {
      let flow = desk.start()
      flow.context.ask(Alert("Sure?", cancel: .init("No", 0))) { desk.received.append("answer \($0)") }
      desk.stage.settle()
      desk.stage.root.dismiss(animated: true)
      desk.stage.settle()

      desk.stage.presenters.didChange()
      desk.stage.settle()

      #expect(desk.received == ["answer 0"])
      #expect(flow.state == .running)
    }

    // Catches presenters that report a screen as removed again and again, since its stack still has it.
    @Test func `a root that another toolkit takes out of the window takes its screens with it, once, as the person`()
      throws
    {
      let stage = UIKitStage(isHosted: true)
      let controller = FlowController()
      var received: [String] = []
      let flow = StubFlow<FlowOutcome<Int>>("flow", .push(onto: stage.root, using: stage.factory)) {
        $0.context.show(PlainScreen("First"))
      }
      controller.start(flow) { result, _ in received.append("\(result)") }
      stage.settle()

      try #require(stage.device.window.rootViewController as? ForeignHost).drop()
      for _ in 1...2 {
        stage.presenters.didChange()
        stage.settle()
      }

      #expect(received == ["cancelled"])
      #expect(stage.factory.topViewController == nil)
    }

    @Test func `an alert of UIKit is not changed`() throws {
      let flow = desk.start()
      flow.context.ask(Alert("Sure?", cancel: .init("No", 0))) { _ in }
      desk.stage.settle()

      let alert = try #require(desk.stage.factory.topViewController as? UIAlertController)
      #expect(alert.modalPresentationStyle == .automatic)
      #expect(alert.children.isEmpty && alert.presentationController?.delegate == nil)
    }

    // Catches a presented stack without an observer.
    @Test func `leaving a screen that was shown with others is reported`() {
      desk.start(.present(.fullScreen, over: desk.stage.root, using: desk.stage.factory)) { flow in
        flow.context.inOneMovement {
          flow.context.show(PlainScreen("First"))
          flow.context.show(PlainScreen("Second"), onRemoved: { desk.received.append("second gone") })
        }
      }
      desk.stage.settle()

      desk.device.tapBack()
      desk.stage.settle()

      #expect(desk.received == ["second gone"])
      #expect(desk.titles == ["First"])
    }

    // Catches a close button at the bottom of the window, and a stack that cannot be emptied.
    @Test func `a flow at the bottom of the window has no close button, and is removed when it is terminated`() throws {
      let screen = PlainScreen("Home")
      let flow = desk.start { $0.context.show(screen, replacingStack: true, onLeave: { $0.allow() }) }
      desk.stage.settle()
      let isBottom = desk.stage.root.viewControllers == [screen] && screen.navigationItem.leftBarButtonItem == nil

      flow.context.dismiss(screen)
      desk.stage.settle()

      #expect(isBottom)
      #expect(desk.stage.root.viewControllers == [])
      #expect(desk.device.complaints == [])
    }

    // Catches going back on a hidden stack that dismisses the modals above the others.
    @Test func `going back to the top of a hidden stack removes nothing`() throws {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      let hidden = PlainScreen("Hidden")
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[1]) { $0.context.show(hidden) }
      flow.context.start(inner) { _, _ in }
      flow.context.present(PlainScreen("Sheet"), as: .sheet) { desk.received.append("gone") }
      desk.stage.settle()

      inner.context.goBack(to: hidden) { desk.received.append("back") }
      desk.stage.settle()

      #expect(desk.received == ["back"])
    }

    // Catches a stack in a tab that is taken for the modal around it.
    @Test func `the first screen of a tab in a modal is removed alone`() {
      let place = FlowPresentation.present(.fullScreen, over: desk.stage.root, using: desk.stage.factory)
      var tabs: FlowTabs?
      let flow = desk.start(place) { tabs = $0.context.showTabs(["One", "Two"]) }
      let screen = PlainScreen("First")
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[0]) { $0.context.show(screen) }
      flow.context.start(inner) { _, _ in }
      desk.stage.settle()

      inner.context.dismiss(screen)
      desk.stage.settle()

      #expect(desk.received == [] && flow.state == .running)
      #expect(desk.stage.shown.count == 1)
    }

    // Catches tabs of which the bar says one thing and the screen another.
    @Test(arguments: [false, true])
    func `the selected tab is the visible one`(byPerson: Bool) throws {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      let screens = [PlainScreen("One"), PlainScreen("Two")]
      for (stack, screen) in zip(tabs?.stacks ?? [], screens) {
        flow.context.start(StubFlow<FlowOutcome<Int>>("inner", stack) { $0.context.show(screen) }) { _, _ in }
      }
      desk.stage.settle()

      if byPerson { desk.device.select(tab: "Two") } else { tabs?.select(1) }
      desk.stage.settle()

      let controller = try #require(screens[1].navigationController?.parent as? FlowTabBarController)
      #expect(controller.tabBar.selectedItem?.title == "Two")
      #expect(controller.view.subviews.last === controller.tabBar)
      #expect(screens[0].navigationController?.view.superview == nil)
      #expect(screens[1].navigationController?.view.superview === controller.view)
      #expect(desk.stage.factory.topViewController === screens[1])
    }
  }
#endif
