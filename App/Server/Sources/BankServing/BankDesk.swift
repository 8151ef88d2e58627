import BankWire
import FlowStorage
public import Foundation
public import SandboxBank
import Transfer

/// Answers requests to the bank: finds whose they are, and which books they are for.
public actor BankDesk {
  /// A request, as far as the bank reads it.
  public struct Request: Sendable {
    let message: BankMessage
    let fields: [String: String]

    /// - Parameters:
    ///   - method: The method.
    ///   - target: The path and the query, as they are on the wire.
    ///   - fields: The fields, by names in lower case.
    ///   - body: The body; empty for none.
    /// - Returns: nil if the target cannot be read, or is not below `/v1`.
    public init?(_ method: String, _ target: String, fields: [String: String] = [:], body: Data = Data()) {
      let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let path = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      let segments = path.map { $0.removingPercentEncoding ?? "\u{0}" }
      guard segments.first == "v1", target.hasPrefix("/") else { return nil }
      var query: [String: String] = [:]
      for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
        let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = halves.first?.removingPercentEncoding,
          let value = (halves.count > 1 ? halves[1] : "").removingPercentEncoding,
          query.updateValue(value, forKey: name) == nil
        else { return nil }
      }
      message = BankMessage(method, path: Array(segments.dropFirst()), query: query, body: body.isEmpty ? nil : body)
      self.fields = fields
    }
  }

  /// The longest body and the longest target that are read, in bytes.
  public static let (largestBody, largestTarget) = (65_536, 8_192)
  /// The most books of a sandbox.
  private static let bookLimit = 20_000

  private let bank: SandboxTransferService
  private let rates: ReferenceRates
  private let customers: [String: String]
  private let isSandbox: Bool
  private var sandboxes: [String: SandboxTransferService] = [:]

  /// - Parameters:
  ///   - database: The file of the books.
  ///   - rates: The reference rates.
  ///   - customers: The customers, by their tokens.
  ///   - isSandbox: Whether each token is a customer's of that name, and requests choose their clock and books in memory.
  public init(
    database: URL?, rates: ReferenceRates, customers: [String: String], isSandbox: Bool
  ) async throws {
    let location = database.map(DatabaseLocation.file) ?? .memory
    bank = try await SandboxTransferService.open(location, rates: rates, clock: SystemClock())
    (self.rates, self.customers, self.isSandbox) = (rates, customers, isSandbox)
  }

  /// Closes the books; all answered calls are on the disk.
  public func close() async {
    await bank.close()
    for sandbox in sandboxes.values { await sandbox.close() }
  }

  /// Returns the answer to a request; nil as one that cannot be read.
  func answer(_ request: Request?) async -> BankAnswer {
    guard let request else { return BankAnswer(.noSuchPath) }
    guard let customer = customer(of: request.fields["authorization"]) else { return .unauthorized }
    guard isSandbox else { return await BankEnd.answer(request.message, from: bank.serving(customer)) }
    guard let bank = await books(named: request.fields["x-sandbox-books"]) else {
      return BankAnswer(problem: "too-many-books", status: 503, title: "The sandbox has too many books")
    }
    let clock: StoppedClock?
    do { clock = try request.fields["x-sandbox-now"].map { StoppedClock(now: try Timestamp($0)) } } catch {
      return BankAnswer(.malformed)
    }
    return await BankEnd.answer(
      request.message, from: bank.serving(customer, at: clock, bounces: request.fields["x-sandbox-bounces"] == "true"))
  }

  private func customer(of field: String?) -> String? {
    guard let field, field.lowercased().hasPrefix("bearer ") else { return nil }
    let token = String(field.dropFirst(7))
    if let customer = customers[token] { return customer }
    return isSandbox && (1...64).contains(token.utf8.count) ? token : nil
  }

  /// Returns the books that a sandbox's request names, in memory; without a name, those of the file.
  private func books(named name: String?) async -> SandboxTransferService? {
    guard let name else { return bank }
    if let known = sandboxes[name] { return known }
    guard sandboxes.count < Self.bookLimit, name.utf8.count <= 64 else { return nil }
    let new: SandboxTransferService
    do { new = try await .open(.memory, rates: rates, clock: SystemClock()) } catch { return nil }
    // Another request may have opened them meanwhile.
    if let known = sandboxes[name] { return known }
    sandboxes[name] = new
    return new
  }
}

/// The clock of the machine.
struct SystemClock: TransferClock {
  var now: Timestamp { Timestamp(.now) }

  func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

/// The clock of one request to a sandbox.
struct StoppedClock: TransferClock {
  let now: Timestamp

  func sleep(for duration: Duration) async throws {}
}
