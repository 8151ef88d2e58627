import FlowKit
import FlowScreens
import Profile

extension AppPages: ProfileScreens {
  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent> {
    toolkit.screen("Whole profile") { content in
      Page("You and your address", isBusy: content.isBusy) {
        formRows(content.details, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        formRows(content.address, isEnabled: !content.isBusy) { presenter.didEdit($0, to: $1) }
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Save", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapSave)
      }
    }
  }
}
