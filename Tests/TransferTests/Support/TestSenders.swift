import Business
import Transfer

/// Ada, and a business of hers.
struct TestSenders: SenderDirectory {
  let active: Sender
  let business: Sender

  init() throws {
    active = Sender(id: try Sender.ID("ada"), kind: .person, name: "Ada Lovelace")
    business = Sender(id: try Sender.ID("engines"), kind: .business, name: "Engines Ltd")
  }

  var all: [Sender] { [active, business] }

  func sender(of business: BusinessProfile) -> Sender { self.business }
}
