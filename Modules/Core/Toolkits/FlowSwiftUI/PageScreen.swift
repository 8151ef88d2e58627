#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import SwiftUI

  /// A screen that displays the page of each content in SwiftUI.
  final class PageScreen<Content: Equatable & Sendable>: UIHostingController<LeavableView<PageView>>, ScreenView,
    PageDescribing, TimeDependent, DisappearanceReporting, ExitRequesting
  {
    var onDisappear: (@MainActor () -> Void)?
    var onExitRequest: (@MainActor () -> Void)?
    var screenName: String { observed.name }
    var page: Page { observed.state.page }
    private let observed: ObservedPage
    private let onTimePassed: @MainActor () -> Void
    private let makePage: @MainActor (Content) -> Page

    init(
      _ observed: ObservedPage, onTimePassed: @escaping @MainActor () -> Void,
      page: @escaping @MainActor (Content) -> Page
    ) {
      self.observed = observed
      self.onTimePassed = onTimePassed
      makePage = page
      super.init(rootView: LeavableView(PageView(observed: observed)))
      observed.host = self
      rootView = LeavableView(PageView(observed: observed), in: self)
    }

    /// Screens are not archived.
    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { nil }

    func display(_ content: Content) {
      let page = makePage(content)
      title = observed.state.language.resolve(page.title)
      isBusy = page.isBusy
      observed.state.show(page)
    }

    func timeDidPass() { onTimePassed() }

    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if presentedViewController == nil, let onExitRequest { return onExitRequest() }
      super.dismiss(animated: animated, completion: completion)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }
  }
#endif
