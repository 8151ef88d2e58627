import AppShell
public import Bookshelf
public import Feedback
public import Welcome

// The one place in the app that lists its features, in the order of the alphabet.

/// All features.
@MainActor let appFeatures: [any AppFeature<AppParts>.Type] = [
  BookshelfFeature.self,
  FeedbackFeature.self,
  WelcomeFeature.self,
]

/// The screens of all features, as one toolkit makes them.
public typealias FeatureScreens = Sendable
  & BookshelfScreens
  & FeedbackScreens
  & WelcomeScreens
