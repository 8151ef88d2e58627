public import Forms

/// What the Rating screen asks.
public enum RatingField: String, FormField {
  case rating

  /// What the person reads beside the field.
  public var label: String {
    switch self {
    case .rating: "Rating"
    }
  }
}
