#if canImport(SwiftUI) && canImport(UIKit)
  public import FlowKit
  public import FlowScreens
  public import FlowUIKit
  public import FlowUIKitRows
  public import SwiftUI

  /// A team's own screen in SwiftUI, which describes its content by a page, so that it can be a screen of a journey.
  public final class SwiftUIScreen<Content: Equatable & Sendable, Body: View>: HostingScreen<Content, Body>, ScreenView,
    PageDescribing, TimeDependent
  {
    /// The name of the screen in journeys.
    public let screenName: String
    /// The page of the latest content.
    public private(set) var page = Page("") {}
    private let language: Language
    private let onTimePassed: @MainActor () -> Void
    private let makePage: @MainActor (Content) -> Page

    /// Creates a screen, which is empty until its first content.
    /// - Parameters:
    ///   - name: The name of the screen in journeys.
    ///   - language: The language of its title.
    ///   - onTimePassed: Called when time has passed, for a content that depends on it.
    ///   - page: Describes a content with the same words as the view: its title, its actions, and whether it is busy.
    ///   - body: The view of a content.
    public init(
      _ name: String, language: Language = .developers, onTimePassed: @escaping @MainActor () -> Void = {},
      page: @escaping @MainActor (Content) -> Page,
      @ViewBuilder body: @escaping (Content) -> Body
    ) {
      screenName = name
      self.language = language
      self.onTimePassed = onTimePassed
      makePage = page
      super.init(body: body)
    }

    /// Displays a content.
    public override func display(_ content: Content) {
      page = makePage(content)
      title = language.resolve(page.title)
      isBusy = page.isBusy
      super.display(content)
    }

    /// Passes on that time has passed.
    public func timeDidPass() { onTimePassed() }
  }
#endif
