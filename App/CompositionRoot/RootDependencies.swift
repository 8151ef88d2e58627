import FlowKit
import Profile
import Storage

/// What the root flow needs from outside; each feature comes as a factory of its flow.
struct RootDependencies {
  /// Makes the flow that asks a person who they are.
  let makeProfile: @MainActor (FlowPresentation) -> any Flow<ProfileFlowResult>
  /// Who the person is.
  let profiles: any ProfileStore
  /// The entry that the person took last and has not come back from.
  let openEntry: SQLiteDocument<AppEntry>
}
