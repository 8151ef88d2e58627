import FlyingFox
import FlyingSocks
import Foundation
import StudioSession

/// The page and its requests.
struct StudioServer: HTTPHandler {
  private let gate: StudioGate
  private let sessions: SessionList
  private let tests: TestFolder?

  init(_ gate: StudioGate, _ sessions: SessionList, tests: TestFolder? = nil) {
    self.gate = gate
    self.sessions = sessions
    self.tests = tests
  }

  /// - Returns: The server, and the address of a new session.
  static func make(_ arguments: StudioArguments, token: StudioToken) async throws -> (HTTPServer, String) {
    let sessions = SessionList(arguments.app, journey: arguments.journey)
    let handler = StudioServer(StudioGate(token, port: arguments.port), sessions, tests: arguments.tests)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: arguments.port), timeout: 3_600,
      pool: PromptPool(base: HTTPServer.defaultPool()), logger: .disabled, handler: handler)
    return (server, "http://127.0.0.1:\(arguments.port)/s/1")
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = await answer(request)
    for (header, value) in StudioGate.headers { response.headers[header] = value }
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    if let refusal = gate.refusal(of: request) { return HTTPResponse(statusCode: refusal) }
    let path = request.path.split(separator: "/").map(String.init)
    guard path.first == "api" else { return PageFile(path).map(\.response) ?? HTTPResponse(statusCode: .notFound) }
    guard path.count == 3 else { return HTTPResponse(statusCode: .notFound) }
    return await answer(request, path[2], of: path[1])
  }

  private func answer(_ request: HTTPRequest, _ command: String, of name: String) async -> HTTPResponse {
    let session = await sessions.session(name)
    switch (request.method, command) {
    case (.GET, "events"):
      let lines = EventLines(lines: await session.events()) { Task { await sessions.didLeave(name) } }
      return HTTPResponse(
        statusCode: .ok, headers: [.contentType: "application/x-ndjson"], body: HTTPBodySequence(from: lines))
    case (.POST, "act"): return await reply(to: request) { await session.act($0) }
    case (.POST, "line"): return await reply(to: request) { await session.perform(line: $0) }
    case (.POST, "move"): return await reply(to: request) { await session.move(to: $0) }
    case (.POST, "load"): return await reply(to: request) { await session.load($0) }
    case (.POST, "restore"): return .json(await session.restoreReplaced())
    case (.POST, "report"):
      return await reply(to: request) { (report: Report) in await session.report(report.note, missing: report.missing) }
    case (.POST, "test"): return await reply(to: request) { await makeTest(of: $0, in: session) }
    case (.POST, "end"):
      await sessions.end(name)
      return .json(Answer())
    default: return HTTPResponse(statusCode: .notFound)
    }
  }

  private func makeTest(of report: Report, in session: StudioSession) async -> Answer {
    guard let tests else {
      return Answer(code: "no-folder", reason: "Start the studio with --tests, and the folder of the app's journeys.")
    }
    var answer = await session.report(report.note, missing: report.missing)
    guard let journey = answer.text else { return answer }
    do {
      answer.text = try tests.add(journey, about: report.note)
    } catch {
      return Answer(code: "not-written", reason: "The test cannot be written: \(error.localizedDescription)")
    }
    return answer
  }

  private func reply<Body: Decodable & Sendable>(
    to request: HTTPRequest, _ work: (Body) async -> Answer
  ) async -> HTTPResponse {
    guard let data = try? await request.bodyData, let body = try? JSONDecoder().decode(Body.self, from: data) else {
      return HTTPResponse(statusCode: .badRequest)
    }
    return .json(await work(body))
  }
}

/// The person's report of a mistake.
private struct Report: Decodable {
  let note: String
  let missing: String
}

/// A file of the page.
private struct PageFile {
  let type: String
  let bytes: [UInt8]

  init?(_ path: [String]) {
    switch path {
    case let path where path.first == "s" && path.count == 2:
      (type, bytes) = ("text/html; charset=utf-8", PageResources.html)
    case ["studio.css"]: (type, bytes) = ("text/css; charset=utf-8", PageResources.css)
    case ["studio.js"]: (type, bytes) = ("text/javascript; charset=utf-8", PageResources.studio)
    case ["screen.js"]: (type, bytes) = ("text/javascript; charset=utf-8", PageResources.screen)
    default: return nil
    }
  }

  var response: HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: Data(bytes))
  }
}

extension HTTPResponse {
  fileprivate static func json(_ answer: Answer) -> HTTPResponse {
    guard let data = try? JSONEncoder().encode(answer) else { return HTTPResponse(statusCode: .internalServerError) }
    return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: data)
  }
}
