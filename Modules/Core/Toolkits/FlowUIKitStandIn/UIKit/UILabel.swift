#if !canImport(UIKit)
  // Apple: documentation/uikit/uilabel

  @MainActor
  open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var font: UIFont?
    open var textColor: UIColor?
    open var adjustsFontForContentSizeCategory = false
  }

  // Apple: documentation/uikit/uifont

  /// A font, identified by its text style.
  @MainActor
  public final class UIFont {
    public struct TextStyle: Hashable, Sendable {
      public let rawValue: String
      public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
      public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
      public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
      public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
      public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")

      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The text style; a device has it in the font's descriptor.
    public let standInStyle: UIFont.TextStyle

    private init(_ style: UIFont.TextStyle) { standInStyle = style }

    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(style) }
  }

  // Apple: documentation/uikit/uicolor

  @MainActor
  public final class UIColor {
    public static let systemBackground = UIColor()
    public static let systemGroupedBackground = UIColor()
    public static let label = UIColor()
    public static let secondaryLabel = UIColor()
    public static let systemRed = UIColor()

    private init() {}
  }
#endif
