import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

/// A Profile flow in a window, with its dependencies.
@MainActor
struct ProfileFlowTest {
  let test = FlowTest(ProfileFlowResult.self)
  let store = ProfileStoreSpy()
  let drafts: InMemoryDraftStore<ProfileDraft>
  let dependencies: ProfileDependencies

  var window: TestWindow { test.window }

  init(_ draft: ProfileDraft? = nil) throws {
    drafts = InMemoryDraftStore<ProfileDraft>(draft)
    let today = try CivilDate.today
    dependencies = ProfileDependencies(
      screens: TestProfileScreens(), store: store, drafts: drafts, today: { today })
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(ProfileFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The screen for the details, if it is on top.
  var personalDetails: PersonalDetailsTestScreen {
    get throws { try #require(window.top as? PersonalDetailsTestScreen) }
  }

  /// The screen for the address, if it is on top.
  var address: AddressTestScreen {
    get throws { try #require(window.top as? AddressTestScreen) }
  }

  func enterDetails() throws {
    try personalDetails.fill(.ada)
    try personalDetails.presenter.didTapContinue()
  }

  func enterAddress() async throws {
    try address.fill(.london)
    try address.presenter.didTapContinue()
    await test.flows.idle()
  }
}
