import FlowHeadless
import Testing

/// The judge of the fault suites: which texts are statements about money, and which are false.
struct ToldMoneyTests {
  private static let sent = MoneyFacts(sent: ["a"], records: (all: ["a"], open: []))
  private static let pending = MoneyFacts(sent: [], records: (all: ["a"], open: ["a"]))
  private static let nothing = MoneyFacts(sent: [], records: (all: [], open: []))

  @Test(arguments: [
    ("Your money was not moved. Send it again if you still want to.", ToldMoney.Outcome.notSent),
    ("100.00 GBP to Emmy Noether was not sent. Not today.", .notSent),
    ("This device cannot record the transfer right now, so nothing was sent. Try again.", .notSent),
    ("You have sent nothing yet. Send money, and you find it here.", .notSent),
    ("One transfer was sent, and the bank's answer is not known yet. The app is asking again.", .unknown),
    ("It was not sent again as 100.00 GBP → 119.02 EUR to Emmy Noether.", nil),
    ("This transfer was confirmed before. Nothing more was sent.", nil),
    ("Hello, Ada Lovelace.", nil),
  ])
  func `a sentence is read as a statement`(_ sentence: String, _ outcome: ToldMoney.Outcome?) {
    let told = ToldMoney.all(on: Self.screen("Home", [.line(LineState(sentence))]))

    #expect(told.map(\.outcome) == (outcome.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Home", "Open transfer-1", ToldMoney.Outcome.sent), ("Review", "Confirm and send", .notSent),
    ("Review", "Check again", .unknown), ("Receipt", "Done", .sent), ("Amount", "Continue", nil),
  ])
  func `a button is read as a statement`(_ name: String, _ label: String, _ outcome: ToldMoney.Outcome?) {
    let told = ToldMoney.all(on: Self.screen(name, [.action(ActionState(label: label))]))

    #expect(told.map(\.outcome) == (outcome.map { [$0] } ?? []))
  }

  @Test func `compares a statement to the bank's books and the app's records`() {
    func isFalse(_ outcome: ToldMoney.Outcome, of id: String? = nil) -> [Bool] {
      [Self.sent, Self.pending, Self.nothing].map {
        $0.falsehood(of: ToldMoney(outcome: outcome, words: "", id: id)) != nil
      }
    }

    #expect(isFalse(.sent) == [false, true, true])
    #expect(isFalse(.sent, of: "b") == [true, true, true])
    #expect(isFalse(.notSent) == [true, true, false])
    #expect(isFalse(.notSent, of: "b") == [false, false, false])
    #expect(isFalse(.unknown) == [true, false, true])
    #expect(isFalse(.unknown, of: "a") == [false, false, true])
  }

  private static func screen(_ name: String, _ elements: [ScreenSnapshot.Element]) -> ScreenSnapshot {
    ScreenSnapshot(name: name, title: name, elements: elements, exits: [], stack: ScreenStack(entries: []))
  }
}
