#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiresponder, and of its method documentation/objectivec/nsobject-swift.class. Where there is
  // no Objective-C, what makes a responder is not on the main actor.

  /// Responds to what the person does.
  @MainActor
  open class UIResponder: NSObject {
    /// A responder.
    public nonisolated override init() { super.init() }

    /// VoiceOver's two-finger scrub.
    /// - Returns: whether that was dealt with; if not, what is around is asked.
    open func accessibilityPerformEscape() -> Bool { false }
  }
#endif
