import BankConformance
import FlowAppTesting
import FlowFaults
import FlowScreens
import FlowTesting
import SandboxBank
import Testing
import Transfer

struct FaultTests {
  @Test(arguments: [
    (
      "refuses 403",
      TransferServiceError.refused(
        TransferRefusal(.status(.forbidden), "The bank has refused this.")), 0
    ),
    ("refuses 422 \"Too tall.\"", .refused(TransferRefusal(.status(.unprocessable), "Too tall.")), 0),
    ("times out before the work", .unknown(.timedOut), 0),
    ("times out after the work", .unknown(.timedOut), 1),
    ("loses its request", .unknown(.connectionLost), 0),
    ("loses its reply", .unknown(.connectionLost), 1),
    ("answers 408", .unknown(.requestTimeout), 0),
    ("answers 429", .unknown(.tooManyRequests(retryAfter: nil)), 0),
    ("answers 429 retry-after 30", .unknown(.tooManyRequests(retryAfter: .seconds(30))), 0),
    ("answers 503", .unknown(.serverError(.serviceUnavailable)), 0),
    ("answers 500 after the work", .unknown(.serverError(.internalServerError)), 1),
    ("is unreadable", .unknown(.unreadableReply), 1),
  ])
  func `a fault affects one call, before or after its work`(
    words: String, error: TransferServiceError, transfers: Int
  ) async throws {
    let fixture = try await Fixture()
    let request = try await fixture.request()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next transfer \(words)"))

    await #expect(throws: error) { try await fixture.bank.createTransfer(request) }
    let sent = try await fixture.bank.transfers(after: nil).transfers.count
    let again = try await fixture.bank.createTransfer(request)

    #expect(sent == transfers)
    #expect(again.id.text == "transfer-1")
  }

  @Test func `faults apply in their order, as often as requested`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next 2 balances answer 503"))
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next balance times out before the work"))

    var errors: [TransferServiceError?] = []
    for _ in 1...4 { errors.append(await fixture.errorOfBalances()) }

    let unavailable = TransferServiceError.unknown(.serverError(.serviceUnavailable))
    #expect(errors == [unavailable, unavailable, .unknown(.timedOut), nil])
    #expect(fixture.bank.faults.pendingCount == 0)
  }

  @Test func `a fault waits for a call of its kind, and one for any call applies to the next`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next quote answers 503"))
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next call is unreadable"))

    let errors = [await fixture.errorOfBalances(), await fixture.errorOfBalances()]

    #expect(errors == [.unknown(.unreadableReply), nil])
    #expect(fixture.bank.faults.pendingCount == 1)
  }

  @Test func `every call fails while the bank is disconnected`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.disconnect)

    for _ in 1...3 {
      await #expect(throws: TransferServiceError.unknown(.connectionLost)) {
        try await fixture.bank.balances(of: fixture.ada)
      }
    }
    fixture.bank.faults.apply(.reconnect)

    #expect(try await fixture.bank.balances(of: fixture.ada).count == 4)
  }

  @Test func `a delayed reply arrives when the clock has advanced`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next quote takes 30 seconds"))

    let quote = Task { try await fixture.bank.makeQuote(.pounds(10_000), for: fixture.ada) }
    await nextTurns { fixture.clock.sleeperCount > 0 }
    fixture.clock.advance(by: .seconds(29))
    let sleepers = fixture.clock.sleeperCount
    fixture.clock.advance(by: .seconds(1))

    #expect(sleepers == 1)
    #expect(try await quote.value.expiry == .noon + .seconds(1800))
  }

  @Test func `a delayed reply to a cancelled task does not arrive`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.next(1, .balance, .takes(.seconds(30))))

    let balances = Task { try await fixture.bank.balances(of: fixture.ada) }
    await nextTurns { fixture.clock.sleeperCount > 0 }
    balances.cancel()

    await #expect(throws: TransferServiceError.unknown(.connectionLost)) { try await balances.value }
  }

  @Test func `an overtaken reply arrives after the next one`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next transfer is overtaken"))
    let (one, two) = (try await fixture.request(1), try await fixture.request(2))
    let arrivals = Arrivals()

    let first = Task { await arrivals.append(try await fixture.bank.createTransfer(one).id.text) }
    var turns = 0
    while try await fixture.bank.transfers(after: nil).transfers.isEmpty, turns < 100_000 {
      await nextTurn()
      turns += 1
    }
    for _ in 1...100 { await Task.yield() }
    let arrivedEarly = await arrivals.ids
    let second = try await fixture.bank.createTransfer(two)
    try await first.value

    #expect(arrivedEarly == [])
    #expect(second.id.text == "transfer-2")
    #expect(await arrivals.ids == ["transfer-1"])
  }

  /// Catches two held replies of one kind that look alike, or one to an outdated request that looks like the newest, so that an
  /// exploration takes two states for one.
  @Test func `a held reply is described, and arrives when the bank delivers it`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next balance is held"))
    let held = Task { try await fixture.bank.balances(of: fixture.ada).count }
    await nextTurns { fixture.bank.faults.heldCount > 0 }

    let description = fixture.bank.faults.description
    #expect(description.hasPrefix("up  held balance success([") && description.contains("EUR"), "\(description)")
    #expect(!description.hasSuffix(" outdated"))
    _ = try await fixture.bank.balances(of: fixture.ada)
    #expect(fixture.bank.faults.description == description + " outdated")
    fixture.bank.faults.apply(.deliverReplies)

    #expect(try await held.value == 4)
    #expect(fixture.bank.faults.heldCount == 0)
  }

  /// Catches a bank that delivers the older reply first, so that no app is tried with another order.
  @Test func `the reply that was held last can come first`() async throws {
    let fixture = try await Fixture()
    let arrivals = Arrivals()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next 2 calls are held"))
    let first = Task { await arrivals.append("\(try await fixture.bank.balances(of: fixture.ada).count)") }
    await nextTurns { fixture.bank.faults.heldCount > 0 }
    let second = Task { await arrivals.append("\(try await fixture.bank.targetCurrencies().isEmpty)") }
    await nextTurns { fixture.bank.faults.heldCount != 1 }

    fixture.bank.faults.apply(.deliverLastReply)
    try await second.value
    fixture.bank.faults.apply(.deliverReplies)
    try await first.value

    #expect(await arrivals.ids == ["false", "4"])
  }

  @Test func `a held reply to a cancelled task does not arrive`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(try FaultCommand<BankCall>(parsing: "bank next balance is held"))
    let held = Task { try await fixture.bank.balances(of: fixture.ada).count }
    await nextTurns { fixture.bank.faults.heldCount > 0 }

    held.cancel()

    await #expect(throws: TransferServiceError.unknown(.connectionLost)) { try await held.value }
    #expect(fixture.bank.faults.heldCount == 0)
  }

  @Test func `an overtaken reply to a cancelled task does not arrive`() async throws {
    let fixture = try await Fixture()
    fixture.bank.faults.apply(.next(1, .balance, .isOvertaken))

    let balances = Task { try await fixture.bank.balances(of: fixture.ada) }
    balances.cancel()

    await #expect(throws: TransferServiceError.unknown(.connectionLost)) { try await balances.value }
  }
}

extension Fixture {
  /// Returns the error of a request for Ada's balances, if any.
  fileprivate func errorOfBalances() async -> TransferServiceError? {
    do throws(TransferServiceError) {
      _ = try await bank.balances(of: ada)
      return nil
    } catch {
      return error
    }
  }
}

/// The recorded arrivals, in order.
private actor Arrivals {
  private(set) var ids: [String] = []

  func append(_ id: String) {
    ids.append(id)
  }
}
