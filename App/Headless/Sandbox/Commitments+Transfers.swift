import FlowProgram
import FlowStorage

extension Commitments {
  /// Reads the transfers that the app has recorded.
  mutating func readIntents(in database: SQLiteDatabase) async throws {
    let intents = try await database.readNow { transaction in
      try transaction.query("SELECT id, transfer IS NULL AND refusal IS NULL, refusal IS NULL, was_left FROM intent")
        .map {
          (id: $0.values[0], isOpen: $0.values[1], isSent: $0.values[2], wasLeft: $0.values[3])
        }
    }
    (pending, told, untold) = ([], [], [:])
    for intent in intents {
      guard case .text(let id) = intent.id else { continue }
      if intent.isOpen == .integer(1) {
        pending.insert(id)
      } else if intent.isSent == .integer(0) {
        if intent.wasLeft == .integer(1) { untold[id] = "was not sent" } else { told.insert(id) }
      }
    }
  }
}
