import FlowFaults
import FlowHeadless
import FlowKit
import FlowShell
import FlowTesting
import Foundation
import Onboarding
import SandboxBank
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// Deep links.
@MainActor
@Suite(.bothWays)
struct RootFlowLinksTests {
  private static let start = TransferStart.prefilled(source: nil, target: nil, amount: nil)

  @Test func `opens the newest pending link when the person has returned home`()
    async throws
  {
    let app = try await RootFlowTest()
    app.root?.didAskToAddProfile()

    app.root?.open("appcore://profile")
    app.root?.open("appcore://business/new")
    await app.settle()
    let (title, starts, waiting) = (app.alert?.title, app.features.starts, try await app.pendingEntry)
    app.window.answer("OK")
    app.features.cancel()
    await app.settle()

    #expect(title == "One thing at a time")
    #expect(starts == [.profile])
    #expect(waiting == .businessByLink)
    #expect(app.features.starts == [.profile, .business])
    #expect(app.path == "Home / business")
    #expect(try await app.pendingEntry == nil)
    #expect(try await app.openEntry == .businessByLink)
  }

  /// Catches a link that is dropped without a word: its reply comes when the person has started another feature.
  @Test func `a link to a receipt waits for a feature that was started before its reply`() async throws {
    let app = try await RootFlowTest(as: .ada(as: .personal(.ada)))
    let transfer = try await app.bank.sendHundredPounds(as: .first)
    try app.bank.apply("bank next status is held")

    app.root?.enter(.receipt(transfer.id))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.didAskToAddProfile()
    try app.bank.apply("bank gives its replies")
    await app.settle()
    let (title, waiting, open) = (app.alert?.title, try await app.pendingEntry, try await app.openEntry)
    app.window.answer("OK")
    app.features.cancel()
    await app.settle()

    #expect(title == "One thing at a time")
    #expect(waiting == .receipt(transfer.id))
    #expect(open == .profile)
    #expect(app.features.starts == [.profile, .receipt(transfer.id)])
    #expect(app.path == "Home / receipt")
  }

  /// Catches a receipt above a notice, which the person can then neither read nor answer.
  @Test func `a receipt whose reply is late opens in place of a notice`() async throws {
    let app = try await RootFlowTest(as: .ada(as: .personal(.ada)))
    let transfer = try await app.bank.sendHundredPounds(as: .first)
    try app.bank.apply("bank next status is held")

    app.root?.enter(.receipt(transfer.id))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.open("appcore://nowhere")
    try app.bank.apply("bank gives its replies")
    await app.settle()

    #expect(app.path == "Home / receipt")
    #expect(app.alert == nil)
    #expect(app.window.modalCount == 1)
  }

  /// Catches a late reply that replaces the newer link.
  @Test func `a link to a receipt whose reply is late does not replace a newer pending link`() async throws {
    let app = try await RootFlowTest(as: .ada(as: .personal(.ada)))
    let transfer = try await app.bank.sendHundredPounds(as: .first)
    try app.bank.apply("bank next status is held")

    app.root?.enter(.receipt(transfer.id))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.didAskToAddProfile()
    app.root?.open("appcore://business/new")
    app.window.answer("OK")
    try app.bank.apply("bank gives its replies")
    await app.settle()

    #expect(try await app.pendingEntry == .businessByLink)
    #expect(app.features.starts == [.profile])
  }

  /// Catches a failure that clears the entry of the feature that was started meanwhile.
  @Test func `a receipt that cannot be opened leaves the feature that was started before its reply`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    try app.bank.apply("bank next status is held")

    app.root?.enter(.receipt(try BankTransfer.ID("transfer-7")))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.didAskToAddProfile()
    try app.bank.apply("bank gives its replies")
    await app.settle()

