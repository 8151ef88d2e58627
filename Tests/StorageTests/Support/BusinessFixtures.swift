import Business
import Contact
import FlowScreens
import Foundation
import Profile

extension BusinessID {
  /// The id with the last byte of its number; the rest are zeros.
  static func number(_ number: UInt8) -> BusinessID {
    BusinessID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
  }
}

extension BusinessProfile {
  static var acme: Self { get throws { try make(1, "Acme") } }
  static var bolts: Self { get throws { try make(2, "Bolts") } }
  static var acmeRenamed: Self { get throws { try make(1, "Acme & Daughters") } }

  static func make(_ number: UInt8, _ name: String) throws -> Self {
    try BusinessProfile(
      id: .number(number),
      company: Company([.name: name, .country: "GB", .type: "limited", .registrationNumber: "01234567"]),
      address: PostalAddress(ProfileDraft.ada.address), roleAndWeb: [.role: "director"])
  }
}

extension BusinessStore {
  /// Returns all businesses that can be read, in the order in which they were stored first.
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    var page = try await businesses(from: nil)
    var all = page.businesses
    while let next = page.next {
      page = try await businesses(from: next)
      all += page.businesses
    }
    return all.reversed()
  }
}
