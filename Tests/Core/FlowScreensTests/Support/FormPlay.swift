import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// Random acts on a form whose service answers late, and on a model that is written from sentence 14 alone.
@MainActor
final class FormPlay: ScreenView {
  /// The state of the call when the person gives up.
  enum CallState: CaseIterable {
    case unbegun, underWay, answered, none
  }

  private enum Act: CaseIterable {
    case edit, send, giveUp, accept, refuse, turn, show, settle, leaveAndReturn
  }

  let model = FormModel()
  /// The record: calls, results, and the form after each act.
  private(set) var log: [String] = []
  private let test: FlowTest<FlowOutcome<Int>>
  private let flow: StubFlow<FlowOutcome<Int>>
  private let service = LateService()
  private let presenter: SavingFormPresenter<LateInteractor>
  private var content: FormContent<WishField>?
  private var editCount = 0

  init(pace: TestWindow.Pace) {
    test = FlowTest()
    test.window.pace = pace
    flow = StubFlow("form", test.window.pushing)
    test.start(flow)
    test.window.settle()
    presenter = SavingFormPresenter(
      [.wish: "Snow"], interactor: LateInteractor(service: service), scope: flow.context.scope,
      onEdit: { _ in }, onSave: { [service] in service.report("saved \($0)") })
    service.report = { [unowned self] in log.append($0) }
    presenter.view = self
  }

  func display(_ content: FormContent<WishField>) { self.content = content }

  /// - Returns: The acts.
  func run(seed: UInt64) async -> String {
    var random = SplitMix64(seed: seed)
    var acts: [Act] = []
    for _ in 0..<24 {
      let act = Act.allCases.randomElement(using: &random) ?? .turn
      acts.append(act)
      await perform(act)
      log.append(description)
      model.didAct()
    }
    for act in [Act.settle, .turn] { await perform(act) }
    while !service.open.isEmpty { for act in [Act.accept, .turn] { await perform(act) } }
    await test.flows.idle()
    return acts.map { "\($0)" }.joined(separator: ", ")
  }

  private func perform(_ act: Act) async {
    switch act {
    case .edit:
      editCount += 1
      presenter.didEdit(.wish, to: "Wish \(editCount)")
      model.edit("Wish \(editCount)")
    case .send:
      presenter.didTapContinue()
      model.send()
    case .giveUp:
      presenter.didTapCancel()
      model.giveUp()
    case .accept, .refuse:
      let failure = act == .refuse ? FormError<WishField>(sentences: [.wish: "No."]) : nil
      service.answer(failure)
      model.answer(isRefused: act == .refuse)
    case .turn:
      await letTasksRun()
      model.turn()
    case .show: flow.context.show(TestScreen("above"))
    case .settle: test.window.settle()
    case .leaveAndReturn:
      test.window.settle()
      flow.finish(.completed(1))
      model.leave()
      test.flows.start(StubFlow<FlowOutcome<Int>>("next", test.window.pushing)) { _, _ in }
      test.window.settle()
      test.window.goBack()
      test.window.settle()
    }
  }

  /// Lets the main actor run its jobs; on a busy machine, an answer may come some turns after it was given.
  private func letTasksRun() async {
    await nextTurns { service.answersOnTheWay == 0 }
    for _ in 0..<12 { await nextTurn() }
  }

  private var description: String {
    let field = content?.fields.first
    return "\(field?.value ?? "") \(field?.error?.developerForm ?? "–") \(content?.problem?.developerForm ?? "–")"
      + " \(content?.isBusy == true ? "busy" : "at rest")"
  }
}

/// A service that answers when the play says so.
@MainActor
final class LateService {
  /// Receives the calls and the results.
  var report: @MainActor (String) -> Void = { _ in }
  private(set) var open: [TestAnswer<FormError<WishField>?>] = []
  /// The number of answers that were given, and have not come yet.
  private(set) var answersOnTheWay = 0

  func save(_ wish: String) async throws(FormError<WishField>) -> String {
    report("called \(wish)")
    let answer = TestAnswer<FormError<WishField>?>()
    open.append(answer)
    let failure = await answer.value()
    answersOnTheWay -= 1
    if let failure { throw failure }
    return wish
  }

  /// Answers the oldest call.
  func answer(_ failure: FormError<WishField>?) {
    guard !open.isEmpty else { return }
    open.removeFirst().give(failure)
    answersOnTheWay += 1
  }
}

struct LateInteractor: SavingFormInteractor {
  let service: LateService
  var givingUp: GivingUp? { .leavesUnknown("Unknown.") }

  func answer(from draft: FormDraft<WishField>) throws(FormError<WishField>) -> String { draft[.wish] }

  func save(_ wish: String) async throws(FormError<WishField>) -> String { try await service.save(wish) }
}

/// The model of a form, by sentence 14.
@MainActor
final class FormModel {
  private struct Call {
    let wish: String
    var isBegun = false
    var isRefused: Bool?
    /// Whether it was given up before it began.
    var isDropped = false
  }

  private(set) var log: [String] = []
  private(set) var statesGivenUp: Set<FormPlay.CallState> = []
  private var calls: [Call] = []
  /// The position of the call that the form waits for.
  private var awaited: Int?
  private var wish = "Snow"
  private var error: String?
  private var problem: String?

  func edit(_ text: String) {
    guard awaited == nil else { return }
    (wish, error) = (text, nil)
  }

  func send() {
    guard awaited == nil else { return }
    problem = nil
    calls.append(Call(wish: wish))
    awaited = calls.count - 1
  }

  func giveUp() {
    guard let position = awaited else { return statesGivenUp.formUnion([.none]) }
    let call = calls[position]
    statesGivenUp.insert(!call.isBegun ? .unbegun : call.isRefused == nil ? .underWay : .answered)
    if !call.isBegun { calls[position].isDropped = true }
    awaited = nil
    problem = "Unknown."
  }

  /// Answers the oldest open call.
  func answer(isRefused: Bool) {
    if let position = calls.firstIndex(where: { $0.isBegun && $0.isRefused == nil }) {
      calls[position].isRefused = isRefused
    }
  }

  func turn() {
    for position in calls.indices where !calls[position].isBegun && !calls[position].isDropped {
      calls[position].isBegun = true
      log.append("called \(calls[position].wish)")
    }
    guard let position = awaited, let isRefused = calls[position].isRefused else { return }
    awaited = nil
    error = isRefused ? "No." : nil
    if !isRefused { log.append("saved \(calls[position].wish)") }
  }

  /// The visit ends, and the next one begins.
  func leave() {
    if awaited != nil { problem = "Unknown." }
    awaited = nil
  }

  func didAct() {
    log.append("\(wish) \(error ?? "–") \(problem ?? "–") \(awaited == nil ? "at rest" : "busy")")
  }
}
