#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  /// Going back again while a pop is in progress, as people can since iOS 26.
  @MainActor
  struct InterruptionTests {
    private let desk: FlowDesk

    init() {
      var variants = StandInVariants()
      variants.hasInterruptiblePops = true
      desk = FlowDesk(variants)
    }

    /// A flow with three screens, each of which reports when it is gone.
    private func startThree() -> StubFlow<FlowOutcome<Int>> {
      let flow = desk.start { [desk] flow in
        for title in ["First", "Second", "Third"] {
          flow.context.show(PlainScreen(title), onRemoved: { desk.received.append("\(title) gone") })
        }
      }
      desk.stage.settle()
      return flow
    }

    // Catches an adapter that looks when the first of two pops is over.
    @Test func `two taps in a row are one event of the person`() {
      let flow = startThree()

      #expect(desk.device.tapBack())
      #expect(desk.device.tapBack())
      let early = desk.received
      desk.device.finishAnimation()
      desk.device.turnUntilIdle()
      let between = desk.received
      desk.stage.settle()

      #expect(early == [] && between == [])
      #expect(desk.received == ["Second gone", "Third gone"])
      #expect(desk.titles == ["First"] && flow.state == .running)
      #expect(desk.device.complaints == [])
    }

    @Test(arguments: [false, true])
    func `a swipe while a pop is in progress is the person's when the finger is up`(cancelled: Bool) {
      let flow = startThree()

      #expect(desk.device.tapBack())
      #expect(desk.device.beginSwipeBack())
      desk.stage.settle()
      let held = desk.received
      desk.device.endSwipe(cancelled: cancelled)
      desk.stage.settle()

      #expect(held == [])
      #expect(desk.received == (cancelled ? ["Third gone"] : ["Second gone", "Third gone"]))
      #expect(desk.titles == (cancelled ? ["First", "Second"] : ["First"]))
      #expect(flow.state == .running)
    }

    // Catches an adapter that takes the person's pop for a part of the program's.
    @Test func `a tap while the program pops is the person's`() {
      let flow = startThree()
      flow.context.dismiss(desk.third)

      #expect(desk.device.tapBack())
      desk.stage.settle()

      #expect(desk.received == ["Second gone"])
      #expect(desk.titles == ["First"] && flow.state == .running)
    }

    @Test func `a screen that is shown during two pops appears after both`() {
      let flow = startThree()
      desk.device.tapBack()
      desk.device.tapBack()

      flow.context.show(PlainScreen("Next"))
      desk.stage.settle()

      #expect(desk.titles == ["First", "Next"])
      #expect(desk.device.complaints == [])
    }

    // Catches an exit button that forgets the tap, or pops twice.
    @Test func `a screen that asks is asked once, though it is tapped while the one above it is being dismissed`() {
      let flow = desk.start { [desk] flow in
        flow.context.show(PlainScreen("First"))
        flow.context.show(
          PlainScreen("Asking"),
          onLeave: {
            desk.received.append("asked")
            $0.allow()
          })
        flow.context.show(PlainScreen("Above"))
      }
      desk.stage.settle()

      desk.device.tapBack()
      desk.device.tapBack()
      desk.stage.settle()

      #expect(desk.received == ["asked"])
      #expect(desk.titles == ["First"] && flow.state == .running)
      #expect(desk.device.complaints == [])
    }

    // Catches an adapter that waits for a coordinator that has refused.
    @Test(arguments: [false, true])
    func `a coordinator that refuses to animate need not complete`(completes: Bool) {
      var variants = StandInVariants()
      variants.refusesToAnimate = true
      variants.completesRefused = completes
      let desk = FlowDesk(variants)
      let flow = desk.start()
      desk.stage.settle()
      flow.context.show(PlainScreen("Second"), onRemoved: { desk.received.append("gone") })
      desk.stage.settle()

      #expect(desk.device.beginSwipeBack())
      desk.stage.settle()
      let isResting = !desk.device.turn()
      desk.device.endSwipe(cancelled: false)
      desk.stage.settle()

      #expect(isResting)
      #expect(desk.received == ["gone"])
      #expect(desk.titles == ["First"] && flow.state == .running)
    }
  }

  extension FlowDesk {
    /// The third screen above the bottom one.
    fileprivate var third: UIViewController { stage.root.viewControllers[3] }
  }
#endif
