import Foundation
import Profile
import Testing

struct PersonalProfileTests {
  @Test func `a profile is decoded as it was encoded`() throws {
    let profile = try PersonalProfile.ada

    let decoded = try JSONDecoder().decode(PersonalProfile.self, from: JSONEncoder().encode(profile))

    #expect(decoded == profile)
    #expect(decoded.name == "Ada Lovelace")
  }
}
