/// The styles of the plays.
enum StylePlan {
  case sheet
  case fullScreen
}
