import FlowKit
import FlowTesting
import Forms
import Money
import Profile
import Testing

@testable import Onboarding

@MainActor
struct CountryPresenterTests {
  private let router = CountryRouterSpy()
  private let users = UserStoreSpy()
  private let work = FlowWork()

  private func makeScreen(_ draft: FormDraft<CountryField> = [:]) throws -> CountryTestScreen {
    let interactor = CountryInteractor(userID: try User.ada.id, email: try .ada, users: users)
    let presenter = CountryPresenter(draft, interactor: interactor, scope: work.scope, router: router)
    let screen = CountryTestScreen(presenter)
    presenter.view = screen
    return screen
  }

  @Test func `offers every country by name and blames nobody`() throws {
    let screen = try makeScreen()

    let labels = try #require(screen.field?.options.map(\.label))

    #expect(labels.count == Country.all.count)
    #expect(labels == labels.sorted())
    #expect(screen.field?.error == nil)
  }

  @Test(arguments: [("", CountryChoiceError.missing), ("XX", .unknown), ("gb", .unknown)])
  func `says what is wrong when the person wants to go on, and makes nobody`(
    chosen: String, reason: CountryChoiceError
  ) async throws {
    let screen = try makeScreen([.country: chosen])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.field?.error == reason.sentence)
    #expect(users.messages == [])
    #expect(router.messages == [])
  }

  @Test func `tells the choice, makes the user, and then tells the user`() async throws {
    let screen = try makeScreen()

    screen.presenter.didEdit(.country, to: "GB")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(users.messages == [.save(try .ada)])
    #expect(router.messages == [.edited([.country: "GB"]), .saved(try .ada)])
  }

  @Test func `is busy while the user is made: taps and edits change nothing`() async throws {
    let answer = TestAnswer<Void>()
    users.answer = answer
    let screen = try makeScreen([.country: "GB"])

    screen.presenter.didTapContinue()
    let busy = screen.content
    await nextTurn()
    screen.presenter.didTapContinue()
    screen.presenter.didEdit(.country, to: "FR")
    answer.give(())
    await work.idle()

    #expect(busy?.isBusy == true)
    #expect(screen.content?.isBusy == false)
    #expect(screen.field?.value == "GB")
    #expect(users.messages == [.save(try .ada)])
    #expect(router.messages == [.saved(try .ada)])
  }

  @Test func `says so when somebody has taken the address meanwhile, until the next attempt`() async throws {
    try await users.save(.somebody)
    let screen = try makeScreen([.country: "GB"])

    screen.presenter.didTapContinue()
    await work.idle()
    let failed = screen.content
    screen.presenter.didTapContinue()

    #expect(failed?.problem == UserStoreError.alreadyKnown(try .ada).sentence)
    #expect(failed?.isBusy == false)
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [])
    await work.idle()
  }
}

@MainActor
private final class CountryRouterSpy: CountryRouter {
  enum Message: Equatable {
    case edited(FormDraft<CountryField>)
    case saved(User)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<CountryField>) { messages.append(.edited(draft)) }
  func didSave(_ user: User) { messages.append(.saved(user)) }
}
