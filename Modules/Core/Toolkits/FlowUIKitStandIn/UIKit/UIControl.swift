#if !canImport(UIKit)
  // Apple: documentation/uikit/uicontrol

  @MainActor
  open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
      public static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
      public static let editingChanged = UIControl.Event(rawValue: 1 << 17)

      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var isEnabled = true
    open var showsMenuAsPrimaryAction = false
    private var actions: [(action: UIAction, events: UIControl.Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.append((action, controlEvents))
    }

    open func sendActions(for controlEvents: UIControl.Event) {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
    }
  }
#endif
