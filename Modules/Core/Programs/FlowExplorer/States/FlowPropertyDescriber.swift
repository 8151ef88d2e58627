/// Describes the properties of flows that hold values, such as a draft: they influence later actions, and no screen shows them.
@MainActor
package final class FlowPropertyDescriber {
  private var properties: [ObjectIdentifier: [StoredProperty]] = [:]
  private let values = ValueDescriber()

  package init() {}

  /// Appends the values of a flow's properties that can be compared.
  package func describe(_ flow: AnyObject, into text: inout String) {
    for property in knownProperties(of: flow) {
      switch property {
      case .value(let offset, let texts):
        // A flow is not deallocated while its properties are read.
        withExtendedLifetime(flow) {
          text += texts.text(at: UnsafeRawPointer(Unmanaged.passUnretained(flow).toOpaque()) + offset)
        }
      case .dynamic(let index): text += self.text(ofChild: index, of: flow)
      }
      text += "\u{1}"
    }
  }

  private func knownProperties(of flow: AnyObject) -> [StoredProperty] {
    let type = ObjectIdentifier(Swift.type(of: flow))
    if let known = properties[type] { return known }
    // A cache for each property, whose latest value is most often also the next one.
    let made = StoredProperty.all(of: flow) { values.makeTexts(of: $0) }
    properties[type] = made
    return made
  }

  /// Returns the text of a property whose value may have another type each time.
  private func text(ofChild index: Int, of flow: AnyObject) -> String {
    let children = Mirror(reflecting: flow).children
    let value = children[children.index(children.startIndex, offsetBy: index)].value
    guard let value = value as? any Equatable, !(Swift.type(of: value) is AnyClass) else { return "" }
    return values.texts(of: Swift.type(of: value)).text(of: value)
  }
}
