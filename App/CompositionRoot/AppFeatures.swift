import AppShell
public import Business
public import Onboarding
public import Profile
public import Transfer

// The one place in the app that lists its features, in the order of the alphabet.

/// All features.
@MainActor let appFeatures: [any AppFeature<AppParts>.Type] = [
  BusinessFeature.self,
  OnboardingFeature.self,
  ProfileFeature.self,
  TransferFeature.self,
]

/// The screens of all features, as one toolkit makes them.
public typealias FeatureScreens = Sendable
  & BusinessScreens
  & OnboardingScreens
  & ProfileScreens
  & TransferScreens
