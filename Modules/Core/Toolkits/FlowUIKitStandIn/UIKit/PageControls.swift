#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiswitch

  @MainActor
  open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }

  // Apple: documentation/uikit/uidatepicker

  @MainActor
  open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
      case time, date, dateAndTime
    }

    /// The chosen date; where there is none, a fixed one here.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var datePickerMode = UIDatePicker.Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    open var locale: Locale?
    open var timeZone: TimeZone?

    open func setDate(_ date: Date, animated: Bool) { self.date = date }
  }

  public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  // Apple: documentation/uikit/uirefreshcontrol

  @MainActor
  open class UIRefreshControl: UIControl {
    /// Whether it turns.
    public private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
  }

  // Apple: documentation/uikit/uiprogressview

  @MainActor
  open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
      case `default`, bar
    }

    /// The part that is done, from 0 to 1.
    open var progress: Float = 0

    public convenience init(progressViewStyle style: UIProgressView.Style) { self.init() }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }

  // Apple: documentation/uikit/uiimageview

  @MainActor
  open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
      self.init()
      self.image = image
    }
  }
#endif
