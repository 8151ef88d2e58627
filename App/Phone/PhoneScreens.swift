public import CompositionRoot
public import Foundation

/// All screens of the app in UIKit: each is a function that makes the rows of a content.
///
/// The screens of a feature are in a folder of their own, with an extension that says which is made when.
public struct PhoneScreens: Sendable {
  /// The compiler says here whose screens are missing.
  static let isComplete: any AppScreens.Type = PhoneScreens.self

  let moments: MomentFormat

  /// The screens, on which moments are written in this format.
  public init(moments: MomentFormat = .spoken(.current)) {
    self.moments = moments
  }
}
