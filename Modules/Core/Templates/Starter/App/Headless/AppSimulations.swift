import CompositionRoot
import FlowProgram

/// The simulated services of the features, in alphabetical order.
let appSimulations: [ServiceSimulation] = [
  // A line for each feature that asks a service.
  ServiceSimulation(of: SampleGalleryService.init, by: SimulatedGalleryService.init),
  ServiceSimulation(of: SampleVoucherService.init, by: SimulatedVoucherService.init),
]
