import Business
import Contact
import FlowScreens
import Foundation
import Profile
import Testing

extension BusinessProfile {
  static var engines: BusinessProfile {
    get throws {
      try BusinessProfile(
        id: BusinessID(#require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))),
        company: Company([.name: "Engines Ltd", .country: "EE", .type: "soleTrader"]),
        address: PostalAddress([.country: "GB", .firstLine: "1 Road", .city: "London", .postcode: "SW1Y 4JH"]),
        roleAndWeb: [.role: "owner"])
    }
  }
}
