import Business
import FlowHeadless
import FlowScreens

/// The review of a business before it is stored.
final class BusinessReviewScreen: HeadlessViewController, ScreenView {
  private let presenter: BusinessReviewPresenter

  init(presenter: BusinessReviewPresenter) {
    self.presenter = presenter
  }

  func display(_ content: BusinessReviewContent) {
    show("Check your business", isBusy: content.isBusy) {
      for section in content.sections {
        for line in section.lines { "\(line.label): \(line.value)" }
        Action("Change \(section.part.title.lowercased())", isEnabled: !content.isBusy) { [presenter] in
          presenter.didTapChange(section.part)
        }
      }
      if let problem = content.problem { problem }
      Action("Save", isEnabled: !content.isBusy, onTap: presenter.didTapSave)
    }
  }
}
