import FlowKit
import FlowScreens

/// The screens of savings in any toolkit.
@MainActor
struct SavingsPages: PageScreens {
  let toolkit: any PageToolkit

  func makeSavings(_ presenter: SavingsPresenter) -> any ScreenView<SavingsContent> {
    toolkit.screen("Savings") { savingsPage($0, presenter) }
  }

  /// Makes the terms: in a toolkit that has its own screen for them, that one.
  func makeTerms(_ presenter: TermsPresenter) -> any ScreenView<TermsContent> {
    (toolkit as? any TermsToolkit)?.makeTerms(presenter) ?? toolkit.screen("Terms") { termsPage($0, presenter) }
  }
}

/// A toolkit that has its own screen for the terms.
@MainActor
protocol TermsToolkit {
  func makeTerms(_ presenter: TermsPresenter) -> any ScreenView<TermsContent>
}

@MainActor
func savingsPage(_ content: SavingsContent, _ presenter: SavingsPresenter) -> Page {
  Page("Savings", onRefresh: presenter.refresh) {
    if content.refreshCount > 0 { "Refreshed \(content.refreshCount) times." }
    if let goal = content.goal {
      CustomRow("ring", label: "Goal", value: "\(goal.amount) pounds by \(verbatim: goal.due)", content: content.saved)
      ProgressRow("Saved", fraction: content.saved)
    }
    ItemRow("Goal", value: content.goal == nil ? "None" : nil, onTap: presenter.didTapGoal)
    ItemRow("Terms", onTap: presenter.didTapTerms)
    FieldRow("Search", content.search, kind: .search, onEdit: presenter.didSearch)
    SectionRow("Deposits") {
      ListRow(
        count: content.deposits.count, empty: EmptyRow("Nothing was found."),
        onReachEnd: content.hasMore ? presenter.didReachEnd : nil
      ) { position in
        ItemRow("Deposit \(content.deposits[position])", value: "1 pound")
      }
    }
  }
}

@MainActor
func termsPage(_ content: TermsContent, _ presenter: TermsPresenter) -> Page {
  Page("Terms") {
    "You can take out what you have saved at any time."
    ToggleRow("I have read this", isOn: content.isRead, onChange: presenter.didTurnRead)
    ButtonRow("Agree", role: .main, isEnabled: content.isRead, onTap: presenter.didTapAgree)
  }
}
