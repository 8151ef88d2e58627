import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Profile
import Testing
import Transfer

/// Leaving discards a transfer that was not sent, so the flow asks first.
@MainActor
@Suite(.bothWays)
struct TransferLeavingTests {
  enum WayOut: CaseIterable {
    case close
    case pullingDown

    @MainActor
    func go(_ window: TestWindow) {
      switch self {
      case .close: window.goBack()
      case .pullingDown: window.pullDown()
      }
    }
  }

  private func started(_ text: String, _ start: TransferStart = .new) async throws -> TransferFlowTest {
    let flow = try TransferFlowTest(profile: .ada)
    await flow.start(start, flow.window.presenting(.sheet))
    if !text.isEmpty { try flow.amount.presenter.didType(text, on: .source) }
    await flow.idle()
    return flow
  }

  @Test(arguments: WayOut.allCases)
  func `is dismissed when the person discards it`(way: WayOut) async throws {
    let flow = try await started("100")

    way.go(flow.window)
    let question = (flow.window.top as? TestAlert)?.content
    let before = flow.test.results
    flow.window.answer("Discard")
    await flow.idle()

    #expect(question?.title == "Discard this transfer?")
    #expect(question?.buttons.map(\.label) == ["Discard", "Keep editing"])
    #expect(before == [])
    #expect(flow.test.results == [.cancelled])
    #expect(flow.window.viewControllers.isEmpty)
    #expect(await flow.problems() == [])
  }

  @Test(arguments: WayOut.allCases)
  func `stays when the person keeps editing, and asks again`(way: WayOut) async throws {
    let flow = try await started("100")

    for _ in 1...2 {
      way.go(flow.window)
      flow.window.answer("Keep editing")
      await flow.idle()
    }

    #expect(flow.test.results == [])
    #expect(try flow.amount.content?.source.text == "100")
    #expect(await flow.problems() == [])
  }

  @Test func `is dismissed with all its screens, which ask nothing themselves`() async throws {
    let flow = try TransferFlowTest(profile: .ada)
    try await flow.goToReview(flow.window.presenting(.sheet))

    flow.window.goBack()
    let below = try flow.recipient.content?.known.map(\.isChosen)
    flow.window.pullDown()
    flow.window.answer("Discard")
    await flow.idle()

    #expect(below == [true])
    #expect(flow.test.results == [.cancelled])
    #expect(await flow.problems() == [])
  }

  @Test(arguments: WayOut.allCases)
  func `is dismissed at once if nothing was entered`(way: WayOut) async throws {
    let start = TransferStart.prefilled(source: .gbp, target: .eur, amount: try Amount(minorUnits: 1, currency: .gbp))
    for start in [.new, .fromBalance(.eur), start] as [TransferStart] {
      let flow = try await started("", start)

      way.go(flow.window)

      #expect(flow.test.results == [.cancelled])
      #expect(await flow.problems() == [])
    }
  }

  /// Catches a flow that takes the draft at its start for empty.
  @Test func `asks before discarding restored input, too`() async throws {
    let former = try await started("100")
    let flow = try TransferFlowTest(former.drafts.load(), profile: .ada)
    await flow.start(.draft, flow.window.presenting(.sheet))

    flow.window.pullDown()

    #expect(flow.window.top is TestAlert)
    #expect(flow.test.results == [])
  }
}
