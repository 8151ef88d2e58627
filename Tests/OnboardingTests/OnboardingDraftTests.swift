import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Onboarding
import Profile
import Testing

/// A killed app resumes at its former step.
@MainActor
@Suite(.bothWays)
struct OnboardingDraftTests {
  @Test func `saves the draft at every edit`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()

    try flow.top(EmailTestScreen.self).presenter.didEdit(.email, to: "a")
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == OnboardingDraft(userID: .number(1), email: [.email: "a"]))
  }

  @Test func `saves every step when the person goes back and forth`() async throws {
    let flow = OnboardingFlowTest()
    var steps: [OnboardingDraft.Step?] = []
    func note() async {
      await flow.test.flows.idle()
      steps.append(flow.drafts.load()?.step)
    }

    flow.start()
    try await flow.enterEmail()
    await note()
    try await flow.enterCountry()
    await note()
    try flow.choose(.business)
    await note()
    flow.subflows.business?.finish(.completed(try .acme))
    await note()
    for _ in 1...4 {
      flow.window.goBack()
      await note()
    }

    let there: [OnboardingDraft.Step] = [.country, .accountType, .business, .done]
    #expect(steps == there + [.business, .accountType, .country, .email])
  }

  @Test(
    arguments: [
      (.accountType, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen"]),
      (.profile, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen", "profile's screen"]),
      (.business, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen", "business's screen"]),
      (.done, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen", "DoneTestScreen"]),
      // With a stored user, resumes at least at the account type.
      (.email, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen"]),
      (.country, ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen"]),
    ] as [(OnboardingDraft.Step, [String])])
  func `resumes at the last step, with the stored user`(step: OnboardingDraft.Step, shown: [String]) async throws {
    let activeProfile: ActiveProfile? = step == .done ? try .acme : nil
    let flow = OnboardingFlowTest(try .ada(at: step, activeProfile: activeProfile))

    flow.start(flow.window.presenting(.sheet))
    await flow.test.flows.idle()

    #expect(flow.shown == shown)
    #expect(flow.window.transitions.count == 1)
    #expect(flow.drafts.load() == (try .ada(at: max(step, .accountType), activeProfile: activeProfile)))
    // Catches a flow that saves each step on its way, and one that saves none.
    #expect(Set(flow.drafts.saved.map(\.step)) == [max(step, .accountType)])
    #expect(flow.test.startCount == 1)
    #expect(flow.ids.count == 0)
    #expect(flow.users.messages == [])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  /// Catches a flow that asks for the business once more, from an empty form, and so makes a second one.
  @Test func `continues at the end, when the person went back from it to a stored business`() async throws {
    let flow = OnboardingFlowTest(try .ada(at: .business, activeProfile: .acme))

    flow.start(flow.window.presenting(.sheet))
    await flow.test.flows.idle()

    #expect(flow.shown == ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen", "DoneTestScreen"])
    #expect(flow.drafts.load() == (try .ada(at: .done, activeProfile: .acme)))
  }

  @Test func `clears the chosen profile when the person chooses again`() async throws {
    let flow = OnboardingFlowTest(try .ada(at: .accountType, activeProfile: .acme))
    flow.start(flow.window.presenting(.sheet))
    await flow.test.flows.idle()

    try flow.choose(.business)
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == (try .ada(at: .business)))
  }

  @Test(arguments: [("", 1), ("ada", 1), ("ada@example.com", 2)])
  func `restores only as far as the draft is valid`(email: String, count: Int) async throws {
    let flow = OnboardingFlowTest(OnboardingDraft(step: .business, userID: .number(1), email: [.email: email]))

    flow.start()

    #expect(flow.shown.count == count)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `an end without a profile leads to the account type`() throws {
    let flow = OnboardingFlowTest(try .ada(at: .done))

    flow.start()

    #expect(try flow.top(AccountTypeTestScreen.self).content != nil)
  }

  @Test func `a killed app is restored in the sub-flow, and going back leads to the account type`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)

    await flow.killAndStart()
    let inSubflow = flow.window.top === flow.subflows.business?.screen
    flow.window.goBack()

    #expect(inSubflow)
    #expect(try flow.top(AccountTypeTestScreen.self).content != nil)
    #expect(flow.users.users.count == 1)
  }

  @Test func `a killed app is restored at the end, and going back leads to the account type`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))

    await flow.killAndStart()
    let name = try flow.top(DoneTestScreen.self).content?.profileName
    flow.window.goBack()
    await flow.test.flows.idle()

    #expect(name == "Acme")
    #expect(flow.drafts.load()?.step == .accountType)
    #expect(try flow.top(AccountTypeTestScreen.self).content != nil)
  }

  @Test func `leaves no draft when it completes`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))

    try await flow.tapFinish()

    #expect(flow.drafts.load() == nil)
  }

  @Test func `encodes a text for each field, without unknown fields`() throws {
    let draft = OnboardingDraft(step: .country, userID: .number(1), email: [.email: "a"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let json = try encoder.encode(draft)
    let whole = try OnboardingDraft.ada(at: .done, activeProfile: .ada)

    let id = "00000000-0000-0000-0000-000000000001"
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"country":{},"email":{"email":"a"},"step":"country","userID":"\#(id)"}"#)
    #expect(try JSONDecoder().decode(OnboardingDraft.self, from: encoder.encode(whole)) == whole)
  }
}
