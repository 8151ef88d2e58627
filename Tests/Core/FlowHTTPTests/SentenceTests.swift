import FlowLocalization
import Testing

@testable import FlowHTTP

/// The sentences for a person about a call.
struct SentenceTests {
  private static let problems: [HTTPProblem] = [
    .offline, .unreachable, .insecure, .timedOut, .connectionLost, .tooManyRequests(retryAfter: nil),
    .serverFault(HTTPAnswer(status: 500)), .refused(HTTPAnswer(status: 404)), .signedOut, .noToken(nil), .redirected,
    .tooLarge(limit: 1), .unreadable, .cancelled,
  ]

  @Test func `a sentence has the problem, its consequence and the next step`() {
    #expect(
      HTTPError.notDone(.offline).sentence.developerForm
        == "This device is offline. Nothing was changed. Connect it to the internet, and try again.")
    #expect(
      HTTPError.unknown(.timedOut).sentence.developerForm
        == "The service did not answer in time. What you asked for may have been done. Check before you do it again.")
  }

  // Catches "try again" after a request that may have been executed.
  @Test func `a request that may have been executed is never advised to be repeated`() {
    for problem in Self.problems {
      #expect(!HTTPError.unknown(problem).sentence.developerForm.contains("ry again"))
    }
  }

  @Test func `each problem has its own sentence, also in German`() throws {
    let german = try Language("de", catalogs: [.flowHTTP])
    let errors = Self.problems.flatMap { [HTTPError.notDone($0), .unknown($0)] }

    #expect(errors.flatMap { german.missingKeys(of: $0.sentence) } == [])
    #expect(Set(errors.map { german.resolve($0.sentence) }).count == errors.count)
    #expect(
      german.resolve(HTTPError.notDone(.offline).sentence).hasPrefix(
        "Dieses Gerät ist offline. Es wurde nichts geändert."))
  }
}
