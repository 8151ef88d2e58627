#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowSwiftUI
  import SwiftUI

  @MainActor
  final class InvitationFlow: Flow {
    let context: FlowContext<FlowOutcome<String>>

    init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

    func didStart() {}
  }

  // The guide.
  struct TeamView: View {
    @State private var isInviting = false
    @State private var guest = "Nobody"

    var body: some View {
      Button("\(guest) is invited") { isInviting = true }
        .flow(isPresented: $isInviting) {
          InvitationFlow($0)
        } onFinish: { result in
          if case .completed(let name) = result { guest = name }
        }
    }
  }
#endif
