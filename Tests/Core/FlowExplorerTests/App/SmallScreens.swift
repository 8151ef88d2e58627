import FlowHeadless
import FlowKit
import FlowScreens

/// A screen with fields and buttons.
final class PlainScreen: HeadlessViewController {
  override var screenName: String { name }
  private let name: String
  var content: @MainActor () -> [Row]
  var isBusy = false

  init(_ name: String, @RowBuilder content: @escaping @MainActor () -> [Row]) {
    self.name = name
    self.content = content
  }

  override func viewDidLoad() { refresh() }

  func refresh() { show(LocalizedText(verbatim: name), isBusy: isBusy) { content() } }
}
