import FlowHeadless
import FlowKit

@testable import FlowPictures

extension Visitor {
  /// Returns a capture of the screen after a tap.
  func afterTapping(_ label: String) async throws -> ScreenCapture? {
    try await tap(label)
    return capture
  }
}

extension ScreenCapture {
  /// The screen that is on top of a tab, which is called like the tab.
  @MainActor
  static func inTab(_ selected: String, of titles: [String]) -> ScreenCapture? {
    let tabs = HeadlessTabBarController(
      titles.map { (LocalizedText(verbatim: $0), HeadlessNavigationController(root: OfficeScreen($0))) })
    let window = HeadlessWindow(rootViewController: HeadlessNavigationController(root: tabs))
    window.select(titles.firstIndex(of: selected) ?? 0, of: tabs)
    return ScreenCapture(window, of: FlowController())
  }
}

extension Sequence {
  /// Returns the results for the elements, one after the other.
  @MainActor
  func asyncMap<Result>(_ transform: @MainActor (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
