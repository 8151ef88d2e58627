#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  /// The person's ways to leave UIKit screens.
  @MainActor
  struct LeavingTests {
    private let desk = FlowDesk()

    // Catches an adapter that believes a push that was begun.
    @Test func `a push that the person grabs and cancels counts as dismissed by the person`() {
      let flow = desk.start()
      desk.stage.settle()
      flow.context.show(PlainScreen("Second"), onRemoved: { desk.received.append("gone") })
      desk.device.grab()
      desk.device.endSwipe(cancelled: true)

      desk.stage.settle()

      #expect(desk.received == ["gone"])
      #expect(desk.titles == ["First"])
      #expect(flow.state == .running)
    }

    @Test func `a push that the person grabs and completes shows its screen`() {
      let flow = desk.start()
      desk.stage.settle()
      flow.context.show(PlainScreen("Second"), onRemoved: { desk.received.append("gone") })
      desk.device.grab()
      desk.device.endSwipe(cancelled: false)

      desk.stage.settle()

      #expect(desk.received.isEmpty)
      #expect(desk.titles == ["First", "Second"])
    }

    // Catches an adapter that hands its own button to screens that have one.
    @Test func `a screen's own button in the corner stays`() {
      let own = UIBarButtonItem(systemItem: .close)
      let screen = PlainScreen("First")
      screen.navigationItem.leftBarButtonItem = own

      desk.start(.present(.fullScreen, over: desk.stage.root, using: desk.stage.factory), showing: screen)
      desk.stage.settle()

      #expect(screen.navigationItem.leftBarButtonItem === own)
    }

    // Catches a flow whose first screen asks, and disables the swipe back from the others.
    @Test func `a screen above an asking first screen keeps the system's back button and swipe`() {
      let (asking, above) = (PlainScreen("Asking"), PlainScreen("Above"))
      desk.start(.present(.sheet, over: desk.stage.root, using: desk.stage.factory)) { flow in
        flow.context.show(asking, onLeave: { _ in })
        flow.context.show(above)
      }
      desk.stage.settle()

      #expect(above.navigationItem.leftBarButtonItem == nil)
      #expect(desk.device.beginSwipeBack())
      desk.device.endSwipe(cancelled: false)
      desk.stage.settle()
      #expect(desk.titles == ["Asking"])
      // The close button asks the screen, so the sheet stays.
      #expect(desk.device.tapBack())
      desk.stage.settle()
      #expect(desk.titles == ["Asking"])
    }

    // Catches a way out that takes the system's button from screens that do not ask.
    @Test func `only screens that ask, and those above them, have the adapter's button`() {
      let flow = desk.start()
      let (asking, above) = (PlainScreen("Asking"), PlainScreen("Above"))
      let first = desk.stage.root.topViewController
      flow.context.show(asking, onLeave: { $0.allow() })
      flow.context.show(above)
      desk.stage.settle()

      #expect(first?.navigationItem.leftBarButtonItem == nil)
      #expect(asking.navigationItem.leftBarButtonItem != nil)
      #expect(above.navigationItem.leftBarButtonItem != nil)
      #expect(!desk.device.chooseFromBackMenu(asking))
    }

    // Catches a button that asks again while the screen is being dismissed.
    @Test func `a second tap on the way out does nothing`() throws {
      let flow = desk.start()
      let screen = PlainScreen("Asking")
      flow.context.show(
        screen,
        onLeave: {
          desk.received.append("asked")
          $0.allow()
        })
      desk.stage.settle()
      let button = try #require(screen.navigationItem.leftBarButtonItem)
      let before = desk.device.movementCount

      desk.device.tap(button)
      desk.device.tap(button)
      desk.stage.settle()

      #expect(desk.received == ["asked"])
      #expect(desk.titles == ["First"])
      #expect(desk.device.movementCount == before + 1)
    }

    // Catches a sheet that goes by itself while its screen asks.
    @Test func `a sheet that asks stays until it allows the attempt, and is then dismissed as by the person`() throws {
      var attempts: [LeaveAttempt] = []
      let flow = desk.start(.present(.sheet, over: desk.stage.root, using: desk.stage.factory)) {
        $0.context.show(PlainScreen("First"), onLeave: { attempts.append($0) })
      }
      desk.stage.settle()

      desk.device.pullDown()
      desk.stage.settle()
      let isUp = desk.titles == ["First"]
      try #require(attempts.first).allow()
      desk.stage.settle()

      #expect(isUp)
      #expect(desk.received == ["cancelled"])
      #expect(flow.state == .ended)
    }

    @Test func `a popover is dismissed by a tap beside it`() {
      let flow = desk.start(.present(.popover, over: desk.stage.root, using: desk.stage.factory))
      desk.stage.settle()

      desk.device.pullDown()
      desk.stage.settle()

      #expect(desk.received == ["cancelled"])
      #expect(flow.state == .ended)
    }

    // Catches an answer that is lost because the alert has gone before UIKit hands it on.
    @Test(arguments: StandInVariants.CallbackTime.allCases, [false, true])
    func `an answer is received after the alert has disappeared`(
      callbackTime: StandInVariants.CallbackTime, answersLate: Bool
    ) {
      var variants = StandInVariants()
      variants.callbackTime = callbackTime
      variants.answersLate = answersLate
      let desk = FlowDesk(variants)
      let flow = desk.start()
      flow.context.ask(Alert("Sure?", choices: [.init("Yes", 1)], cancel: .init("No", 0))) {
        desk.received.append("answer \($0)")
      }
      desk.stage.settle()

      desk.device.answer("Yes")
      desk.stage.settle()

      #expect(desk.received == ["answer 1"])
      #expect(flow.state == .running)
    }

    // Catches a tap on the tab that is seen that asks no screen.
    @Test func `a tap on the selected tab goes back to its first screen`() {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[0]) { inner in
        inner.context.show(PlainScreen("First"))
        inner.context.show(PlainScreen("Second"), onLeave: { $0.allow() }) { desk.received.append("second gone") }
        inner.context.show(PlainScreen("Third"))
      }
      flow.context.start(inner) { _, _ in }
      desk.stage.settle()

      desk.device.select(tab: "One")
      desk.stage.settle()

      #expect(desk.received == ["second gone"])
      #expect(inner.context.node.viewControllers.count == 1)
    }

    // Catches an adapter that looks at an alert which UIKit has not finished with.
    @Test(arguments: StandInVariants.CallbackTime.allCases, [false, true])
    func `an answer is received although the stack is read after the alert`(
      callbackTime: StandInVariants.CallbackTime, answersLate: Bool
    ) {
      var variants = StandInVariants()
      variants.callbackTime = callbackTime
      variants.answersLate = answersLate
      let desk = FlowDesk(variants)
      let flow = desk.start()
      flow.context.ask(Alert("Sure?", choices: [.init("Yes", 1)], cancel: .init("No", 0))) {
        desk.received.append("answer \($0)")
      }
      desk.stage.settle()

      desk.device.answer("Yes")
      flow.context.show(PlainScreen("Second"))
      desk.stage.settle()

      #expect(desk.received == ["answer 1"])
      #expect(desk.titles == ["First", "Second"])
    }

    // Catches an adapter that begins during a movement without a delegate's call.
    @Test func `a question that is asked while a sheet is pulled down appears after that`() {
      let flow = desk.start()
      flow.context.present(PlainScreen("Sheet"), as: .sheet) { desk.received.append("gone") }
      desk.stage.settle()

      desk.device.pullDown()
      flow.context.ask(Alert("Sure?", cancel: .init("No", 0))) { desk.received.append("answer \($0)") }
      desk.stage.settle()
      let isAsked = desk.titles == ["First", "Sure?"]
      desk.device.answer("No")
      desk.stage.settle()

      #expect(isAsked)
      #expect(desk.received == ["gone", "answer 0"])
      #expect(desk.device.complaints == [])
    }

    // Catches a stack in a tab that closes itself.
    @Test func `the escape gesture dismisses tabs with the screen that contains them`() {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[0]) { $0.context.show(PlainScreen("First")) }
      flow.context.start(inner) { _, _ in }
      desk.stage.settle()

      desk.device.escape()
      desk.stage.settle()

      #expect(desk.received == ["cancelled"])
      #expect(desk.titles == [] && inner.state == .ended)
    }
  }
#endif
