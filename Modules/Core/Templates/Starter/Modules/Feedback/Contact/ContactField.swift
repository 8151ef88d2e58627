public import FlowKit
public import FlowScreens

public enum ContactField: String, FormField {
  case contact

  public var label: LocalizedText {
    switch self {
    case .contact: "Contact"
    }
  }
}
