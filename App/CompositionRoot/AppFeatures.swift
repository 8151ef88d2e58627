import FlowShell

// The features of the app, in alphabetical order; the only such list.

@MainActor let appFeatures: [any AppFeature<AppParts>.Type] = [
  BusinessFeature.self,
  OnboardingFeature.self,
  ProfileFeature.self,
  TransferFeature.self,
]
