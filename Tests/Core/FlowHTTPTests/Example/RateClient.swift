import FlowHTTP
import FlowKit

/// The rates of a currency, as a feature needs them.
protocol RateService: Sendable {
  /// Returns the units of each currency for one of this.
  func rates(of currency: String) async throws(RateServiceError) -> [String: String]
}

/// The reason why there are no rates.
enum RateServiceError: ReadableError {
  /// The service does not know the currency.
  case unknownCurrency
  case unavailable(HTTPError)

  var sentence: LocalizedText {
    switch self {
    case .unknownCurrency: "There are no rates for this currency."
    case .unavailable(let error): error.sentence
    }
  }
}

/// The client of a service with one endpoint: `GET /rates?source=GBP`.
struct RateClient: RateService {
  let client: HTTPClient

  func rates(of currency: String) async throws(RateServiceError) -> [String: String] {
    do throws(HTTPError) {
      return try await client.value(Rates.self, for: HTTPRequest(.get, "rates", query: ["source": currency])).rates
    } catch {
      throw RateServiceError(error)
    }
  }

  /// The body of the answer.
  private struct Rates: Decodable {
    let rates: [String: String]
  }
}

extension RateServiceError {
  fileprivate init(_ error: HTTPError) {
    if case .refused(let answer) = error.problem, answer.status == 404 {
      self = .unknownCurrency
    } else {
      self = .unavailable(error)
    }
  }
}
