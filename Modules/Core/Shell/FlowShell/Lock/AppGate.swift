public import FlowKit
public import FlowStorage
public import Foundation

/// What a service has said about the app as a whole.
public enum ClosedGate: Hashable, Codable, Sendable {
  /// It no longer answers this version; only an update opens the gate.
  case unsupportedVersion
  case maintenance(until: Date)
}

/// A service's answer to the question whether it is open for this app.
public enum GateAnswer: Sendable {
  case open
  case closed(ClosedGate)
}

/// Whether the app's service is open: its last answer, which a launch finds again.
///
/// While it is closed, a window above each scene says so, and takes all taps. The flows below continue, links wait, and nothing of the
/// person is lost. It belongs to the device: signing out does not open it.
@MainActor
public final class AppGate {
  private let document: SQLiteDocument<ClosedGate>
  private let question: @Sendable () async -> GateAnswer?
  private let sentence: @MainActor (ClosedGate) -> LocalizedText
  /// The question that waits for an answer, and the one that begins after it.
  private var (asking, next): (Task<Void, Never>?, Task<Void, Never>?)
  /// Called when it has opened or closed.
  var onChange: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - database: The app's database.
  ///   - sentence: Says to the person why it is closed, and what they can do.
  ///   - question: Asks the service; nil if there was no answer, and the last one holds.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(
    in database: SQLiteDatabase, saying sentence: @escaping @MainActor (ClosedGate) -> LocalizedText,
    asking question: @escaping @Sendable () async -> GateAnswer?
  ) async throws {
    document = try await SQLiteDocument(
      named: "gate", title: "whether the service is open", of: .device, in: database)
    self.sentence = sentence
    self.question = question
  }

  /// Why the service is closed; nil if it is open.
  public var closed: ClosedGate? { document.load() }

  func sentence(of closed: ClosedGate) -> LocalizedText { sentence(closed) }

  /// Asks the service; call it at a launch, when the app becomes active, and when a call has met a fault.
  ///
  /// It is asked once at a time. A question that waits for its answer may be older than the caller's reason, so that one more follows it,
  /// for all callers until it begins.
  public func ask() async {
    let question =
      next
      ?? Task { [asking] in
        await asking?.value
        (self.asking, next) = (next, nil)
        await askNow()
        self.asking = nil
      }
    next = question
    await question.value
  }

  private func askNow() async {
    let former = closed
    switch await question() {
    case nil: return
    case .open: if former != nil { await document.set(nil) }
    case .closed(let closed): if former != closed { await document.set(closed) }
    }
    if closed != former { onChange?() }
  }
}

extension AppScenes {
  /// Shows above each scene that the service is closed, while it is.
  public func showGate(_ gate: AppGate) {
    self.gate = gate
    gate.onChange = { [weak self] in self?.gateDidChange() }
  }
}
