import BankClient
import FlowHTTP
import FlowProgram
import Foundation

/// The example with the bank whose address is in `BANK`, such as `http://127.0.0.1:8080/v1`.
///
/// With `BANK_TOKEN`, a customer's token, the app uses the bank's own books and clock. Without it, each device has books of its own in a
/// sandbox, so that journeys do not meet. `BANK_DEADLINE` is the deadline of a call in seconds.
@main
struct Main {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    guard let bank = environment["BANK"].flatMap(URL.init) else {
      FileHandle.standardError.write(Data("BANK is the address of a bank: http://127.0.0.1:8080/v1\n".utf8))
      exit(2)
    }
    let token = environment["BANK_TOKEN"]
    let deadline = environment["BANK_DEADLINE"].flatMap(Int.init).map { Duration.seconds($0) }
    var app = SandboxApp()
    let transport = URLSessionTransport()
    app.makeBank = { clock in
      let books = token == nil ? UUID().uuidString : nil
      return { connection, customer in
        OutsideBank(
          at: bank, over: transport, books: books, token: token, clock: clock, deadline: deadline,
          connection: connection, customer: customer)
      }
    }
    await AppCommand.run(app)
  }
}
