public import FlowKit
public import FlowScreens

public enum RatingField: String, FormField {
  case rating

  public var label: LocalizedText {
    switch self {
    case .rating: "Rating"
    }
  }
}
