#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowShell
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Foundation
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

    private final class TimedScreen: UIViewController, TimeDependent {
      private(set) var count = 0

      func timeDidPass() { count += 1 }
    }

    private let device = StandInDevice()
    private let navigation = UINavigationController()

    private func connect(_ makeRoot: @escaping @MainActor (FlowPresentation) async throws -> any AppRootFlow)
      -> PhoneScene
    {
      device.show(navigation)
      let runLoop = UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent)
      let presenters = UIKitPresenters(window: device.window, runLoop: runLoop)
      return PhoneScene(navigation, presenters: presenters, observer: Silence(), makeRoot: makeRoot)
    }

    @Test func `a launch that fails for another reason says so, and not in the words of the program`() async throws {
      let scene = connect { _ in throw MissingPart() }
      await scene.rest(on: device)

      let screen = try #require(navigation.topViewController as? RowsViewController)
      let row = try #require(screen.list.views.first as? TextRowView)
      #expect(row.label.text?.hasPrefix("The app has met an error that it does not know.") == true)
    }

    // Catches a window that shows a former error forever.
    @Test(arguments: ["button", "active", "link"])
    func `a launch that failed is tried again by the person, by the app that becomes active, and by a link`(
      cause: String
    ) async throws {
      var tries = 0
      let scene = connect { _ in
        tries += 1
        throw MissingPart()
      }
      await scene.rest(on: device)
      let screen = try #require(navigation.topViewController as? RowsViewController)

      switch cause {
      case "button": device.tap(try #require(screen.list.views.lazy.compactMap { $0 as? ButtonRowView }.first).button)
      case "active": scene.didBecomeActive()
      default: scene.open(try #require(URL(string: "appcore://profile")))
      }
      await scene.rest(on: device)

      #expect(tries == 2)
      #expect(navigation.viewControllers.count == 1)
    }

    // Catches an app whose stores are opened twice at once.
    @Test func `a launch that is under way is not begun a second time`() async throws {
      var tries = 0
      let scene = connect { _ in
        tries += 1
        await Task.yield()
        throw MissingPart()
      }

      scene.didBecomeActive()
      scene.open(try #require(URL(string: "appcore://profile")))
      await scene.rest(on: device)

      #expect(tries == 1)
    }

    // Catches a column, and a screen of SwiftUI under an alert, that nobody informs.
    @Test func `each screen in the window that depends on the time is informed when the app becomes active`() async {
      let scene = connect { _ in throw MissingPart() }
      await scene.rest(on: device)
      let (container, screens) = (UIViewController(), [TimedScreen(), TimedScreen(), TimedScreen()])
      for screen in screens.prefix(2) { container.addChild(screen) }
      navigation.setViewControllers([container], animated: false)
      navigation.present(screens[2], animated: false)

      scene.didBecomeActive()
      await scene.rest(on: device)

      #expect(screens.map(\.count) == [1, 1, 1])
    }
  }
#endif
