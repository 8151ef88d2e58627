public import FlowKit
public import FlowScreens
import Money

/// A field that a person fills in for a recipient.
public enum RecipientField: String, FormField {
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

  public var label: LocalizedText {
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

  /// The kinds of recipients and accounts; other fields take text.
  public var options: FieldOptions {
    switch self {
    case .kind: Self.kinds
    case .accountType: Self.accountTypes
    case .name, .iban, .bic, .sortCode, .routingNumber, .bsb, .ifsc, .accountNumber: []
    }
  }

  private static let kinds: FieldOptions = [
    FieldOption(value: RecipientName.Kind.person.rawValue, label: "Person"),
    FieldOption(value: RecipientName.Kind.business.rawValue, label: "Business"),
  ]

  private static let accountTypes: FieldOptions = [
    FieldOption(value: USAccountType.checking.rawValue, label: "Checking"),
    FieldOption(value: USAccountType.savings.rawValue, label: "Savings"),
  ]
}
