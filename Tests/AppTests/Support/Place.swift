import FlowShell
import Transfer

@testable import CompositionRoot

/// The app's entries, feature by feature, so that a test can compare them.
enum Place: Equatable {
  case onboarding
  case profile
  case profileInSettings
  case business
  case businessInSettings
  case businessByLink
  case transfer(TransferStart)
  case receipt(BankTransfer.ID)

  /// The entry.
  var entry: any AppEntry {
    switch self {
    case .onboarding: OnboardingFeature.Entry.signUp
    case .profile: ProfileFeature.Entry.sheet
    case .profileInSettings: ProfileFeature.Entry.inSettings
    case .business: BusinessFeature.Entry.sheet
    case .businessInSettings: BusinessFeature.Entry.inSettings
    case .businessByLink: BusinessFeature.Entry.byLink
    case .transfer(let start): TransferFeature.Entry.transfer(start)
    case .receipt(let id): TransferFeature.Entry.receipt(id)
    }
  }

  /// The stored form.
  var stored: StoredEntry {
    get throws { try StoredEntry(entry) }
  }

  /// Creates the place of a stored entry.
  init?(_ stored: StoredEntry?) {
    guard let stored else { return nil }
    let all: [Place?] = [
      stored.entry(as: OnboardingFeature.Entry.self).map { _ in .onboarding },
      stored.entry(as: ProfileFeature.Entry.self).map { $0 == .sheet ? .profile : .profileInSettings },
      stored.entry(as: BusinessFeature.Entry.self).map { Place($0) },
      stored.entry(as: TransferFeature.Entry.self).map { Place($0) },
    ]
    guard let place = all.compactMap(\.self).first else { return nil }
    self = place
  }

  private init(_ entry: BusinessFeature.Entry) {
    switch entry {
    case .sheet: self = .business
    case .inSettings: self = .businessInSettings
    case .byLink: self = .businessByLink
    }
  }

  private init(_ entry: TransferFeature.Entry) {
    switch entry {
    case .transfer(let start): self = .transfer(start)
    case .receipt(let id): self = .receipt(id)
    }
  }
}
