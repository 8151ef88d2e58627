import FlowStorage
import Profile
import Transfer

/// The changes to a transfer's draft that are stored with the results of its sub-flows.
extension SQLiteDocument<TransferDraft> {
  /// Returns the change that advances a transfer after its Profile flow.
  func advancing(afterStoring profile: PersonalProfile) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didStoreProfile()
      return draft
    }
  }

  /// Returns the change that makes a new business the sender of a transfer.
  func changingSender(to sender: Sender) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didOpenBusiness(sender)
      return draft
    }
  }
}
