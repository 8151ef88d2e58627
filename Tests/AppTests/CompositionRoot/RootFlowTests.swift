import FlowHeadless
import FlowKit
import FlowShell
import FlowStorage
import FlowTesting
import Profile
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

@MainActor
@Suite(.bothWays)
struct RootFlowTests {
  @Test func `home is refreshed before the receipt of a new transfer is read`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    app.root?.didAskToSend(from: nil)
    let transfer = try #require(app.features.transfer)
    try await SQLiteProfileStore(in: app.database).save(.ada)
    let before = app.greeting

    transfer.context.send(.created)
    await app.settle()

    #expect(before == "Welcome.")
    #expect(app.greeting == "Hello, Ada Lovelace.")
    #expect(app.isTransferOnTop)
    #expect(transfer.context.isRunning)
  }

  @Test func `a newer notice replaces an older one`() async throws {
    let app = try await RootFlowTest()

    app.root?.open("appcore://nowhere")
    app.root?.open("http://example.com")
    await app.settle()
    let message = app.alert?.message
    let count = app.window.modalCount
    let isAnswered = app.window.answer("OK")
    await app.settle()

    #expect(message == AppLinkError.foreign(start: "appcore://").sentence)
    #expect(count == 1)
    #expect(isAnswered)
    #expect(app.window.viewControllers.count == 1)
    let problems = await app.test.problems()
    #expect(problems == [])
  }

  @Test func `a notice is dismissed when a feature begins, and does not block it`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    app.root?.open("appcore://nowhere")

    app.root?.didAskToSend(from: nil)
    await app.settle()
    let isTransferOnTop = app.isTransferOnTop

    #expect(isTransferOnTop)
    #expect(app.window.modalCount == 1)
    let problems = await app.test.problems()
    #expect(problems == [])
  }

  @Test func `removes unsent transfers when the person has read the notice`() async throws {
    let app = try await RootFlowTest(leaving: [.first])
    let title = app.alert?.title

    app.window.answer("OK")
    await app.settle()

    #expect(title == "Not sent")
    #expect(try await app.unsent == [])
  }

  /// Catches a notice that marks all left transfers as read, including one that it did not mention.
  @Test func `reading the notice removes its transfers, and none that was refused since`() async throws {
    let app = try await RootFlowTest(leaving: [.first])
    try await app.leave(.second)

    app.window.answer("OK")
    await app.settle()

    #expect(try await app.unsent == [.second])
  }

  enum WayOut: CaseIterable {
    case anotherNotice
    case feature

    @MainActor
    func go(_ app: RootFlowTest) {
      switch self {
      case .anotherNotice: app.root?.open("appcore://nowhere")
      case .feature: app.root?.didAskToSend(from: nil)
      }
    }
  }

  /// Catches a notice that counts as read although it was removed.
  @Test(arguments: WayOut.allCases)
  func `shows the notice about unsent transfers until the person has read it`(way: WayOut) async throws {
    let app = try await RootFlowTest(leaving: [.first])

    way.go(app)
    await app.settle()

    #expect(try await app.unsent == [.first])
  }

  /// Catches a notice that counts as read although it was dismissed with the feature below it.
  @Test func `shows the notice about unsent transfers again after the feature below has ended`() async throws {
    let app = try await RootFlowTest(leaving: [.first], in: .profile)
    let title = app.alert?.title

    app.features.cancel()
    await app.settle()

    #expect(title == "Not sent")
    #expect(app.alert?.title == "Not sent")
    #expect(try await app.unsent == [.first])
  }

  /// Catches a refusal that is reported only when the person returns home, or at the next launch: a link's notice has
  /// replaced it.
  @Test func `shows the notice about unsent transfers again after that of a link`() async throws {
    let app = try await RootFlowTest(leaving: [.first])

    app.root?.open("appcore://nowhere")
    app.root?.open("http://example.com")
    await app.settle()
    let link = app.alert?.title
    app.window.answer("OK")
    await app.settle()
    let title = app.alert?.title
    app.window.answer("OK")
    await app.settle()

    #expect(link == "This link cannot be opened")
    #expect(title == "Not sent")
    #expect(app.alert == nil)
    #expect(try await app.unsent == [])
  }

  /// Catches damage that is not reported in this launch: a refusal has replaced it.
  @Test func `shows the notice about damage after that about unsent transfers`() async throws {
    let app = try await RootFlowTest(leaving: [.first], problems: ["One thing is lost."])
    let first = app.alert?.title

    app.window.answer("OK")
    await app.settle()

    #expect(first == "Not sent")
    #expect(app.alert?.title == "Damaged on this device")
  }

  /// Catches a refusal that is reported twice: the person has returned home with the notice still to be read.
  @Test func `a newer notice about unsent transfers takes the place of an older one`() async throws {
    let app = try await RootFlowTest(leaving: [.first])
    app.root?.open("appcore://nowhere")
    try await app.leave(.second)
    app.root?.didAskToTryAgain()
    await app.settle()
    let title = app.alert?.title

    app.window.answer("OK")
    await app.settle()

    #expect(title == "Not sent")
    #expect(app.alert == nil)
    #expect(try await app.unsent == [])
  }

  @Test func `shows the notice about damage above the restored feature`() async throws {
    let app = try await RootFlowTest(in: .profile, problems: ["One thing is lost.", "Another is, too."])

    #expect(app.alert?.title == "Damaged on this device")
    #expect(app.alert?.message == "One thing is lost. Another is, too.")
    #expect(app.features.starts == [.profile])
  }

  /// Catches a full disk that is reported at each letter that the person types, or only once and for all.
  @Test func `shows a notice about a full disk once per feature`() async throws {
    let app = try await RootFlowTest()

    app.root?.shell.didFailToWrite(.closed)
    let first = app.alert?.title
    app.window.answer("OK")
    app.root?.shell.didFailToWrite(.closed)
    let again = app.alert?.title
    app.root?.didAskToAddProfile()
    app.root?.shell.didFailToWrite(.closed)
    await app.settle()

    #expect(first == "Nothing can be saved")
    #expect(again == nil)
    #expect(app.alert?.title == "Nothing can be saved")
  }
}
