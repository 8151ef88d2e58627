import Foundation
import SimulatedDisk

@testable import FlowStorage

/// Numbered transactions on a simulated disk, each of two rows, and the outcome that was reported of each.
struct Workload {
  enum Step {
    case open, close
    /// Writes a transaction with so many bytes in each row.
    case write(DatabaseDurability, Int)
  }

  enum Answer: Equatable {
    case acknowledged(DatabaseDurability)
    case failed(DatabaseError)
  }

  /// The answer to a transaction, with the number of the disk's operations by then.
  struct Told {
    let number: Int
    let answer: Answer
    let operations: Int
  }

  static let file = URL(filePath: "/simulated/test.sqlite")
  static let migrations = [
    Migration(
      "CREATE TABLE part (number INTEGER, half INTEGER, body BLOB NOT NULL, PRIMARY KEY (number, half)) STRICT",
      "CREATE INDEX part_half ON part (half, number)")
  ]

  /// Two launches: small and large transactions, of both durabilities, and the move of the log into the file between them.
  static let steps: [Step] =
    [.open, .write(.survivesPowerLoss, 40), .write(.survivesKill, 40), .write(.survivesPowerLoss, 9_000)]
    + [.close, .open, .write(.survivesKill, 3_000), .write(.survivesPowerLoss, 40), .write(.survivesKill, 40)]
    + [.write(.survivesPowerLoss, 20_000), .close, .open, .write(.survivesPowerLoss, 40), .write(.survivesKill, 40)]
    + [.write(.survivesPowerLoss, 40), .write(.survivesPowerLoss, 40)]

  /// The number of transactions.
  static let count = steps.count { if case .write = $0 { true } else { false } }

  private let disk: SimulatedDisk
  private var connection: Connection?
  private var number = 0
  private(set) var told: [Told] = []
  /// The errors of failed openings.
  private(set) var refusals: [any Error] = []

  init(on disk: SimulatedDisk) { self.disk = disk }

  /// Makes all steps, and tries no failed one again.
  ///
  /// The process then ends without closing anything.
  mutating func run() {
    for step in Self.steps { perform(step) }
  }

  private mutating func perform(_ step: Step) {
    switch step {
    case .open:
      do { connection = try Self.open(on: disk) } catch { refusals.append(error) }
    case .close: connection = nil
    case .write(let durability, let size):
      guard let connection else { return }
      number += 1
      do {
        try Self.write(number, size, durability, on: connection)
        told.append(Told(number: number, answer: .acknowledged(durability), operations: disk.operationCount))
      } catch {
        told.append(Told(number: number, answer: .failed(error), operations: disk.operationCount))
      }
    }
  }

  private static func write(
    _ number: Int, _ size: Int, _ durability: DatabaseDurability, on connection: Connection
  ) throws(DatabaseError) {
    do {
      try connection.write(durability) { transaction in
        for half in [1, 2] {
          let body = Data(repeating: UInt8(number), count: size)
          try transaction.execute("INSERT INTO part (number, half, body) VALUES (?, ?, ?)", number, half, body)
        }
      }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw .closed
    }
  }

  static func open(
    _ file: URL = file, on disk: SimulatedDisk, checksPages: Bool = true
  ) throws -> Connection {
    try DatabaseFile.$fileSystem.withValue(disk) {
      try Connection.open(.file(file), migrations: migrations, lockTimeout: .zero, checksPages: checksPages)
    }
  }
}
