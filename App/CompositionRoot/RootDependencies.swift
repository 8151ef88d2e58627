import Business
import Feedback
import FlowKit
import Onboarding
import Profile
import Storage
import Transfer

/// What the root flow needs from outside; each feature comes as a factory of its flow.
struct RootDependencies {
  /// Makes the flow that asks a person who they are.
  var makeProfile: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  /// Makes the flow that asks about a business.
  var makeBusiness: @MainActor (FlowPresentation) -> any Flow<BusinessFlowResult>
  /// Makes the flow that sends money.
  var makeTransfer: @MainActor (FlowPresentation, TransferStart) -> any Flow<TransferFlowResult>
  /// Makes the flow that shows what has become of a transfer.
  var makeReceipt: @MainActor (FlowPresentation, BankTransfer) -> any Flow<FlowOutcome<BankTransfer>>
  /// Makes a new person's way in.
  var makeOnboarding: @MainActor (FlowPresentation) -> any Flow<OnboardingFlowResult>
  /// Makes the Feedback flow.
  var makeFeedback: @MainActor (FlowPresentation) -> any Flow<FeedbackFlowResult>
  /// What home shows, and the bank that it is asked of.
  let home: HomeInteractor
  /// Who uses the app.
  let accounts: Accounts
  /// Sends what was confirmed.
  let dispatcher: TransferDispatcher
  /// What the person left before the bank's answer was known.
  let left: LeftTransfers
  /// What was found damaged on this device when the app was launched, as sentences.
  var damages: [String]
  /// The entry that the person took last and has not come back from.
  let openEntry: SQLiteDocument<AppEntry>
  /// Whether the settings are on the screen, or below what is.
  let openSettings: SQLiteDocument<Bool>
  /// The entry to which a link leads that waits until the person is back.
  let waitingEntry: SQLiteDocument<AppEntry>
}
