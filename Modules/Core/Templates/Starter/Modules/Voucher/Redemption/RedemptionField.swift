public import FlowKit
public import FlowScreens

public enum RedemptionField: String, FormField {
  case redemption

  public var label: LocalizedText {
    switch self {
    case .redemption: "Redemption"
    }
  }
}
