public import FlowKit
public import FlowScreens

public enum OpinionField: String, FormField {
  case opinion

  public var label: LocalizedText {
    switch self {
    case .opinion: "Opinion"
    }
  }
}
