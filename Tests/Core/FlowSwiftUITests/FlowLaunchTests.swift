#if !canImport(UIKit)
  import FlowKit
  import FlowSwiftUI
  import FlowTesting
  import FlowUIKit
  import FlowUIKitStandIn
  import Testing

  /// A flow that a state of a view starts, at both paces of transitions.
  @MainActor
  struct FlowLaunchTests {
    private let device = StandInDevice()
    private let host = UIViewController()
    private let launch: FlowLaunch<FlowOutcome<Int>>
    private let received = Received()

    init() {
      let device = device
      launch = FlowLaunch { window in
        UIKitPresenters(
          window: window,
          runLoop: UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent))
      }
      device.show(host)
    }

    /// Updates the launch, as a view does after each change of its state.
    private func update(_ isPresented: Bool, in window: UIWindow? = nil) {
      launch.update(
        isPresented: isPresented, over: host, in: window ?? device.window, as: .sheet,
        makeFlow: { [received] place in
          received.started += 1
          let flow = StubFlow<FlowOutcome<Int>>("flow", place) { $0.context.show(UIViewController()) }
          received.flow = flow
          return flow
        }, onEnd: { [received] in received.results.append($0) })
    }

    private var isShown: Bool { host.presentedViewController != nil }

    @Test func `a value that becomes true presents the flow once, also if the view is updated again`() {
      update(true)
      update(true)
      device.settle()
      update(true)

      #expect(received.started == 1 && isShown)
      #expect(device.complaints == [])
    }

    // Catches a modifier that starts the flow again when the view still has its state from before the end.
    @Test func `the result is reported once, and the flow does not start again before the value was false`() throws {
      update(true)
      device.settle()

      try #require(received.flow).finish(.completed(7))
      update(true)
      device.settle()
      update(true)

      #expect(received.results == [.completed(7)])
      #expect(received.started == 1 && !isShown)

      update(false)
      update(true)
      device.settle()
      #expect(received.started == 2 && isShown)
    }

    @Test func `a person who pulls the sheet down has cancelled`() {
      update(true)
      device.settle()

      device.pullDown()
      device.settle()

      #expect(received.results == [.cancelled])
      #expect(!isShown)
    }

    @Test(arguments: [true, false])
    func `a value that becomes false terminates the flow without a result`(isSettled: Bool) {
      update(true)
      if isSettled { device.settle() }

      update(false)
      device.settle()

      #expect(received.results == [])
      #expect(received.flow?.state != .running && !isShown)
      #expect(device.complaints == [])
    }

    // Catches a modifier whose state is true before its view is in a window, which would never start its flow.
    @Test func `a host that is in no window yet starts the flow when it is in one`() {
      launch.update(
        isPresented: true, over: host, in: nil, as: .sheet, makeFlow: { StubFlow("flow", $0) { _ in } }, onEnd: { _ in }
      )
      #expect(received.started == 0)

      update(true)
      device.settle()

      #expect(received.started == 1 && isShown)
    }

    // Catches two presenters in a window, which would not wait for each other.
    @Test func `a second flow in the window shares the presenters of the first`() {
      #expect(UIKitPresenters(inUseIn: device.window) == nil)
      update(true)
      device.settle()

      let found = UIKitPresenters(inUseIn: device.window)

      #expect(found != nil)
      #expect(found?.factory.topViewController === received.flow?.context.node.viewControllers.first)
    }

    @Test func `a launch that goes terminates its flow`() {
      update(true)
      device.settle()

      launch.terminate()
      device.settle()

      #expect(received.results == [] && !isShown)
    }
  }

  @MainActor
  private final class Received {
    var started = 0
    var results: [FlowOutcome<Int>] = []
    var flow: StubFlow<FlowOutcome<Int>>?
  }
#endif
