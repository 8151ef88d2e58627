public import Bookshelf
public import Feedback
import FlowShell
public import Pamphlet
public import Welcome

// The features of the app, in alphabetical order; the only such list.

/// All features.
@MainActor let appFeatures: [any AppFeature<AppParts>.Type] = [
  BookshelfFeature.self,
  FeedbackFeature.self,
  PamphletFeature.self,
  WelcomeFeature.self,
]

/// The screens of all features, as one toolkit makes them.
public typealias FeatureScreens = Sendable
  & BookshelfScreens
  & FeedbackScreens
  & PamphletScreens
  & WelcomeScreens
