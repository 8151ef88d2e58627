#if !canImport(UIKit)
  // Transitions of modals.

  extension UIViewController {
    /// The outermost container, which presents modals.
    var outermost: UIViewController {
      var outermost = self
      while let parent = outermost.parent { outermost = parent }
      return outermost
    }

    /// The device of its window.
    var device: StandInDevice? {
      var next = self
      while let up = next.parent ?? next.ownHost { next = up }
      return next.ownWindow?.device
    }

    func cover(with modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
      guard let device else { return }
      guard ownModal == nil, !device.transitions.contains(where: \.isModal) else {
        return device.complain("present \(type(of: modal)) while something is presented or dismissed")
      }
      guard modal.parent == nil, modal.ownHost == nil else {
        return device.complain("present \(type(of: modal)), which is already shown")
      }
      guard !device.refusesNextPresentation else {
        device.refusesNextPresentation = false
        return
      }
      let seen = device.visible
      ownModal = modal
      modal.ownHost = self
      let container = UIView()
      modal.presentationController?.containerView = container
      device.window.addSubview(container)
      for controller in modal.withVisible { _ = controller.view }
      device.begin(
        StandInTransition(
          [self, modal], isModal: true, isAnimated: animated, seen: seen, end: .init(notify: { completion?() })))
    }

    /// Dismisses the presented view controller, and everything above it.
    func uncover(animated: Bool, byPerson: Bool, completion: (() -> Void)?) {
      guard let modal = ownModal, let device else { return }
      guard !device.transitions.contains(where: \.isModal) else {
        return device.complain("dismiss \(type(of: modal)) while something is presented or dismissed")
      }
      let all = Array(sequence(first: modal, next: { $0.ownModal }))
      let end = StandInTransition.End {
        for controller in [self] + all { controller.ownModal = nil }
        for controller in all {
          controller.ownHost = nil
          controller.presentationController?.containerView?.removeFromSuperview()
          controller.presentationController?.containerView = nil
        }
      } notify: {
        completion?()
        if byPerson, let presentation = modal.presentationController {
          presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
      }
      device.begin(
        StandInTransition([self] + all, isModal: true, isAnimated: animated, seen: device.visible, end: end))
    }
  }
#endif
