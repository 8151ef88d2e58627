#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowShell
  import FlowTesting
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowPhone

  /// The second window of a scene, which covers the first one while the person is in another app.
  @MainActor
  struct CoverTests {
    private let phone: PhoneAppTest

    init() throws { phone = try PhoneAppTest() }

    /// Catches a cover that is a screen of the app, which an alert is above, and one that a flow notices.
    @Test func `a scene that resigns active is covered by a window above its alerts, and uncovered as it was`()
      async throws
    {
      let scene = await phone.connect("a")
      await scene.open("appcore://profile")
      await scene.open("appcore://nowhere")
      let before = scene.window.snapshot

      await scene.leave()
      let (top, level) = (scene.topWindow.snapshot, scene.topWindow.device.window.windowLevel)
      let background = scene.topWindow.device.window.backgroundColor
      let below = scene.window.snapshot
      await scene.comeBack()

      #expect(before?.stack.entries.last?.placement == .presented(.alert))
      #expect(top?.elements == [] && top?.title == "" && top?.stack.description == "Covered")
      #expect(level.rawValue > UIWindow.Level.alert.rawValue)
      // Until its screen is there, and behind a sheet, the window itself is seen.
      #expect(background === UIColor.systemBackground)
      #expect(below == before)
      #expect(scene.topWindow === scene.window && scene.window.snapshot == before)
      #expect(scene.window.device.window.isKeyWindow)
      #expect(scene.window.refusals == [])
    }

    /// Catches a window that shows the app for a moment, since the scene was left while the stores were opened.
    @Test func `a scene that resigns active before it is launched is covered when it is`() async throws {
      let scene = await phone.connect("a") { $0.willResignActive() }

      #expect(scene.topWindow.snapshot?.stack.description == "Covered")
      #expect(scene.path == "Home")
      await scene.comeBack()
      #expect(scene.topWindow === scene.window)
    }

    /// Catches a cover of one scene above the other.
    @Test func `each scene has a cover of its own`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))

      await first.leave()

      #expect(first.topWindow.snapshot?.elements == [])
      #expect(second.topWindow === second.window && second.path == "Home")
    }

    /// Catches a gate in front of the lock, which says which bank the owner of the device uses.
    @Test func `the layers are in front of alerts, each in front of the one before`() {
      let layers = SceneCover.Layer.allCases.map(\.level)
      let levels = ([.alert] + layers).map(\.rawValue)

      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// The way without a test's windows: a second window of the same scene.
    @Test func `the cover is a window of the same scene, which goes`() throws {
      let device = StandInDevice()
      let scene = UIWindowScene(of: device)
      let window = UIWindow(windowScene: scene)

      let cover = try #require(CoverWindow(above: window, language: .developers))

      #expect(cover.window.windowScene === scene && cover.window !== window)
      #expect(CoverWindow(above: device.window, language: .developers) == nil)
    }
  }
#endif
