extension Work {
  /// All works, in the order of the report.
  public static let all =
    [launch, launchAndDismiss, launchFeature, launchObserved, launchObservedAtOnce] + chains + breadths + movements
    + [live, act, screen, passing]
}
