import FlowHeadless
import FlowKit

/// A screen with a name, which counts how often its view was loaded.
final class PlainScreen: HeadlessViewController {
  private let name: String
  private(set) var loads = 0

  init(_ name: String) {
    self.name = name
  }

  override var screenName: String { name }

  override func viewDidLoad() {
    loads += 1
    show(LocalizedText(verbatim: name))
  }
}
