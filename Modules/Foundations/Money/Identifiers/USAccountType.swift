/// The kind of a bank account in the United States, which a transfer has to name.
public enum USAccountType: String, CaseIterable, Codable, Sendable {
  case checking = "CHECKING"
  case savings = "SAVINGS"
}
