import FlowKit
import FlowTesting
import Forms
import Profile
import TestSupport
import Testing

@testable import Feedback

/// Begins when the Profile flow has completed: only here, since another feature's result cannot be made up.
@MainActor
@Suite(.bothWays)
struct ProfileFirstTests {
  @Test func `begins when the Profile flow has completed, which stays below`() async throws {
    let flow = FeedbackFlowTest()
    flow.needsProfile = true
    flow.start()
    let before = flow.steps

    flow.needsProfile = false
    try #require(flow.profile).finish(.completed(.ada))
    let after = flow.steps
    try await flow.answerAll()

    #expect(before == [nil])
    #expect(after == [nil, FeedbackStep.allCases[0]])
    #expect(flow.test.results == [.completed(try .complete)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `is begun anew when the person goes back, and answers the Profile flow again`() async throws {
    let flow = FeedbackFlowTest()
    flow.needsProfile = true
    flow.start()
    flow.needsProfile = false
    try #require(flow.profile).finish(.completed(.ada))

    flow.window.goBack()
    let back = flow.steps
    try #require(flow.profile).finish(.completed(.ada))

    #expect(back == [nil])
    #expect(flow.steps == [nil, FeedbackStep.allCases[0]])
    #expect(flow.test.results == [])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `what was asked for in the middle of a swipe back to the Profile flow does not come`() async throws {
    let flow = FeedbackFlowTest(.answered(upTo: FeedbackStep.allCases[0]))
    flow.needsProfile = true
    flow.start()
    flow.needsProfile = false
    try #require(flow.profile).finish(.completed(.ada))
    let screen = try flow.top
    flow.window.holdsTransitions = true
    flow.window.beginSwipeBack()

    screen.tapContinue()
    await flow.answersAreStored()
    flow.window.endSwipeBack(lettingGoEarly: false)
    flow.window.settle()
    await flow.test.flows.idle()

    #expect(flow.steps == [nil])
    #expect(flow.test.results == [])
  }
}

extension PersonalProfile {
  fileprivate static var ada: PersonalProfile {
    get throws {
      let details = try PersonalDetails(
        [
          .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+442079460958",
          .email: "ada@example.com",
        ], today: CivilDate(year: 2026, month: 10, day: 30))
      let address = try PostalAddress([
        .country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH",
      ])
      return PersonalProfile(details: details, address: address)
    }
  }
}
