import FlowShell

/// All features, in alphabetical order; the only such list.
@MainActor let appFeatures: [any AppFeature<AppServices>.Type] = [
  BookshelfFeature.self,
  FeedbackFeature.self,
  GalleryFeature.self,
  PamphletFeature.self,
  VoucherFeature.self,
  WelcomeFeature.self,
]
