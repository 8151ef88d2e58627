/// The type of a bank account in the United States, which a transfer must state.
public enum USAccountType: String, CaseIterable, Codable, Sendable {
  case checking = "CHECKING"
  case savings = "SAVINGS"
}
