#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowPhone
  import FlowProgram
  import FlowStorage
  import FlowTesting
  import Foundation
  import SandboxBank
  import Testing
  import Transfer

  @testable import App
  @testable import Phone

  /// Two windows of the app on a phone, whose calls need a sign-in.
  @MainActor
  struct SharedSignInTests {
    private let phone: PhoneAppTest

    init() throws { phone = try PhoneAppTest() }

    /// Catches a SignIn in each window, and a call of the other window that nobody makes.
    @Test func `two windows whose session has expired share one SignIn, and the calls of both continue`() async throws {
      try await prepare(ending: "the bank ends the session\n")
      let (first, second) = try await connect()
      let shown = [first, second].map(\.isSigningIn)

      try await signIn(in: first)
      await second.settle()

      #expect(shown == [true, false])
      #expect([first.path, second.path] == ["Home / Receipt", "Home / Amount"])
      #expect(first.window.snapshot?.lines.contains("To Emmy Noether") == true)
      try await second.tap("Continue")
      #expect(second.path == "Home / Amount > Recipient")
      #expect(first.window.refusals == [] && second.window.refusals == [])
    }

    /// Catches a call that waits for ever, since the window of SignIn was closed.
    @Test func `if the window of SignIn is closed, the other one shows it for the same person`() async throws {
      try await prepare(ending: "the bank ends the session\n")
      let (first, second) = try await connect()

      await close(first, leaving: second)
      let title = second.window.snapshot?.title
      try await signIn(in: second)

      #expect(title == "Sign in as ada@example.com")
      #expect(second.path == "Home / Amount")
      try await second.tap("Continue")
      #expect(second.path == "Home / Amount > Recipient")
    }

    /// Opens an account and sends a transfer, as a journey on the same data.
    private func prepare(ending: String = "") async throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../App/Journeys/Onboarding/with-a-personal-account.journey")
      let text = try String(contentsOf: file, encoding: .utf8) + Self.transfer + ending
      let app = SandboxApp()
      let journey = try app.parser.journey(named: "Prepares", from: Array(text.utf8))
      let device = try await app.launchDevice(dataAt: phone.file, startingAt: nil)
      let report = await JourneyPlayer(host: device).play(journey)
      try #require(report.failure == nil, "\(report.transcript.suffix(2000))")
      await device.quit()
    }

    private static let transfer = """

      open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
      tap "Continue"
      choose "Person" for "Recipient is a"
      fill "Name" with "Emmy Noether"
      fill "IBAN" with "DE89370400440532013000"
      tap "Continue"
      tap "Confirm and send"
      tap "Done"

      """

    /// Opens two windows, the first of which calls first.
    private func connect() async throws -> (PhoneSceneTest, PhoneSceneTest) {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://transfer/transfer-1")
      await second.open("appcore://transfer/new?source=GBP&target=EUR&amount=100")
      return (first, second)
    }

    private func close(_ scene: PhoneSceneTest, leaving other: PhoneSceneTest) async {
      phone.disconnect(scene)
      for _ in 1...20 { await nextTurn() }
      await other.settle()
    }

    private func signIn(in scene: PhoneSceneTest) async throws {
      try await scene.tap("Continue")
      let bank = try await SandboxTransferService.open(
        .file(phone.file.appendingPathExtension("bank")), rates: .bundled(), clock: SystemClock())
      try scene.window.perform(.fill("Code", with: try #require(bank.inbox.latestCode)))
      await scene.settle()
      try await scene.tap("Continue")
    }
  }

  extension PhoneSceneTest {
    fileprivate var isSigningIn: Bool { path.hasSuffix("Sign in") }

    fileprivate func tap(_ label: String) async throws {
      try window.perform(.tap(label))
      await settle()
    }
  }

  private struct SystemClock: TransferClock {
    var now: Timestamp { Timestamp(.now) }

    func sleep(for duration: Duration) async throws { try Task.checkCancellation() }
  }
#endif
