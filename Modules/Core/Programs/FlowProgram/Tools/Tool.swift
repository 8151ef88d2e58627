import FlowHeadless

/// The tools of an app, with their descriptions, which contain nothing that the app shows.
enum Tool: String, CaseIterable, Sendable {
  case look, tap, enter, leave, options, device, world, journey

  /// The tool as `tools/list` has it.
  var description: JSONValue {
    [
      "name": .string(rawValue), "description": .string(purpose),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(required.map { .string($0) }),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(!isReadOnly && !isIdempotent),
        "idempotentHint": .bool(isIdempotent), "openWorldHint": false,
      ],
    ]
  }

  private var isReadOnly: Bool {
    switch self {
    case .look, .options: true
    case .tap, .enter, .leave, .device, .world, .journey: false
    }
  }

  private var isIdempotent: Bool {
    switch self {
    case .look, .options, .enter: true
    case .tap, .leave, .device, .world, .journey: false
    }
  }

  private var purpose: String {
    switch self {
    case .look: "Shows the screen: its name and title, texts, fields, buttons, and ways out."
    case .tap: "Taps a button or a row by its label, and shows the screen."
    case .enter: "Enters values in fields by their labels, chooses options, turns switches, and shows the screen."
    case .leave: "Goes back, closes the screen, or leaves it by a gesture, and shows the screen."
    case .options: "Lists the options of a field, or those that match a text."
    case .device: "Does something around the app: time, links, kills, languages, scrolling."
    case .world:
      "Changes the world around the app, such as a service that is down; without a phrase, lists the phrases."
    case .journey: "Shows the journey so far as a script; takes steps back, or expects a fact, which is added to it."
    }
  }

  private var properties: [String: JSONValue] {
    switch self {
    case .look: [:]
    case .tap:
      [
        "label": ["type": "string"], "twice": ["type": "boolean"],
        "then": ["type": "string", "description": "A step in the notation of journeys, at once after the tap."],
      ]
    case .enter:
      [
        "values": [
          "type": "object", "additionalProperties": ["type": ["string", "boolean"]],
          "description":
            "Each field's label with its value: a text, an option, a date such as 1990-12-31, or true for on.",
        ],
        "secrets": [
          "type": "object", "additionalProperties": ["type": "string"],
          "description": "Each field's label with the name of a secret of the world.",
        ],
        "how": ["enum": .array(Entering.allCases.map { .string($0.rawValue) })],
      ]
    case .leave:
      [
        "how": ["enum": .array(Leaving.allCases.map { .string($0.rawValue) })],
        "to": ["type": "string", "description": "A title of a screen below, to go back to."],
        "then": ["type": "string", "description": "A step in the notation of journeys, at once after it."],
      ]
    case .options: ["label": ["type": "string"], "text": ["type": "string"]]
    case .device:
      [
        "act": ["enum": .array(DeviceAct.allCases.map { .string($0.rawValue) })],
        "value": [
          "type": "string", "description": "A duration such as +1d2h, a link, a language, a region, or a tab.",
        ],
      ]
    case .world: ["phrase": ["type": "string", "description": "A phrase, with a word or a quoted text for each …."]]
    case .journey:
      [
        "undo": ["type": "integer", "minimum": 1, "description": "The number of steps to take back."],
        "expect": ["type": "string", "description": "A fact in the notation of journeys, such as screen \"Home\"."],
      ]
    }
  }

  private var required: [String] {
    switch self {
    case .tap, .options: ["label"]
    case .device: ["act"]
    case .look, .enter, .leave, .world, .journey: []
    }
  }

  /// The names of its arguments.
  var argumentNames: Set<String> { Set(properties.keys) }
}

extension Tool {
  /// The ways to enter a text.
  enum Entering: String, CaseIterable {
    case type, paste, suggest
  }

  /// The ways to leave a screen, in the notation of journeys.
  enum Leaving: String, CaseIterable {
    case back, close
    case pullDown = "pull down"
    case swipeBack = "swipe back"
    case swipeAndHold = "swipe back and hold"
    case swipeAndLetGo = "swipe back and let go early"
    case finishSwipe = "finish the swipe"
    case letGo = "let go early"

    var action: PersonAction {
      switch self {
      case .back, .close: .back
      case .pullDown: .pullDown
      case .swipeBack: .swipeBack(.finished)
      case .swipeAndHold: .swipeBack(.held)
      case .swipeAndLetGo: .swipeBack(.cancelled)
      case .finishSwipe: .finishSwipe
      case .letGo: .cancelSwipe
      }
    }
  }

  /// An event around the app; those before `clock` need no value.
  enum DeviceAct: String, CaseIterable {
    case kill, relaunch, refresh
    case scrollDown = "scroll down"
    case scrollUp = "scroll up"
    case scrollToTheEnd = "scroll to the end"
    case scrollToTheTop = "scroll to the top"
    case clock, open, language, region, tab
  }
}
