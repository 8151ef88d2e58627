import FlowProgram

/// The simulated services of the features, in alphabetical order.
let appSimulations: [ServiceSimulation] = [
  // A line for each feature that asks a service.
  ServiceSimulation { SimulatedGalleryService(connection: $0) },
  ServiceSimulation { SimulatedVoucherService(connection: $0) },
]
