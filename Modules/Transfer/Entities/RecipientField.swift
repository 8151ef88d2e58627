/// A field that a person fills in for a recipient.
public enum RecipientField: String, CaseIterable, Sendable, Codable {
  case kind
  case name
  case iban
  case bic
  case sortCode
  case routingNumber
  case bsb
  case ifsc
  case accountNumber
  case accountType

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .kind: "Recipient is a"
    case .name: "Name"
    case .iban: "IBAN"
    case .bic: "BIC"
    case .sortCode: "Sort code"
    case .routingNumber: "Routing number"
    case .bsb: "BSB"
    case .ifsc: "IFSC"
    case .accountNumber: "Account number"
    case .accountType: "Account type"
    }
  }
}
