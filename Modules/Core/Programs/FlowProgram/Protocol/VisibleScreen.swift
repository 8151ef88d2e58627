import FlowHeadless
import FlowKit
import FlowScreens

/// The visible screen of a device with all that a client can ask for.
@MainActor
struct VisibleScreen {
  /// The screen as journeys have it.
  let screen: ScreenSnapshot
  /// The screen itself, whose elements keep their identities; nil in other toolkits.
  let controller: HeadlessViewController?
  private let visible: any PersonWindow
  private let window: HeadlessWindow?

  /// Creates the view of a device's screen; nil if there is none.
  init?(_ device: Device) {
    guard let visible = device.driver?.window, let screen = visible.snapshot else { return nil }
    self.screen = screen
    self.visible = visible
    window = device.headlessWindow
    controller = window?.topViewController
  }

  /// The language of the person.
  var language: Language { visible.language }

  /// The screen as the person reads it.
  var shown: ScreenSnapshot? { visible.localizedSnapshot }

  /// Where each element belongs; empty in other toolkits.
  var places: [ElementPlace] { controller.map { $0.page.places(at: $0.scroll) } ?? [] }

  /// The lists of the screen, with their visible items.
  var lists: [JSONList]? {
    guard let controller else { return nil }
    let lists = controller.page.visibleItems(at: controller.scroll).enumerated().map { index, list in
      JSONList(list: index + 1, count: list.count, first: list.visible.lowerBound + 1, last: list.visible.upperBound)
    }
    return lists.isEmpty ? nil : lists
  }

  /// Returns items of a list by their positions from 1, as journeys have them and as the person reads them; nil if there is no
  /// such list.
  func items(of list: Int, _ positions: ClosedRange<Int>) -> (
    known: [ScreenSnapshot.Element], shown: [ScreenSnapshot.Element]
  )? {
    let range = positions.lowerBound - 1..<positions.upperBound
    guard let page = controller?.page, let known = page.items(ofList: list - 1, at: range, in: nil) else { return nil }
    return (known, page.items(ofList: list - 1, at: range, in: window?.language) ?? known)
  }

  /// The screen that a presented one covers.
  var covered: (screen: ScreenSnapshot, shown: ScreenSnapshot?)? {
    window?.coveredSnapshot(in: nil).map { ($0, window?.coveredSnapshot(in: window?.language)) }
  }
}

/// A list of a screen: the number of its items, and the visible ones by their positions from 1.
struct JSONList: Codable, Equatable {
  let list: Int
  let count: Int
  let first: Int
  let last: Int
}
