import Business
import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

/// A Business flow in a window, with its dependencies.
@MainActor
final class BusinessFlowTest {
  let test = FlowTest(BusinessFlowResult.self)
  let store = BusinessStoreSpy()
  let drafts: InMemoryDraftStore<BusinessDraft>
  /// The latest Profile flow.
  private(set) weak var profile: StubFlow<ProfileFlowResult>?
  var needsProfile: Bool
  private var idCount: UInt8 = 0

  var window: TestWindow { test.window }

  init(_ draft: BusinessDraft? = nil, needsProfile: Bool = false) {
    drafts = InMemoryDraftStore<BusinessDraft>(draft)
    self.needsProfile = needsProfile
  }

  var dependencies: BusinessDependencies {
    BusinessDependencies(
      screens: TestBusinessScreens(), store: store, drafts: drafts,
      makeID: { [unowned self] in
        idCount &+= 1
        return .number(idCount)
      },
      needsProfile: { [unowned self] in needsProfile },
      makeProfileFlow: { [unowned self] presentation in
        let flow = StubFlow<ProfileFlowResult>("profile", presentation)
        profile = flow
        return flow
      })
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(BusinessFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// The person answers the Profile flow, which stores the profile.
  func enterProfile() throws {
    needsProfile = false
    try #require(profile).finish(.completed(.ada))
  }
}

// MARK: - Screens

extension BusinessFlowTest {
  /// The screen on top, which must be of this kind.
  func top<Screen>(_ kind: Screen.Type = Screen.self) throws -> Screen {
    try #require(window.top as? Screen)
  }

  /// The steps of the visible screens, bottom first; nil for a screen that is not of the flow.
  var steps: [BusinessDraft.Step?] { window.viewControllers.map(BusinessDraft.Step.init(shownBy:)) }
}

extension BusinessDraft.Step {
  init?(shownBy viewController: any ViewController) {
    switch viewController {
    case is CompanyTestScreen: self = .company
    case is CompanyAddressTestScreen: self = .address
    case is RoleAndWebTestScreen: self = .roleAndWeb
    case is BusinessReviewTestScreen: self = .review
    default: return nil
    }
  }
}

// MARK: - Actions

extension BusinessFlowTest {
  func enterCompany(_ draft: FormDraft<CompanyField> = .acme) throws {
    let screen = try top(CompanyTestScreen.self)
    screen.fill(draft)
    screen.presenter.didTapContinue()
  }

  func enterAddress(_ draft: FormDraft<AddressField> = .london) throws {
    let screen = try top(CompanyAddressTestScreen.self)
    screen.fill(draft)
    screen.presenter.didTapContinue()
  }

  func enterRoleAndWeb(_ draft: FormDraft<RoleAndWebField> = .director) throws {
    let screen = try top(RoleAndWebTestScreen.self)
    screen.fill(draft)
    screen.presenter.didTapContinue()
  }

  func enterAll() throws {
    try enterCompany()
    try enterAddress()
    try enterRoleAndWeb()
  }

  func save() async throws {
    try top(BusinessReviewTestScreen.self).presenter.didTapSave()
    await test.flows.idle()
  }

  func change(_ part: BusinessPart) throws {
    try top(BusinessReviewTestScreen.self).presenter.didTapChange(part)
  }
}
