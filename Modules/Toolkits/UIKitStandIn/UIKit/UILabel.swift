#if !canImport(UIKit)
  // Apple: documentation/uikit/uilabel

  /// A text that is only read.
  @MainActor
  open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// How many lines it may take; 0 for as many as it needs.
    open var numberOfLines = 1
    /// The font of the text.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor?
    /// Whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
  }

  // Apple: documentation/uikit/uifont

  /// A font, of which only the name of its style is known.
  @MainActor
  public final class UIFont {
    /// What a text is for.
    public struct TextStyle: Hashable, Sendable {
      /// The name of the style.
      public let rawValue: String
      /// Text that is read.
      public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
      /// A note.
      public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
      /// The name of a field.
      public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")

      /// A style by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init() {}

    /// The font for a style in the person's text size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
  }

  // Apple: documentation/uikit/uicolor

  /// A colour, of which nothing is known.
  @MainActor
  public final class UIColor {
    /// Behind everything.
    public static let systemBackground = UIColor()
    /// For what is wrong.
    public static let systemRed = UIColor()

    private init() {}
  }
#endif
