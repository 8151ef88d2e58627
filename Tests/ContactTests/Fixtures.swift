import Contact
import FlowScreens

extension FormDraft<AddressField> {
  static var london: Self {
    [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"]
  }

  static var portland: Self {
    [.country: "US", .firstLine: "1120 SW 5th Avenue", .city: "Portland", .state: "OR", .postcode: "97204"]
  }

  func with(_ field: Field, _ text: String) -> Self {
    var draft = self
    draft[field] = text
    return draft
  }
}
