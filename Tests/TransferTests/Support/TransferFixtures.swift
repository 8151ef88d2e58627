import FlowScreens
import Foundation
import Money
import Synchronization
import Transfer

extension FormDraft<RecipientField> {
  static var emmy: Self { [.kind: "person", .name: "Emmy Noether", .iban: "DE89 3704 0044 0532 0130 00"] }
}

extension CustomerTransactionID {
  static func numbered(_ number: Int) throws -> CustomerTransactionID {
    try CustomerTransactionID("00000000-0000-4000-8000-\(String(1_000_000_000_000 + number).suffix(12))")
  }

  /// Makes 1, 2, 3 and so on.
  static func counting() throws -> @Sendable () -> CustomerTransactionID {
    let fallback = try numbered(0)
    let count = Counter()
    return { (try? numbered(count.next())) ?? fallback }
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  func next() -> Int {
    value.withLock {
      $0 += 1
      return $0
    }
  }
}

extension TransferIntent {
  init(_ number: Int, _ quote: Quote, reference: String? = nil) throws {
    try self.init(
      id: .numbered(number), quote: quote, recipient: .emmy,
      reference: reference.map { try PaymentReference($0, for: .eur) }, begunAt: .noon)
  }
}

extension Locale {
  static let english = Locale(identifier: "en_GB")
}
