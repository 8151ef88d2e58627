public import FlowScreens

/// The field of the Rating screen.
public enum RatingField: String, FormField {
  case rating

  /// The label of the field.
  public var label: String {
    switch self {
    case .rating: "Rating"
    }
  }
}
