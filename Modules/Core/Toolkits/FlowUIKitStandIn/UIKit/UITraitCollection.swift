#if !canImport(UIKit)
  // Apple: documentation/uikit/uitraitcollection, documentation/uikit/uicontentsizecategory,
  // documentation/uikit/uitraitpreferredcontentsizecategory

  public struct UIContentSizeCategory: Hashable, Sendable {
    public let rawValue: String
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether it is one of the five largest, which a person chooses in the settings of accessibility.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
  }

  public struct UITraitCollection: Equatable, Sendable {
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ category: UIContentSizeCategory) { preferredContentSizeCategory = category }
  }

  public protocol UITraitDefinition {}

  public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
#endif
