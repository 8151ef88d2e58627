import Foundation
import Profile
import Testing

struct PersonalProfileTests {
  @Test func `a profile is encoded and decoded to the same value`() throws {
    let profile = try PersonalProfile.ada

    let decoded = try JSONDecoder().decode(PersonalProfile.self, from: JSONEncoder().encode(profile))

    #expect(decoded == profile)
    #expect(decoded.name == "Ada Lovelace")
  }
}
