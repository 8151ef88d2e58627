import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

/// One screen instead of two, with the same result.
@MainActor
@Suite(.bothWays)
struct ShortProfileFlowTests {
  private func started(_ draft: ProfileDraft? = nil) throws -> (flow: ProfileFlowTest, screen: WholeProfileTestScreen) {
    let flow = try ProfileFlowTest(draft)
    flow.test.start(
      ShortProfileFlow(presentation: flow.window.presenting(.sheet), dependencies: flow.dependencies))
    return (flow, try #require(flow.window.top as? WholeProfileTestScreen))
  }

  @Test func `ends with the stored profile, as the flow of two screens does`() async throws {
    let (flow, screen) = try started()
    fill(screen)

    screen.presenter.didTapSave()
    screen.presenter.didTapSave()
    await flow.test.flows.idle()

    guard case .completed(let profile)? = flow.test.results.first else {
      Issue.record("did not complete")
      return
    }
    #expect(flow.test.results.count == 1)
    #expect(flow.store.messages == [.save(profile)])
    #expect(flow.drafts.load() == nil)
    #expect(flow.test.recorder.misuses == [])
  }

  @Test func `continues with the draft of either flow, and keeps the input`() async throws {
    let (flow, screen) = try started(ProfileDraft(step: .address, personalDetails: .ada))

    screen.presenter.didEdit(AddressField.city, to: "London")
    await flow.test.flows.idle()

    #expect(screen.content?.details.map(\.value).first == "Ada")
    #expect(flow.drafts.load()?.address == [.city: "London"])
  }

  @Test func `shows every problem once the person has tried to save, and saves nothing`() async throws {
    let (flow, screen) = try started()

    screen.presenter.didTapSave()
    await flow.test.flows.idle()

    #expect(screen.content?.details.allSatisfy { $0.error != nil } == true)
    #expect(screen.content?.address.contains { $0.error != nil } == true)
    #expect(flow.store.messages == [])
  }

  // Catches a screen that stays busy when its visit ends before the profile is saved.
  @Test func `can save again in the next visit`() async throws {
    let flow = try ProfileFlowTest()
    let short = ShortProfileFlow(presentation: flow.window.pushing, dependencies: flow.dependencies)
    flow.test.start(short)
    let screen = try #require(flow.window.top as? WholeProfileTestScreen)
    fill(screen)
    screen.presenter.didTapSave()
    let isBusy = screen.content?.isBusy

    short.finish(.completed(try .ada))
    flow.test.flows.start(StubFlow<FlowOutcome<Int>>("next", flow.window.pushing)) { _, _ in }
    flow.window.goBack()
    await flow.test.flows.idle()
    let again = screen.content?.isBusy
    screen.presenter.didTapSave()
    await flow.test.flows.idle()

    #expect(isBusy == true)
    #expect(again == false)
    #expect(flow.test.results == [.completed(try .ada), .completed(try .ada)])
  }

  private func fill(_ screen: WholeProfileTestScreen) {
    for field in PersonalDetailsField.allCases {
      screen.presenter.didEdit(field, to: FormDraft<PersonalDetailsField>.ada[field])
    }
    for field in AddressField.allCases { screen.presenter.didEdit(field, to: FormDraft<AddressField>.london[field]) }
  }

  @Test func `is cancelled when its sheet is pulled down`() async throws {
    let flow = try started().flow

    flow.window.pullDown()

    #expect(flow.test.results == [.cancelled])
    #expect(await flow.test.problems() == [])
  }
}
