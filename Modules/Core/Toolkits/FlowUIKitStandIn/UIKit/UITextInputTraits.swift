#if !canImport(UIKit)
  // Apple: documentation/uikit/uitextinputtraits, documentation/uikit/uikeyboardtype, documentation/uikit/uitextcontenttype

  public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, numberPad = 4, phonePad = 5, emailAddress = 7, decimalPad = 8
  }

  /// The meaning of a text, so that the system can offer to fill it in.
  public struct UITextContentType: Hashable, Sendable {
    public let rawValue: String
    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let password = UITextContentType(rawValue: "password")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether the system corrects what is typed.
  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }
#endif
