public import Business
import FlowShell
public import Onboarding
public import Profile
public import Transfer

// The features of the app, in alphabetical order; the only such list.

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
