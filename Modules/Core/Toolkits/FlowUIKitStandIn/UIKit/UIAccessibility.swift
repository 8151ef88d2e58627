#if !canImport(UIKit)
  // Apple: documentation/uikit/uiaccessibility, documentation/uikit/uiaccessibilitytraits

  /// The traits by which VoiceOver describes an element, in addition to its label and value.
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It begins a part of the screen.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    public init(rawValue: UInt64) { self.rawValue = rawValue }
  }

  /// Notifications to assistive technologies.
  public struct UIAccessibility {
    public struct Notification: Hashable, Sendable {
      public let rawValue: UInt32
      /// VoiceOver reads a text.
      @MainActor public static let announcement = UIAccessibility.Notification(rawValue: 1008)

      public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Posts a notification, which has no effect here.
    @MainActor
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
  }
#endif
