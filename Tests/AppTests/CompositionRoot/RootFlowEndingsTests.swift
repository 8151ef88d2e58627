import Business
import FlowHeadless
import FlowKit
import FlowScreens
import FlowStorage
import FlowTesting
import Onboarding
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// The ends of features.
@MainActor
@Suite(.bothWays)
struct RootFlowEndingsTests {
  @Test func `a business that was opened from the settings stays below its account, and blocks nothing`() async throws {
    let app = try await RootFlowTest()
    app.root?.enter(.businessInSettings)

    app.features.business?.finish(.completed(try .named("Acme", 1)))
    await app.settle()
    let end = (path: app.path, kept: try await app.openEntry)
    app.root?.didAskToAddProfile()
    await app.settle()

    #expect(end.path == "Home > Settings > business > Business account")
    #expect(end.kept == nil)
    #expect(app.features.starts == [.business, .profile])
  }

  @Test func `the sheet of a business opened by a link is dismissed, and then its account opens`() async throws {
    let app = try await RootFlowTest()
    app.root?.open("appcore://business/new")
    let screen = ObjectIdentifier(try #require(app.features.business).screen)

    app.features.business?.finish(.completed(try .named("Acme", 1)))
    await app.settle()

    #expect(app.path == "Home > Business account")
    #expect(app.window.transitions.contains(.dismissed(screen, animated: true)))
    #expect(try await app.openEntry == nil)
  }

  @Test func `a business that was opened at home ends at home`() async throws {
    let app = try await RootFlowTest()
    app.root?.enter(.business)

    app.features.business?.finish(.completed(try .named("Acme", 1)))
    await app.settle()

    #expect(app.path == "Home")
  }

  @Test func `updates home with the user after the onboarding`() async throws {
    let app = try await RootFlowTest()
    let user = try OnboardedUser.ada(as: .personal(.ada))
    app.root?.didAskForAccount()

    app.features.onboarding?.finish(.completed(user))
    await app.settle()

    #expect(try await app.user == user)
    #expect(app.path == "Home")
    #expect(app.greeting == "Welcome.")
    #expect(try await app.openEntry == nil)
  }

  /// Catches an end that asks for a new transfer's record only after its entry was cleared.
  @Test(arguments: ["created", "cancelled", "pending"])
  func `a transfer ends at home, and its entry is cleared`(end: String) async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let sent = try await app.bank.sendHundredPounds(as: .first)
    let results = ["created": TransferFlowResult.created(sent), "cancelled": .cancelled, "pending": .pending(.first)]
    app.root?.didAskToSend(from: nil)
    await app.settle()
    let during = try await app.openEntry

    app.features.transfer?.finish(try #require(results[end]))
    await app.settle()

    #expect(during == .transfer(.new))
    #expect(app.path == "Home")
    #expect(try await app.openEntry == nil)
  }

  @Test func `a receipt is shown on a sheet, and its entry is kept until it is dismissed`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let transfer = try await app.bank.sendHundredPounds(as: .first)

    app.root?.didAskToOpen(transfer)
    await app.settle()
    let during = (path: app.path, kept: try await app.openEntry)
    app.features.cancel()
    await app.settle()

    #expect(during.path == "Home / receipt")
    #expect(during.kept == .receipt(transfer.id))
    #expect(app.path == "Home")
    #expect(try await app.openEntry == nil)
  }

  /// Catches a receipt that each launch tries to open again.
  @Test func `a receipt that cannot be opened shows a notice, and is not opened again`() async throws {
    let app = try await RootFlowTest(
      for: .transfer(.new), in: .receipt(try .init("transfer-7")))

    #expect(app.alert?.title == "This transfer cannot be opened")
    #expect(app.features.starts == [])
    #expect(try await app.openEntry == nil)
  }

  /// Catches two features at once: the bank answers when the person has gone elsewhere.
  @Test func `a receipt that is loaded while a feature is running is pending`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let transfer = try await app.bank.sendHundredPounds(as: .first)

    app.root?.didAskToOpen(transfer)
    app.root?.didAskToAddProfile()
    await app.settle()

    #expect(app.features.starts == [.profile])
    #expect(app.alert?.title == "One thing at a time")
    #expect(try await app.pendingEntry == .receipt(transfer.id))
  }
}
