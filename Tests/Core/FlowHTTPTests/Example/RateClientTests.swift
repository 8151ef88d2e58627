import FlowHTTP
import Foundation
import Testing

struct RateClientTests {
  @Test func `reads the rates of a currency, and ignores unknown members`() async throws {
    let body = Data(#"{"rates":{"EUR":"1.1993"},"newer":true}"#.utf8)
    let answer = HTTPAnswer(status: 200, fields: ["Content-Type": "application/json"], body: body)

    #expect(try await service(.success(answer)).rates(of: "GBP") == ["EUR": "1.1993"])
  }

  @Test func `a currency that the service does not know is not a device that is offline`() async {
    await #expect(throws: RateServiceError.unknownCurrency) {
      try await service(.success(HTTPAnswer(status: 404))).rates(of: "XXX")
    }
    await #expect(throws: RateServiceError.unavailable(.notDone(.offline))) {
      try await service(.failure(.offline)).rates(of: "GBP")
    }
  }

  private func service(_ result: Result<HTTPAnswer, HTTPTransportError>) -> any RateService {
    RateClient(client: HTTPClient(.bank, over: FixedTransport(result: result)))
  }
}

/// A transport without a network.
private struct FixedTransport: HTTPTransport {
  let result: Result<HTTPAnswer, HTTPTransportError>

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer { try result.get() }
}
