#if !canImport(UIKit)
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  /// The code in `docs/reference/ios.md` is compiled here.
  @MainActor
  struct GuideTests {
    // Catches an example that was not compiled after a change of the interface.
    @Test func `the guide prints this screen`() throws {
      #expect(try Guide.shows(codeBelow: "// The guide's screen."))
    }

    @Test func `a screen shows the content that it was given before its view was loaded`() {
      let screen = NoteScreen(presenter: NotePresenter())
      screen.display(NoteContent(title: "Groceries", isBusy: true))

      _ = screen.view

      #expect(screen.title == "Groceries")
      #expect(screen.isBusy && screen.isModalInPresentation && screen.navigationItem.hidesBackButton)
    }

    @Test func `a loaded screen shows the next content`() {
      let screen = NoteScreen(presenter: NotePresenter())
      _ = screen.view
      screen.display(NoteContent(title: "Groceries", isBusy: true))

      screen.display(NoteContent(title: "Books", isBusy: false))

      #expect(screen.title == "Books")
      #expect(!screen.isBusy && !screen.navigationItem.hidesBackButton)
    }
  }

  final class NotePresenter {}

  struct NoteContent {
    let title: String
    let isBusy: Bool
  }

  @MainActor
  protocol NoteView: UIViewController {
    func display(_ content: NoteContent)
  }

  // The guide's screen.
  final class NoteScreen: UIViewController, NoteView {
    private let presenter: NotePresenter
    private var content: NoteContent?

    init(presenter: NotePresenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    func display(_ content: NoteContent) {
      self.content = content
      isBusy = content.isBusy
      if viewIfLoaded != nil { show(content) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let content { show(content) }
    }

    private func show(_ content: NoteContent) {
      title = content.title
    }
  }
#endif
