/// An end of a flow with several changes.
enum FlowEnd: String, CaseIterable {
  case expired, businessInTransfer, onboardingBusiness, receipt, pending, profile, business, onboardingProfile,
    onboarding

  /// Whether the transfer is pending when it is left; after an expired one, the price has expired at the next launch.
  var isPending: Bool { self == .pending || self == .expired }

  /// The last action of the person in the flow.
  var action: String {
    switch self {
    case .profile, .business, .businessInTransfer, .onboardingProfile, .onboardingBusiness: "Save"
    case .onboarding: "Start"
    case .receipt: "Done"
    case .pending, .expired: "Leave it for now"
    }
  }

  /// The screens on which the person may be after the end; for a pending transfer, also those that look up its outcome.
  var screensAfter: [String] {
    switch self {
    case .profile, .business, .onboarding, .receipt: ["Home"]
    case .pending: ["Home", "Review", "Receipt"]
    case .expired: ["Alert", "Review"]
    case .businessInTransfer: ["Amount"]
    case .onboardingProfile, .onboardingBusiness: ["Done"]
    }
  }

  /// The numbers of businesses and of transfers after the end.
  var counts: [Int] {
    switch self {
    case .profile, .onboardingProfile, .onboarding, .expired: [0, 0]
    case .business, .businessInTransfer, .onboardingBusiness: [1, 0]
    case .receipt, .pending: [0, 1]
    }
  }

  /// The journey up to the last action.
  var journey: String {
    switch self {
    case .profile:
      """
      # Up to the end
      tap "Add your details"
      \(Self.person)
      """
    case .business:
      """
      # Up to the end
      after Profile/completed
      tap "Open a business account"
      \(Self.company)
      """
    case .businessInTransfer:
      """
      # Up to the end
      after Onboarding/with-a-personal-account
      open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
      tap "Send as a business"
      \(Self.company)
      """
    case .onboardingProfile: Self.account + "tap \"Personal\"\n" + Self.person
    case .onboarding: Self.account + "tap \"Personal\"\n" + Self.person + "tap \"Save\"\n"
    case .onboardingBusiness:
      Self.account + "tap \"Business\"\n" + Self.person + "tap \"Save\"\n" + Self.company
    case .receipt: Self.transfer + "tap \"Confirm and send\"\n"
    case .pending, .expired: Self.transfer + "bank is down\ntap \"Confirm and send\"\n"
    }
  }
}

// MARK: - Common parts

extension FlowEnd {
  private static let account = """
    # Up to the end
    tap "Open an account"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    choose "United Kingdom" for "Country"
    tap "Continue"

    """

  static let person = """
    fill "First name" with "Ada"
    fill "Last name" with "Lovelace"
    fill "Date of birth" with "1990-12-10"
    fill "Phone" with "+44 20 7946 0958"
    fill "E-mail" with "ada@example.com"
    tap "Continue"
    \(address)
    """

  private static let address = """
    choose "United Kingdom" for "Country"
    fill "First line" with "12 St James's Square"
    fill "City" with "London"
    fill "Postcode" with "SW1Y 4JH"

    """

  static let company = """
    fill "Company name" with "Engines Ltd"
    choose "United Kingdom" for "Country of registration"
    choose "Limited company" for "Business type"
    fill "Registration number" with "01234567"
    tap "Continue"
    \(address)tap "Continue"
    choose "Director" for "Your role"
    tap "Continue"

    """

  private static let transfer = """
    # Up to the end
    after Onboarding/with-a-personal-account
    open "appcore://transfer/new?source=GBP&target=EUR&amount=100"
    tap "Continue"
    choose "Person" for "Recipient is a"
    fill "Name" with "Emmy Noether"
    fill "IBAN" with "DE89370400440532013000"
    tap "Continue"

    """
}