    #expect(app.alert?.title == "This transfer cannot be opened")
    #expect(try await app.openEntry == .profile)
  }

  /// Catches the first reply, which wins although its link is the older one.
  @Test func `of two links to receipts, the newest opens`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let first = try await app.bank.sendHundredPounds(as: .first)
    let second = try await app.bank.sendHundredPounds(as: .second)
    try app.bank.apply("bank next status is held")

    app.root?.enter(.receipt(second.id))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.enter(.receipt(first.id))
    await nextTurns { !app.features.starts.isEmpty }
    try app.bank.apply("bank gives its replies")
    await app.settle()

    #expect(app.features.starts == [.receipt(first.id)])
    #expect(try await app.pendingEntry == nil)
  }

  /// Catches the first of two replies, which wins although its link is the older one.
  @Test func `an older link to a receipt does not open when its reply comes first`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let first = try await app.bank.sendHundredPounds(as: .first)
    let second = try await app.bank.sendHundredPounds(as: .second)
    try app.bank.apply("bank next 2 statuses are held")

    app.root?.enter(.receipt(first.id))
    await nextTurns { app.bank.faults.heldCount > 0 }
    app.root?.enter(.receipt(second.id))
    await nextTurns { app.bank.faults.heldCount >= 2 }
    try app.bank.apply("bank gives its replies")
    await app.settle()

    #expect(app.features.starts == [.receipt(second.id)])
  }

  @Test func `an invalid link does not affect the running feature, and is not pending`() async throws {
    let app = try await RootFlowTest()
    app.root?.didAskToAddProfile()

    app.root?.open("appcore://nowhere")
    await app.settle()

    #expect(app.alert?.title == "This link cannot be opened")
    #expect(app.alert?.message == AppLinkError.unknown.sentence)
    #expect(try await app.pendingEntry == nil)
    #expect(app.features.starts == [.profile])
  }

  @Test func `a link that needs an account leads through the onboarding`() async throws {
    let app = try await RootFlowTest()

    app.root?.open("appcore://transfer/new")
    await app.settle()
    let before = (path: app.path, starts: app.features.starts, waiting: try await app.pendingEntry)
    app.features.onboarding?.finish(.completed(try .ada(as: .personal(.ada))))
    await app.settle()

    #expect(before.path == "Home // onboarding")
    #expect(before.starts == [.onboarding])
    #expect(before.waiting == .transfer(Self.start))
    #expect(app.features.starts == [.onboarding, .transfer(Self.start)])
    #expect(app.path == "Home / transfer")
    #expect(try await app.pendingEntry == nil)
  }

  /// Catches a person who leaves the onboarding and is led there again by the same link.
  @Test func `a link that needs an account is dropped when the onboarding is cancelled`() async throws {
    let app = try await RootFlowTest()

    app.root?.open("appcore://transfer/new")
    app.features.cancel()
    await app.settle()

    #expect(app.features.starts == [.onboarding])
    #expect(app.path == "Home")
    #expect(try await app.pendingEntry == nil)
  }

  @Test func `a link that needs no account opens when the onboarding is cancelled`() async throws {
    let app = try await RootFlowTest()
    app.root?.didAskForAccount()

    app.root?.open("appcore://business/new")
    app.window.answer("OK")
    app.features.cancel()
    await app.settle()

    #expect(app.features.starts == [.onboarding, .business])
  }

  @Test func `a link that needs an account opens at once for a person with an account`() async throws {
    let app = try await RootFlowTest(as: try .ada(as: .personal(.ada)))

    app.root?.open("appcore://transfer/new")
    await app.settle()

    #expect(app.features.starts == [.transfer(Self.start)])
    #expect(try await app.pendingEntry == nil)
  }

  @Test(arguments: [[], [Place.profile]])
  func `a link to the onboarding starts nothing for a person with an account, and is not pending`(_ entries: [Place])
    async throws
  {
    let app = try await RootFlowTest(as: try .ada(as: .personal(.ada)))
    for entry in entries { app.root?.enter(entry) }

    app.root?.open("appcore://onboarding")
    await app.settle()

    #expect(app.alert?.title == "This link is for new people")
    #expect(!app.features.starts.contains(.onboarding))
    #expect(try await app.pendingEntry == nil)
  }

  @Test func `a link to the onboarding changes nothing in it, and is pending in another feature`() async throws {
    let onboarding = try await RootFlowTest()
    onboarding.root?.didAskForAccount()
    let elsewhere = try await RootFlowTest()
    elsewhere.root?.didAskToAddProfile()

    for app in [onboarding, elsewhere] {
      await app.settle()
      app.root?.open("appcore://onboarding")
      await app.settle()
    }

    #expect(onboarding.alert == nil)
    #expect(try await onboarding.pendingEntry == nil)
    #expect(elsewhere.alert?.title == "One thing at a time")
    #expect(try await elsewhere.pendingEntry == .onboarding)
  }

  @Test func `any other link is pending during the onboarding`() async throws {
    let app = try await RootFlowTest()
    app.root?.didAskForAccount()
    await app.settle()

    app.root?.open("appcore://profile")
    await app.settle()

    #expect(app.alert?.title == "One thing at a time")
    #expect(try await app.pendingEntry == .profile)
  }
}
