import Transfer

/// A way from home into a feature: a person takes it by a tap or by a link, and again when the app was killed in it.
enum AppEntry: Equatable, Sendable, Codable {
  /// A new person's way in.
  case onboarding
  /// Who the person is, on a sheet.
  case profile
  /// Who the person is, pushed onto the settings.
  case profileInSettings
  /// A business, on a sheet.
  case business
  /// A business, pushed onto the settings; it stays there, so that the person can come back to it.
  case businessInSettings
  /// A business, on a sheet; then its account opens.
  case businessByLink
  /// Money is sent.
  case transfer(TransferStart)
  /// What has become of a transfer.
  case receipt(BankTransfer.ID)
  /// The Feedback flow, on a sheet.
  case feedback

  /// The same way when the app comes back to it: a transfer goes on with its draft.
  var resumed: AppEntry {
    if case .transfer = self { .transfer(.draft) } else { self }
  }

  /// Whether money is sent there.
  var isTransfer: Bool {
    if case .transfer = self { true } else { false }
  }

  /// Whether only somebody can take it who has an account.
  var needsAccount: Bool {
    switch self {
    case .onboarding, .profile, .profileInSettings, .business, .businessInSettings, .businessByLink: false
    case .transfer, .receipt: true
    case .feedback: false
    }
  }
}
