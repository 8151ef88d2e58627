#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowPhone
  import FlowScreens
  import FlowShell
  import FlowStorage
  import FlowTesting
  import FlowUIKitRows
  import Foundation
  import SessionDoubles
  import Testing

  @testable import FlowProgram

  /// A call that waits for SignIn, on the stand-in phone in two windows, and without a screen.
  @MainActor
  struct SignInInBothToolkitsTests {
    private let service = TestService()
    private let app = TestBox<CallingApp?>(nil)

    // MARK: The stand-in

    private func phone() throws -> PhoneAppTest {
      let disk = MemoryDisk()
      return PhoneAppTest(in: try TemporaryFolder()) { [service, app] file in
        PhoneApp { scenes in
          let database = try await StoredSchema(parts: []).open(.file(file))
          let made = try await CallingApp(
            service, in: database, secrets: MemorySecretStore(on: disk), scenes: scenes, toolkit: UIKitToolkit())
          app.value = made
          return made
        }
      }
    }

    private func tap(_ label: String, in scene: PhoneSceneTest) async throws {
      try scene.window.perform(.tap(label))
      await scene.settle()
    }

    /// Catches a SignIn in each window, and calls of the second window that wait for ever.
    @Test func `two windows share one SignIn, and the calls of both continue`() async throws {
      let phone = try phone()
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      try await tap("Send", in: first)
      try await tap("Send", in: second)
      let paths = [first.path, second.path]

      try await tap("Ada", in: first)
      await second.settle()

      #expect(paths == ["Home / Sign in", "Home"])
      #expect([first.path, second.path] == ["Home", "Home"])
      #expect(
        [first, second].map { $0.window.snapshot?.lines.first } == ["sent by Ada Lovelace", "sent by Ada Lovelace"])
      #expect(first.window.refusals == [] && second.window.refusals == [])
    }

    @Test func `a sheet that is pulled down declines, and the next act asks again`() async throws {
      let phone = try phone()
      let scene = await phone.connect("a")
      try await tap("Send", in: scene)

      try scene.window.perform(.pullDown)
      await scene.settle()
      let declined = (path: scene.path, line: scene.window.snapshot?.lines.first)
      try await tap("Send", in: scene)

      #expect(declined.path == "Home" && declined.line == "declined")
      #expect(scene.path == "Home / Sign in")
    }

    /// Catches a SignIn that UIKit takes away with the sheet below it.
    @Test func `a sheet that closes below SignIn leaves SignIn, which signs in`() async throws {
      let phone = try phone()
      let scene = await phone.connect("a")
      try await tap("Open a sheet", in: scene)

      try await tap("Send", in: scene)
      let above = scene.path
      app.value?.sheet?.finish(.completed(1))
      await scene.settle()
      let path = scene.path
      try await tap("Ada", in: scene)

      #expect([above, path] == ["Home / Sheet / Sign in", "Home / Sign in"])
      #expect(scene.path == "Home")
      #expect(scene.window.snapshot?.lines.first == "sent by Ada Lovelace")
      #expect(scene.window.refusals == [])
    }

    @Test func `a closed window leaves its SignIn to the other one, whose call waits`() async throws {
      let phone = try phone()
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      try await tap("Send", in: first)
      try await tap("Send", in: second)

      phone.disconnect(first)
      for _ in 1...20 { await nextTurn() }
      await second.settle()
      let path = second.path
      try await tap("Ada", in: second)

      #expect(path == "Home / Sign in")
      #expect(second.window.snapshot?.lines.first == "sent by Ada Lovelace")
    }

    /// Catches a launch that makes the calls that waited when the process was killed.
    @Test func `a kill drops the waiting calls, and the launch shows no SignIn`() async throws {
      let phone = try phone()
      let first = await phone.connect("a")
      try await tap("Send", in: first)

      phone.kill()
      let again = await phone.connect("a")

      #expect(again.path == "Home")
      #expect(service.calls == [])
    }

    // MARK: Without a screen

    /// Catches a driver that hangs, since the app is busy while it waits for the person.
    @Test(arguments: [true, false])
    func `the same app without a screen waits, and sends or declines`(signsIn: Bool) async throws {
      let disk = MemoryDisk()
      let database = try await StoredSchema(parts: []).open(.disk(disk, name: "app"), on: MainActor.shared)
      let app = try await CallingApp(
        service, in: database, secrets: MemorySecretStore(on: disk), scenes: AppScenes(), toolkit: HeadlessToolkit())
      let running = await RunningApp(with: database, makeRoot: { app.makeRootFlow($0, in: .main) })
      let window = running.driver.window

      for act in [PersonAction.tap("Open a sheet"), .tap("Send")] {
        try window.perform(act)
        await running.driver.settle()
      }
      app.sheet?.finish(.completed(1))
      await running.driver.settle()
      let shown = window.snapshot?.name
      try window.perform(signsIn ? .tap("Ada") : .pullDown)
      await running.driver.settle()

      #expect(shown == "Sign in")
      #expect(window.snapshot?.name == "Home")
      #expect(window.snapshot?.lines.first == (signsIn ? "sent by Ada Lovelace" : "declined"))
      #expect(running.flowObserver.defects == [])
    }
  }
#endif
