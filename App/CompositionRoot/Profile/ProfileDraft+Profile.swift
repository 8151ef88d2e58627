import FlowScreens
import Foundation
import Profile

extension ProfileDraft {
  /// Creates a draft with the forms of a stored profile, which has the same encoding.
  init?(of profile: PersonalProfile) {
    do {
      self.init(
        personalDetails: try FormDraft(coding: profile.details), address: try FormDraft(coding: profile.address))
    } catch {
      return nil
    }
  }
}

extension FormDraft {
  /// Creates the form of a value with the same encoding.
  fileprivate init(coding value: some Encodable) throws {
    self = try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(value))
  }
}
