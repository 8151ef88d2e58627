#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowPhone
  import FlowScreens
  import FlowTesting
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import Phone

  /// The app as an iOS app launches it: with the system's clock, and its data in files.
  @MainActor
  struct PhoneAppTests {
    private let phone: PhoneAppTest

    init() throws { phone = try PhoneAppTest() }

    @Test func `a new person is asked to open an account`() async throws {
      let scene = await phone.connect("a")

      let screen = try #require(scene.window.snapshot)
      #expect(screen.stack.description == "Home")
      #expect(screen.actions.contains { $0.label == "Open an account" })
      #expect(scene.window.refusals == [])
    }

    // Catches a phone that shows English to everybody, and one whose alerts and screens are in two languages.
    @Test func `the app is in the language that the person prefers`() async throws {
      let phone = try PhoneAppTest(localizations: ["de-AT", "en"])
      let scene = await phone.connect("a")

      #expect(scene.window.localizedSnapshot?.title == "Start")
      #expect(scene.window.refusals == [])
      await scene.open("appcore://nowhere")

      #expect(scene.window.localizedSnapshot?.lines.contains { $0.contains("nichts geändert") } == true)
      #expect(scene.window.refusals == [])
    }

    // Catches a phone whose people cannot type cents, since the app has the marks of their language.
    @Test(arguments: [(["de"], "CH", "de_CH"), (["en-GB"], "DE", "en_DE"), (["de"], nil, "de_DE")])
    func `the app has the numbers of the person's region, and without one those of the language`(
      localizations: [String], region: String?, locale: String
    ) throws {
      let phone = try PhoneAppTest(localizations: localizations, region: region)

      #expect(phone.app.language.localeIdentifier == locale)
    }

    @Test func `a deep link opens its feature, which the next launch restores`() async throws {
      let scene = await phone.connect("a")
      await scene.open("appcore://profile")
      #expect(scene.path == "Home / Personal details")
      try scene.window.perform(.fill("First name", with: "Ada"))
      await scene.settle()

      phone.kill()
      let again = await phone.connect("a")

      #expect(again.path == "Home / Personal details")
      #expect(again.window.snapshot?.fields.first?.value == "Ada")
    }

    // Catches a window that is black behind the empty stack until the stores are open.
    @Test func `the window has a background before the app has started`() async {
      let device = StandInDevice()

      let scene = phone.app.connect(device.window, to: phone.session("a"), options: .init())
      let background = device.window.backgroundColor
      await scene.rest(on: device)

      #expect(background === UIColor.systemBackground)
    }

    // Catches a window that stays empty where the data cannot be used.
    @Test func `if the app cannot start, the window shows why`() async throws {
      try Data("This is no database, though it is long enough to be taken for one.".utf8).write(to: phone.file)
      let device = StandInDevice()
      let app = PhoneApp(dataAt: phone.file)

      let scene = app.connect(device.window, to: phone.session("a"), options: .init())
      await scene.rest(on: device)

      let screen = try #require((device.window.rootViewController as? UINavigationController)?.topViewController)
      #expect(screen.title == "The app does not start")
      // Catches a window that nobody shows: the phone would be black.
      #expect(device.screens.contains { $0 === screen })
      let row = try #require((screen as? RowsViewController)?.list.views.first as? TextRowView)
      #expect(
        row.label.text
          == "The data on this device is not that of this app, so the app can't use it. It was left as it is.")
    }

    // Catches an app that has to be restarted when the cause is gone.
    @Test func `the next window tries again`() async throws {
      try Data("This is no database, though it is long enough to be taken for one.".utf8).write(to: phone.file)
      _ = await phone.connect("a")
      try FileManager.default.removeItem(at: phone.file)

      let scene = await phone.connect("b")

      #expect(scene.path == "Home")
    }

    // Catches a screen that shows outdated content.
    @Test func `home is loaded again when the app becomes active`() async throws {
      let scene = await phone.connect("a")
      let before = try #require(scene.window.snapshot).lines
      let other = try await PhoneAppTest(in: phone.folder).connect("b")
      await other.open("appcore://profile")

      scene.scene.didBecomeActive()
      await scene.settle()

      #expect(scene.window.snapshot?.lines.count == before.count + 1)
      #expect(scene.window.snapshot?.lines.contains { $0.hasPrefix("Another program has changed") } == true)
    }

    // Catches an app whose misuses are not reported on a phone.
    @Test func `a team's observer sees the flows of all windows`() async throws {
      let recorder = NameRecorder()
      let phone = try PhoneAppTest(observer: recorder)
      let (one, two) = (await phone.connect("a"), await phone.connect("b"))

      await one.open("appcore://profile")

      #expect(recorder.started == ["RootFlow", "RootFlow", "ProfileFlow"])
      withExtendedLifetime(two) {}
    }
  }

  @MainActor
  private final class NameRecorder: FlowObserver {
    private(set) var started: [String] = []

    func flow(_ node: FlowNode, did event: FlowEvent) {
      if case .started = event, let type = node.flowType { started.append("\(type)") }
    }
  }
#endif
