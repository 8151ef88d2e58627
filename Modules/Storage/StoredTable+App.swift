import FlowKit
import FlowStorage

extension StoredTable {
  static let profile = StoredTable(
    "profile", columns: ["id", "body"], title: "Your details", meaningOfLoss: "The app asks for them again.")

  static let business = StoredTable(
    "business", columns: ["id", "body"], title: "Businesses",
    meaningOfLoss: "The bank still has their transfers.")

  static let user = StoredTable(
    "user", columns: ["id", "email_key", "body"], title: "Accounts",
    meaningOfLoss: "The app may not know an e-mail address that has an account.")

  static let intent = intent(columns: ["id", "quote", "body", "transfer", "refusal", "was_left"])

  /// The intents before version 4.
  static let intentBeforeLeaving = intent(columns: ["id", "quote", "body", "transfer", "refusal"])

  private static func intent(columns: [String]) -> StoredTable {
    StoredTable(
      "intent", columns: columns, title: "Transfers confirmed on this device",
      meaningOfLoss: "The bank has the sent transfers; damaged ones are not sent again.")
  }
}
