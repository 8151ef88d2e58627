import Business
import Profile
import Storage
import Transfer

/// What the end of a feature means for where the person is: it is stored with what the feature stores.
///
/// So a process that is killed comes back either to the feature as it was left, or to what comes after it.
extension SQLiteDocument<AppEntry> {
  /// The change that leaves the open entry, if it is one of these; a feature inside another ends none.
  func ending(_ isOver: @escaping @Sendable (AppEntry) -> Bool) -> StoredChange {
    changing { $0.map(isOver) == true ? nil : $0 }
  }
}

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
