import FlowExplorer
import FlowFaults
import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation

@testable import FlowProgram

/// A mistake in the app's use of its service.
enum LoansBug: String, CaseIterable, Codable {
  /// The list shows the answer that came last, also if an older question was asked.
  case showsOlderAnswer
  /// "Try again" does nothing after a second failure.
  case retriesOnce
  /// A renewal whose reply was lost is reported as refused.
  case reportsUnknownAsRefused
  /// A renewal that the person has left is shown as in progress for ever.
  case spinsAfterLeaving
  /// Two taps on "Renew" renew twice.
  case renewsTwice
}

/// An app with a list from a service and an action on it; nothing in it knows of a fault.
struct LoansApp: HeadlessApp {
  let name = "Loans"
  let version = "1"
  let exampleLink = "loans://list"
  var journeys = URL(filePath: "/no/journeys")
  let schema = StoredSchema(parts: [])
  let services: [any SimulatedService.Type] = [ServiceFaults<LibraryCall>.self]
  var bug: LoansBug?

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld { LoansWorld(context, bug) }
}

enum LibraryCall: String, ServiceCall {
  typealias Failure = LibraryError
  static let service = "library"

  case loans
  case renewal
}

enum LibraryError: ServiceFailure {
  case refused(String)
  case unknown

  init(_ cause: FaultCause) {
    switch cause {
    case .refused(let sentence): self = .refused(sentence)
    case .timedOut, .connectionLost, .unreadableReply: self = .unknown
    }
  }
}

/// The library: the identifiers of the renewals that it has made.
@MainActor
final class LibraryBooks {
  private(set) var renewals: [Int] = []

  func renew(_ id: Int) -> Int {
    if !renewals.contains(id) { renewals.append(id) }
    return renewals.count
  }
}

/// The library as a launch of the app reaches it.
struct LibraryClient {
  let books: LibraryBooks
  let connection: ServiceConnection<LibraryCall>

  func renewalCount() async throws(LibraryError) -> Int {
    try await connection.call(.loans) { [books] in await books.renewals.count }
  }

  func renew(_ id: Int) async throws(LibraryError) {
    _ = try await connection.call(.renewal) { [books] in await books.renew(id) }
  }
}

@MainActor
final class LoansWorld: ExplorableWorld {
  let schema = StoredSchema(parts: [])
  private let context: DeviceContext
  private let bug: LoansBug?
  private let books = LibraryBooks()

  init(_ context: DeviceContext, _ bug: LoansBug?) { (self.context, self.bug) = (context, bug) }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    let connection = context.faults(of: LibraryCall.self).connect(kill: kill)
    let client = LibraryClient(books: books, connection: connection)
    return { [bug, books] in LoansFlow($0, entries, client, firstID: books.renewals.count, bug) }
  }

  func inspect(on screen: ScreenSnapshot?) async -> WorldInspection {
    var world = WorldInspection()
    world.durableState = ["\(books.renewals)"]
    world.facts = ["count": "\(books.renewals.count)", "ids": "\(books.renewals)"]
    world.labels.buttonsWithoutEffect = ["Refresh"]
    // If one call fails, the second tap succeeds.
    world.labels.repeatableButtons = ["Refresh", "Try again"]
    return world
  }

  func saveState() async -> Bool { books.renewals.isEmpty }

  let rules: [ExplorerRule] = [
    .always("The list shows the newest answer.", when: { $0.isRefreshed }) { step in
      let count = step.latest.world.facts["count"] ?? ""
      return step.latest.screen?.lines.contains("Renewed \(count) times") == true
        ? nil : "The library has \(count) renewals, and the list shows others."
    },
    .always("A renewal that is made is not reported as refused.") { step in
      let lines = step.latest.screen?.lines ?? []
      let made = step.latest.world.facts["ids"]?.split { !$0.isNumber } ?? []
      return made.first { lines.contains("Renewal \($0) was refused.") }.map { "Renewal \($0) is made." }
    },
    .always("Work that is shown as in progress is in progress.", when: { $0.isIdle }) { step in
      step.latest.screen?.lines.contains("Renewing…") == true ? "Nothing is being renewed." : nil
    },
    .always("One tap or two renew once.", when: { $0.action?.kind == .tapTwice }) { step in
      let (before, now) = (Int(step.previous.world.facts["count"] ?? ""), Int(step.latest.world.facts["count"] ?? ""))
      return (now ?? 0) - (before ?? 0) > 1 ? "The library has renewed twice." : nil
    },
  ]
}

extension CheckedStep {
  /// Whether home has just asked, nothing disturbs its questions, and the last one is answered.
  fileprivate var isRefreshed: Bool {
    let isAnswered = latest.world.hasNoFaults && latest.screen?.name == "Home" && isIdle
    let asks: Set<ExplorerAction.Kind> = [.tap, .reply]
    return isAnswered && action.map { asks.contains($0.kind) } == true
      && latest.screen?.lines.contains { $0.hasPrefix("Renewed ") } == true
      && latest.screen?.lines.contains("The library has not answered.") == false
  }
}
