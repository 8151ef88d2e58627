import AppShell
public import Feedback
public import Library
public import Welcome

// The one place in the app that lists its features, in the order of the alphabet.

/// All features.
@MainActor let appFeatures: [any AppFeature<AppParts>.Type] = [
  FeedbackFeature.self,
  LibraryFeature.self,
  WelcomeFeature.self,
]

/// The screens of all features, as one toolkit makes them.
public typealias FeatureScreens = Sendable
  & FeedbackScreens
  & LibraryScreens
  & WelcomeScreens
