#if canImport(SwiftUI) && canImport(UIKit)
  public import FlowKit
  public import FlowScreens
  public import SwiftUI

  /// Makes screens in SwiftUI from pages; FlowUIKit shows them on its stacks.
  ///
  /// This package is built and tested without SwiftUI.
  public struct SwiftUIToolkit: PageToolkit {
    /// The language of its screens, also for screens of a team's own.
    public let language: Language
    private var customRows: CustomRows = [:]

    /// Creates the toolkit.
    /// - Parameter language: The language in which its screens display their pages.
    public init(language: Language = .developers) {
      self.language = language
    }

    /// Returns the toolkit with a view for the custom rows of a name; a row without one shows its label and value.
    ///
    /// VoiceOver reads the label and the value of the row; the view needs neither.
    public func row<Body: View>(
      _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable (CustomRow, Language) -> Body
    ) -> SwiftUIToolkit {
      var toolkit = self
      toolkit.customRows[name] = { AnyView(view($0, $1)) }
      return toolkit
    }

    /// Makes a screen that displays the page of each content.
    public func screen<Content: Equatable & Sendable>(
      _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
    ) -> any ScreenView<Content> {
      let observed = ObservedPage(name: name, language: language, customRows: customRows)
      return PageScreen(observed, onTimePassed: onTimePassed, page: page)
    }

    /// Returns the view of a page, for a preview.
    @MainActor
    public func preview(_ page: Page) -> some View {
      let observed = ObservedPage(name: "Preview", language: language, customRows: customRows)
      observed.state.show(page)
      return NavigationStack {
        PageView(observed: observed).navigationTitle(Text(verbatim: language.resolve(page.title)))
      }
    }
  }

  /// Make the views of custom rows, by the name of the row.
  typealias CustomRows = [String: @MainActor @Sendable (CustomRow, Language) -> AnyView]
#endif
