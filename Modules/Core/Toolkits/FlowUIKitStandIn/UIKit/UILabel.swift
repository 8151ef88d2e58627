#if !canImport(UIKit)
  // Apple: documentation/uikit/uilabel

  /// A label.
  @MainActor
  open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1
    /// The font of the text.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// A Boolean value that indicates whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
  }

  // Apple: documentation/uikit/uifont

  /// A font, identified by its text style.
  @MainActor
  public final class UIFont {
    /// A text style.
    public struct TextStyle: Hashable, Sendable {
      /// The name of the style.
      public let rawValue: String
      /// Body text.
      public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
      /// Footnotes.
      public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
      /// Subheadlines.
      public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")

      /// Creates a style by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init() {}

    /// The font for a style in the person's text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
  }

  // Apple: documentation/uikit/uicolor

  /// A color.
  @MainActor
  public final class UIColor {
    /// The background color.
    public static let systemBackground = UIColor()
    /// The color of errors.
    public static let systemRed = UIColor()

    private init() {}
  }
#endif
