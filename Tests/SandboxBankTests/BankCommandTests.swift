import FlowKit
import SandboxBank
import Testing
import Transfer

struct BankCommandTests {
  @Test(arguments: [
    ("bank is down", BankCommand.disconnect), ("bank is up", .reconnect),
    ("bank next transfer loses its reply", .next(1, .transfer, .fails(.connectionLost, .afterWork))),
    ("  bank next\tquote times out before the work ", .next(1, .quote, .fails(.timedOut, .beforeWork))),
    (
      "bank next 3 transfers answer 503",
      .next(3, .transfer, .fails(.serverError(.serviceUnavailable), .beforeWork))
    ),
    ("bank next 1000 calls lose their request", .next(1000, .any, .fails(.connectionLost, .beforeWork))),
    (
      "bank next transfer refuses 422 \"The  recipient moved.\"",
      .next(1, .transfer, .refuses(TransferRefusal(.status(.unprocessable), "The  recipient moved.")))
    ),
    ("bank next status is overtaken", .next(1, .status, .isOvertaken)),
    ("bank next 2 statuses are unreadable", .next(2, .status, .fails(.unreadableReply, .afterWork))),
    ("bank next recipient-list takes 5 seconds", .next(1, .recipientList, .takes(.seconds(5)))),
    ("bank next quote is held", .next(1, .quote, .isHeld)), ("bank gives its replies", .deliverReplies),
    ("bank next transfer bounces", .next(1, .transfer, .bounces)),
    ("bank next 2 transfers bounce", .next(2, .transfer, .bounces)),
  ])
  func `parses every command`(line: String, command: BankCommand) throws {
    #expect(try BankCommand(parsing: line) == command)
  }

  @Test(arguments: [
    (
      "bank next transfr loses its reply",
      "“transfr” is not known here; the nearest known word is “transfer”."
    ),
    ("bank next transfer refuses 409", "“409” is not known here; expected 400, 401, 403, 404, 422."),
    ("bank next 0 quotes answer 503", "“0” is not known here; expected a number up to 1000."),
    ("bank next ٣ quotes answer 503", "“٣” is not known here"),
    ("bank next quote takes 9999999999 seconds", "“9999999999” is not known here; expected a number of seconds."),
    ("bank next 99999999999999999999 quotes answer 503", "is not known here"),
    ("bank is dwon", "“bank is dwon” is not known here"),
  ])
  func `describes the error in a phrase`(line: String, sentence: String) throws {
    let error = #expect(throws: BankCommandError.self) { try BankCommand(parsing: line) }

    #expect(error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func `offers journeys all its phrases`() throws {
    let commands = try BankCommand.phrases.map { try BankCommand(phrase: $0, texts: Self.texts(for: $0)) }

    #expect(commands.count == 34)
    #expect(Set(BankCommand.phrases).count == 34)
    #expect(BankCommand.phrases.contains("bank next … … answer …"))
    #expect(BankCommand.phrases.contains("bank next … loses its reply"))
  }

  /// Returns texts for the placeholders of a phrase.
  private static func texts(for phrase: String) -> [String] {
    let beginnings = ["bank next … transfers": ["2"], "bank next … …": ["2", "quotes"]]
    let beginning = beginnings.first { phrase.hasPrefix($0.key) }?.value ?? ["quote"]
    if phrase.contains("refuse") { return beginning + ["422", "No."] }
    if phrase.contains("arrive") { return beginning + ["30"] }
    if phrase.contains("take") || phrase.contains("retry-after") { return beginning + ["9"] }
    return beginning + ["503"]
  }
}
