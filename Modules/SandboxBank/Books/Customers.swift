import FlowFaults
import FlowStorage
public import Transfer

// Whose the books are, if several customers share them: a sender belongs to the customer who has first used it.

extension SandboxTransferService {
  /// Returns the bank for a call of a customer over a network, which has no faults here.
  ///
  /// What belongs to another customer is missing in each call that takes an identifier.
  /// - Parameters:
  ///   - customer: The customer.
  ///   - clock: The time of the call; by default, the bank's.
  ///   - bounces: Whether the money of a transfer that it creates is returned later.
  public func serving(
    _ customer: String, at clock: (any TransferClock)? = nil, bounces: Bool = false
  ) -> SandboxTransferService {
    let faults = BankFaults(clock: BankClock(clock: clock ?? self.clock))
    if bounces { faults.apply(.next(1, .transfer, .varies(BankCall.bounces))) }
    return connected(by: faults.connect(), of: customer)
  }
}

extension WriteTransaction {
  /// Gives a sender that nobody has to a customer; nil for the only one.
  /// - Throws: That a sender of another customer is missing.
  func claim(_ sender: Sender.ID, for customer: String?) throws {
    guard let customer else { return }
    try execute("INSERT OR IGNORE INTO owner (sender, customer) VALUES (?, ?)", sender.text, customer)
    try reader.check(sender, isOf: customer, or: "profile")
  }
}

extension ReadTransaction {
  /// - Throws: That something is missing, if its sender belongs to another customer.
  func check(_ sender: Sender.ID, isOf customer: String?, or missing: String) throws {
    guard let customer, let row = try query("SELECT customer FROM owner WHERE sender = ?", sender.text).first else {
      return
    }
    guard try row["customer"] == customer else { throw TransferServiceError.missing(missing) }
  }
}
