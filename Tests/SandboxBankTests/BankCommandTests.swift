import FlowAppTesting
import FlowFaults
import FlowKit
import SandboxBank
import Testing
import Transfer

struct BankCommandTests {
  @Test(arguments: [
    ("bank is down", FaultCommand<BankCall>.disconnect), ("bank is up", .reconnect),
    ("bank next transfer loses its reply", .next(1, .transfer, .fails(.unknown(.connectionLost), .afterWork))),
    ("  bank next\tquote times out before the work ", .next(1, .quote, .fails(.unknown(.timedOut), .beforeWork))),
    (
      "bank next 3 transfers answer 503",
      .next(3, .transfer, .fails(.unknown(.serverError(.serviceUnavailable)), .beforeWork))
    ),
    ("bank next 1000 calls lose their request", .next(1000, nil, .fails(.unknown(.connectionLost), .beforeWork))),
    (
      "bank next transfer refuses 422 \"The  recipient moved.\"",
      .next(
        1, .transfer,
        .fails(.refused(TransferRefusal(.status(.unprocessable), "The  recipient moved.")), .beforeWork))
    ),
    ("bank next status is overtaken", .next(1, .status, .isOvertaken)),
    ("bank next 2 statuses are unreadable", .next(2, .status, .fails(.unknown(.unreadableReply), .afterWork))),
    ("bank next recipient-list takes 5 seconds", .next(1, .recipientList, .takes(.seconds(5)))),
    ("bank next quote is held", .next(1, .quote, .isHeld)), ("bank gives its replies", .deliverReplies),
    ("bank next balance holds the refusal of its token", .next(1, .balance, .holdsRefusal)),
    ("bank next transfer bounces", .next(1, .transfer, .varies("bounces"))),
    ("bank next 2 transfers bounce", .next(2, .transfer, .varies("bounces"))),
  ])
  func `parses every command`(line: String, command: FaultCommand<BankCall>) throws {
    #expect(try FaultCommand<BankCall>(parsing: line) == command)
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
    let error = #expect(throws: FaultPhraseError.self) { try FaultCommand<BankCall>(parsing: line) }

    #expect(error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func `offers journeys its own phrases and those of every service`() {
    let phrases = FaultCommand<BankCall>.phrases

    #expect(phrases.count == 75)
    #expect(Set(phrases).count == 75)
    #expect(phrases.contains("bank next … … answer …"))
    #expect(phrases.contains("bank next … loses its reply"))
  }
}
