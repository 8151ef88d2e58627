#if !canImport(UIKit)
  import FlowKit
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Testing

  @testable import FlowPhone

  @MainActor
  struct PhoneSceneTests {
    private struct MissingPart: Error, CustomStringConvertible {
      let description = "The app has no such part."
    }

    private final class Silence: FlowObserver {
      func flow(_ node: FlowNode, did event: FlowEvent) {}
    }

    @Test func `a launch that fails without the database shows the description of its error`() async throws {
      let device = StandInDevice()
      let navigation = UINavigationController()
      device.show(navigation)
      let runLoop = UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent)
      let presenters = UIKitPresenters(window: device.window, runLoop: runLoop)

      let scene = PhoneScene(navigation, presenters: presenters, observer: Silence()) { _ in throw MissingPart() }
      await scene.idle()

      let screen = try #require(navigation.topViewController as? RowsViewController)
      let row = try #require(screen.list.views.first as? TextRowView)
      #expect(row.label.text == "The app has no such part.")
    }
  }
#endif
