import FlowHeadless

/// A screen with fields and buttons.
final class PlainScreen: HeadlessViewController {
  override var screenName: String { name }
  private let name: String
  var content: @MainActor () -> [ScreenPart]
  var isBusy = false

  init(_ name: String, @ScreenBuilder content: @escaping @MainActor () -> [ScreenPart]) {
    self.name = name
    self.content = content
  }

  override func viewDidLoad() { refresh() }

  func refresh() { show(name, isBusy: isBusy) { content() } }
}
