import FlowKit
import FlowScreens

/// The aim of savings.
struct SavingsGoal: Equatable, Sendable {
  /// Pounds, 1 or more.
  let amount: Int
  /// The date as ISO 8601 has it.
  let due: String
  let pin: String
  let hasReminders: Bool
}

// MARK: - The form

/// The fields of the goal.
enum GoalField: String, FormField {
  case amount, due, pin, reminders

  var label: LocalizedText {
    switch self {
    case .amount: "Amount"
    case .due: "Due"
    case .pin: "PIN"
    case .reminders: "Reminders"
    }
  }

  var kind: FormFieldKind {
    switch self {
    case .amount: .text(.amount)
    case .due: .date()
    case .pin: .text(.secret)
    case .reminders: .toggle
    }
  }
}

/// Validates the goal.
struct GoalInteractor: FormInteractor {
  func answer(from draft: FormDraft<GoalField>) throws(FormError<GoalField>) -> SavingsGoal {
    var reader = FormReader(draft)
    let amount = reader.read(.amount) { text throws(GoalError) in
      guard let amount = Int(text), amount > 0 else { throw .noAmount }
      return amount
    }
    let due = reader.read(.due) { text throws(GoalError) in
      guard !text.isEmpty else { throw .noDate }
      return text
    }
    guard let amount, let due else { throw reader.refusal }
    return SavingsGoal(amount: amount, due: due, pin: draft[.pin], hasReminders: draft.isOn(.reminders))
  }
}

enum GoalError: ReadableError {
  case noAmount
  case noDate

  var sentence: LocalizedText {
    switch self {
    case .noAmount: "Enter whole pounds."
    case .noDate: "Choose a date."
    }
  }
}

// MARK: - The list

/// The content of the list.
struct SavingsContent: Equatable, Sendable {
  var search = ""
  /// The numbers of the deposits of one pound each, newest first.
  var deposits: ArraySlice<Int> = []
  var hasMore = false
  var goal: SavingsGoal?
  var refreshCount = 0

  /// The saved part of the goal, from 0 to 1.
  var saved: Double? { goal.map { Double(SavingsPresenter.all.count) / Double($0.amount) } }
}

/// Handles the person's actions on the list.
@MainActor
final class SavingsPresenter {
  nonisolated static let all = Array((1...10_000).reversed())

  weak var view: (any ScreenView<SavingsContent>)? {
    didSet { display() }
  }

  private weak let flow: SavingsFlow?
  private var content = SavingsContent()
  private var count = 100

  init(flow: SavingsFlow) {
    self.flow = flow
  }

  func refresh() {
    content.refreshCount += 1
    display()
  }

  func didSearch(for text: String) {
    (content.search, count) = (text, 100)
    display()
  }

  func didReachEnd() {
    count *= 2
    display()
  }

  func didTapGoal() { flow?.didAskForGoal() }

  func didTapTerms() { flow?.didAskForTerms() }

  func show(_ goal: SavingsGoal) {
    content.goal = goal
    display()
  }

  private func display() {
    let found = content.search.isEmpty ? Self.all : Self.all.filter { "\($0)".contains(content.search) }
    (content.deposits, content.hasMore) = (found.prefix(count), found.count > count)
    view?.display(content)
  }
}

// MARK: - The terms

/// The content of the terms.
struct TermsContent: Equatable, Sendable {
  var isRead = false
}

/// Handles the person's actions on the terms.
@MainActor
final class TermsPresenter {
  weak var view: (any ScreenView<TermsContent>)? {
    didSet { view?.display(content) }
  }

  private weak let flow: SavingsFlow?
  private var content = TermsContent() {
    didSet { view?.display(content) }
  }

  init(flow: SavingsFlow) {
    self.flow = flow
  }

  func didTurnRead(on isRead: Bool) { content.isRead = isRead }

  func didTapAgree() { flow?.didAgree() }
}

// MARK: - The flow

/// Shows savings, a form for their goal, and their terms.
@MainActor
final class SavingsFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  private let pages: SavingsPages
  private weak var savings: SavingsPresenter?
  private weak var list: (any ViewController)?

  init(_ presentation: FlowPresentation, pages: SavingsPages) {
    context = FlowContext(presentation)
    self.pages = pages
  }

  func didStart() {
    let presenter = SavingsPresenter(flow: self)
    let screen = pages.makeSavings(presenter)
    presenter.view = screen
    (savings, list) = (presenter, screen)
    context.show(screen)
  }

  func didAskForGoal() {
    let presenter = FormPresenter(
      [:], interactor: GoalInteractor(), onEdit: { _ in },
      onAnswer: { [weak self] goal in
        self?.savings?.show(goal)
        self?.goBackToList()
      })
    let screen = pages.form("Goal", button: "Save", presenter: presenter)
    context.show(screen)
  }

  func didAskForTerms() {
    let presenter = TermsPresenter(flow: self)
    let screen = pages.makeTerms(presenter)
    presenter.view = screen
    context.show(screen)
  }

  func didAgree() { goBackToList() }

  private func goBackToList() {
    if let list { context.goBack(to: list) }
  }
}
