/// The identifier of a customer of the bank.
struct CustomerID: Hashable, Sendable {
  /// The books of apps that have opened no account at the bank.
  static let nobody = CustomerID("")

  let text: String

  init(_ text: String) { self.text = text }
}
