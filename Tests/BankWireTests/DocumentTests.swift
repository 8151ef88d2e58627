import Foundation
import Money
import Testing
import Transfer

@testable import BankWire

/// The document of the bank's calls, and the module that both ends use.
struct DocumentTests {
  // Catches a call, a parameter or a member that only one of both has.
  @Test func `the document has the bank's calls, and no others`() throws {
    let document = try BankDocument()
    let messages = try BytesTests.requests().map(\.0.message)

    let found = try messages.map { try document.operation(of: $0) }

    #expect(found.map(\.problems) == messages.map { _ in [] })
    #expect(Set(found.map(\.name)) == document.names)
  }

  @Test func `each answer has the members of the document, and no others`() throws {
    let document = try BankDocument()
    let transfer = try BankReply.transfer(Data(BytesTests.transfer.utf8))
    let iban = AccountScheme.sepa.members
    let answers: [(any Encodable, String)] = [
      (CurrenciesBody(currencies: ["EUR"]), "Currencies"),
      (RequirementsBody(currency: "EUR", fields: iban), "Requirements"),
      (BalancesBody(balances: [AmountBody(transfer.quote.source)]), "Balances"), (QuoteBody(transfer.quote), "Quote"),
      (RecipientsBody(recipients: [KnownRecipientBody(transfer.recipient)], hasMore: false), "Recipients"),
      (KnownRecipientBody(transfer.recipient), "KnownRecipient"), (TransferBody(transfer), "Transfer"),
      (TransfersBody(transfers: [TransferBody(transfer)], hasMore: true), "Transfers"),
      (EventsBody(events: [EventBody(transfer.latestEvent)]), "Events"),
    ]

    for (body, schema) in answers {
      #expect(try document.problems(of: BankMessage.json(body), in: schema) == [])
    }
    #expect(try document.words("Status") == TransferStatus.allCases.map(\.rawValue))
    #expect(Set(try document.words("AccountField")) == Set(AccountScheme.allCases.flatMap(\.members)))
  }

  @Test(arguments: [
    BankAnswer(.refused(TransferRefusal(.quoteExpired, "No."))),
    BankAnswer(.refused(TransferRefusal(.quoteUsed, "No."))),
    BankAnswer(.refused(TransferRefusal(.insufficientFunds, "No."))),
    BankAnswer(.refused(TransferRefusal(.customerTransactionIDUsed, "No."))),
    BankAnswer(.refused(TransferRefusal(.tooLateToCancel, "No."))),
    BankAnswer(.refused(TransferRefusal(.status(.badRequest), "No."))),
    BankAnswer(.refused(TransferRefusal(.status(.notFound), "No."))),
    BankAnswer(.refused(TransferRefusal(.status(.unprocessable), "No."))),
    BankAnswer(.unknown(.tooManyRequests(retryAfter: .seconds(1)))), BankAnswer(.unknown(.requestTimeout)),
    BankAnswer(.unknown(.serverError(.internalServerError))), BankAnswer(.unknown(.timedOut)), .unauthorized,
    BankAnswer(.noSuchPath), BankAnswer(.noSuchMethod(allowed: ["GET"])), BankAnswer(.malformed),
  ])
  func `each refusal has a status and a code of the document`(answer: BankAnswer) throws {
    let document = try BankDocument()

    #expect(try document.problems(of: answer.body, in: "Problem") == [])
    #expect(document.statuses.contains(answer.status >= 500 ? "5XX" : "\(answer.status)"))
  }
}

/// `App/Server/openapi.json`, as far as this needs it.
private struct BankDocument {
  private let paths: [String: [String: Any]]
  private let schemas: [String: [String: Any]]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "App/Server/openapi.json"))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    paths = try #require(document["paths"] as? [String: [String: Any]])
    let components = try #require(document["components"] as? [String: Any])
    schemas = try #require(components["schemas"] as? [String: [String: Any]])
  }

  private var operations: [(name: String, path: String, operation: [String: Any])] {
    paths.flatMap { path, item in
      item.compactMap { method, value in
        (value as? [String: Any]).map { ("\(method.uppercased()) \(path)", path, $0) }
      }
    }
  }

  var names: Set<String> { Set(operations.map(\.name)) }

  /// The statuses of all answers.
  var statuses: Set<String> {
    Set(operations.flatMap { ($0.operation["responses"] as? [String: Any] ?? [:]).keys })
  }

  /// Returns the operation of a request, and its differences from the document.
  func operation(of message: BankMessage) throws -> (name: String, problems: [String]) {
    let found = try #require(
      operations.first { $0.name.hasPrefix(message.method + " ") && Self.matches($0.path, message.path) },
      "\(message.method) \(message.path)")
    let parameters = found.operation["parameters"] as? [[String: Any]] ?? []
    let known = parameters.filter { $0["in"] as? String == "query" }.compactMap { $0["name"] as? String }
    var problems = message.query.keys.filter { !known.contains($0) }
    let body = found.operation["requestBody"] as? [String: Any]
    let schema = ((body?["content"] as? [String: Any])?["application/json"] as? [String: Any])?["schema"]
    if let data = message.body {
      problems += try self.problems(of: data, in: try #require(schema as? [String: Any]))
    } else if schema != nil {
      problems.append("has no body")
    }
    return (found.name, problems)
  }

  private static func matches(_ template: String, _ path: [String]) -> Bool {
    let segments = template.split(separator: "/")
    return segments.count == path.count
      && zip(segments, path).allSatisfy { segment, word in segment.hasPrefix("{") || segment == word }
  }

  /// Returns the words of an enumeration.
  func words(_ schema: String) throws -> [String] { try #require(schemas[schema]?["enum"] as? [String]) }

  func problems(of data: Data, in schema: String) throws -> [String] {
    try problems(of: data, in: ["$ref": "#/components/schemas/\(schema)"])
  }

  private func problems(of data: Data, in schema: [String: Any]) throws -> [String] {
    find(try JSONSerialization.jsonObject(with: data), schema, at: "")
  }

  /// Returns the members that are missing, unknown or of another form.
  private func find(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      guard let target = schemas[reference.split(separator: "/").last.map(String.init) ?? ""] else {
        return [reference]
      }
      return find(value, target, at: place)
    }
    switch value {
    case let object as [String: Any]:
      let known = schema["properties"] as? [String: [String: Any]] ?? [:]
      let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      return missing.map { "\(place).\($0) is missing" }
        + object.flatMap { name, member in
          known[name].map { find(member, $0, at: "\(place).\(name)") } ?? ["\(place).\(name) is unknown"]
        }
    case let list as [Any]:
      let items = schema["items"] as? [String: Any] ?? [:]
      return list.flatMap { find($0, items, at: place) }
    case let text as String:
      guard schema["type"] as? String == "string" else { return ["\(place) is no text"] }
      if let words = schema["enum"] as? [String], !words.contains(text) { return ["\(place) is “\(text)”"] }
      let pattern = schema["pattern"] as? String ?? ""
      return text.range(of: pattern, options: .regularExpression) == nil && !pattern.isEmpty
        ? ["\(place): “\(text)”"] : []
    default: return []
    }
  }
}
