import FlowHeadless
import FlowStorage
import SandboxBank
import Transfer

@testable import App
@testable import FlowProgram

/// A statement of the app about the person's money: on a screen, or with the result of a flow.
struct ToldMoney: Equatable {
  enum Outcome: Equatable {
    case sent
    case notSent
    /// The bank's answer is not known yet.
    case unknown
  }

  let outcome: Outcome
  /// The sentence, the button or the result.
  let words: String
  /// The transfer; nil if the statement is about all transfers.
  var id: String?

  /// Returns the statements on a screen: those that its buttons imply, then its sentences.
  static func all(on screen: ScreenSnapshot?) -> [ToldMoney] {
    guard let screen else { return [] }
    var told = screen.name == "Receipt" ? [ToldMoney(outcome: .sent, words: "a receipt")] : []
    for label in screen.actions.filter(\.isEnabled).map(\.label) {
      if let outcome = outcome(ofButton: label) { told.append(ToldMoney(outcome: outcome, words: label)) }
    }
    for sentence in [screen.title] + screen.lines {
      if let outcome = outcome(ofSentence: sentence) { told.append(ToldMoney(outcome: outcome, words: sentence)) }
    }
    return told
  }

  private static func outcome(ofButton label: String) -> Outcome? {
    switch label {
    // A transfer that can be confirmed was not sent.
    case "Confirm and send": .notSent
    case "Check again": .unknown
    default: label.hasPrefix("Open transfer-") ? .sent : nil
    }
  }

  private static func outcome(ofSentence sentence: String) -> Outcome? {
    let denials = ["was not sent", "othing was sent", "sent nothing yet", "was not moved"]
    if sentence == "Not sent" || denials.contains(where: sentence.contains), !sentence.contains("was not sent again") {
      return .notSent
    }
    return sentence.contains("not known yet") ? .unknown : nil
  }
}

/// The facts about the person's money at one moment.
struct MoneyFacts {
  /// The ids of the transfers in the bank's books.
  let sent: Set<String>
  /// The ids of the app's records, and of those whose answer it awaits; nil if it cannot read them.
  let records: (all: Set<String>, open: Set<String>)?

  /// Returns why a statement is false; nil if it is true.
  func falsehood(of told: ToldMoney) -> String? {
    switch told.outcome {
    case .sent:
      contains(told.id, sent) ? nil : "says sent, and the bank does not have it: \(told.words)"
    case .notSent where contains(told.id, sent):
      "says not sent, and the bank has it: \(told.words)"
    case .notSent:
      contains(told.id, records?.open ?? []) ? "says not sent, and is going to send it: \(told.words)" : nil
    case .unknown:
      records.map { contains(told.id, told.id == nil ? $0.open : $0.all.union(sent)) } == false
        ? "says that an answer is not known, and awaits none: \(told.words)" : nil
    }
  }

  private func contains(_ id: String?, _ ids: Set<String>) -> Bool { id.map(ids.contains) ?? !ids.isEmpty }
}

extension MoneyFacts {
  @MainActor
  init(of device: Device) async throws {
    sent = Set(try await (device.world as? SandboxWorld)?.bank.customerTransactionIDs() ?? [])
    records = try? await device.database?.read { transaction in
      var (all, open): (Set<String>, Set<String>) = ([], [])
      for row in try transaction.query("SELECT id, transfer IS NULL AND refusal IS NULL AS is_open FROM intent") {
        let (id, isOpen): (String, Int) = (try row["id"], try row["is_open"])
        all.insert(id)
        if isOpen == 1 { open.insert(id) }
      }
      return (all, open)
    }
  }
}
