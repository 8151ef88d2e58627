#if !canImport(UIKit)
  // Apple: documentation/uikit/uitextinputtraits, documentation/uikit/uikeyboardtype, documentation/uikit/uitextcontenttype

  public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, numberPad = 4, phonePad = 5, emailAddress = 7, decimalPad = 8
  }

  /// The meaning of a text, so that the system can offer to fill it in.
  public struct UITextContentType: Hashable, Sendable {
    public let rawValue: String
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let password = UITextContentType(rawValue: "password")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether the system corrects typed text.
  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, next = 4, search = 6, done = 9
  }
#endif
