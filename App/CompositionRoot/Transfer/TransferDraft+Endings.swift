import Documents
import Profile
import Transfer

/// What the ends of the features inside a transfer mean for its draft: it is stored with what they store.
extension SQLiteDocument<TransferDraft> {
  /// The change that takes a transfer on from where it asked who the person is.
  func goingOn(afterStoring profile: PersonalProfile) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didStoreProfile()
      return draft
    }
  }

  /// The change that makes a business the sender of the transfer from which it was opened.
  func goingOn(as sender: Sender) -> StoredChange {
    changing { draft in
      var draft = draft
      draft?.didOpenBusiness(sender)
      return draft
    }
  }
}
