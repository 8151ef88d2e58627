import { Edit, Phone, fill, menu, place, setText } from "/screen.js"

const byId = id => document.getElementById(id)
const token = location.hash.slice(1)
const base = `/api/${location.pathname.split("/")[2]}`
// A reload has it; another page does not see it.
const headers = { Authorization: `Bearer ${token}` }

// The address of a page without its key is completed by hand.
addEventListener("hashchange", () => location.reload())

let hasEnded = false
function end() {
  hasEnded = true
  report("The session has ended. Reload the page for a new one.", true)
}

// Requests are made one after the other: a fill before the tap that follows it.
let last = Promise.resolve()
function post(command, body) {
  last = last.then(async () => {
    // A request would begin a new session, which this page does not follow.
    if (hasEnded) return end()
    const response = await fetch(`${base}/${command}`, {
      method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body ?? null),
    })
    const answer = response.ok ? await response.json() : { code: "request", reason: `The studio refuses this: ${response.status}.` }
    if (!hasEnded) report(answer.reason ?? answer.step ?? "", Boolean(answer.code))
    return answer
  }).catch(() => report("The studio does not answer. Is it running?", true))
  return last
}

function report(text, isBad = false) {
  byId("status").textContent = text
  byId("status").classList.toggle("bad", isBad)
}

const act = words => post("act", words)
const phone = new Phone(byId("phone"), act)

// MARK: The journey

let journey = { steps: [], cursor: 0 }
const stepNodes = []

function showJourney(event) {
  journey = event
  // Most steps are as they were, and an assignment lays the page out again.
  const nodes = event.steps.map((text, index) => {
    const { item, button } = stepNodes[index] ??= makeStep(index)
    setText(button, text)
    const className = index >= event.cursor ? "later" : index === event.cursor - 1 ? "cursor" : ""
    if (item.className !== className) item.className = className
    const isCurrent = index === Math.max(0, event.cursor - 1)
    if (isCurrent) button.setAttribute("aria-current", "step")
    else button.removeAttribute("aria-current")
    // One stop for the Tab key; the arrows go on from there.
    const tabIndex = isCurrent ? 0 : -1
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
    return item
  })
  place(byId("steps"), nodes)
  // With the next frame, which lays the page out in any case.
  requestAnimationFrame(() => { if (journey === event && event.cursor > 0) reveal(nodes[event.cursor - 1]) })
  byId("step-back").setAttribute("aria-disabled", event.cursor === 0)
  byId("step-on").setAttribute("aria-disabled", event.cursor === event.steps.length)
  byId("restore").hidden = !event.canRestore
}

/** Scrolls the list alone: the page would leave the app, where it is narrow or its text large. */
function reveal(node) {
  const [list, step] = [byId("steps"), node].map(part => part.getBoundingClientRect())
  byId("steps").scrollTop += Math.min(step.top - list.top, 0) || Math.max(step.bottom - list.bottom, 0)
}

function makeStep(index) {
  const [item, button] = [document.createElement("li"), document.createElement("button")]
  button.type = "button"
  button.addEventListener("click", () => post("move", index + 1))
  item.append(button)
  return { item, button }
}

byId("steps").addEventListener("keydown", event => {
  const move = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key]
  const next = move && event.target.closest("li")?.[move]
  if (!next) return
  event.preventDefault()
  next.firstChild.focus()
})
byId("step-back").addEventListener("click", () => { if (journey.cursor > 0) post("move", journey.cursor - 1) })
byId("step-on").addEventListener("click", () => { if (journey.cursor < journey.steps.length) post("move", journey.cursor + 1) })
byId("restore").addEventListener("click", () => post("restore"))
byId("end").addEventListener("click", () => post("end"))
byId("load").addEventListener("click", () => byId("file").click())
byId("file").addEventListener("change", async event => {
  const [file] = event.target.files
  if (file) post("load", await file.text())
  event.target.value = ""
})
const reportOfPerson = () => ({ note: byId("note").value.trim(), missing: byId("missing").value.trim() })
byId("save").addEventListener("click", async () => {
  const answer = await post("report", reportOfPerson())
  if (!answer?.text) return
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([answer.text], { type: "text/plain" }))
  link.download = "report.journey"
  link.click()
  URL.revokeObjectURL(link.href)
  report("The journey is saved. What was typed into a secret field is not in it.")
})
byId("make-test").addEventListener("click", async () => {
  const answer = await post("test", reportOfPerson())
  if (!answer?.text) return
  report(`The test is ${answer.text}. It is played with all the others.`)
  byId("note").value = byId("missing").value = ""
})

byId("line").addEventListener("keydown", async event => {
  if (event.key !== "Enter" || !event.target.value.trim()) return
  const answer = await post("line", event.target.value)
  if (!answer?.code) byId("line").value = ""
})

// MARK: The world

let phrasesShown

function showWorld({ world }) {
  // A screen reader reads the app in its language, unless that is only for tests.
  byId("phone").lang = world.language.match(/^[a-z]{2}(-|$)/) ? world.language : "en"
  phone.setSecrets(world.secrets ?? [])
  byId("now").textContent = `${world.now.replace("T", " ").replace("Z", "")} · ${world.language}`
  place(byId("services"), [
    ...world.services.map(service => {
      const words = [service.isDown ? "down" : "up"]
      if (service.faults) words.push(`${service.faults} faults wait`)
      if (service.held.length) words.push(`holds ${service.held.join(", ")}`)
      if (service.late) words.push(`${service.late} late`)
      if (service.kills) words.push("will kill the app")
      return line(`${service.name}: ${words.join(", ")}`)
    }),
    ...(world.isDiskDisturbed ? [line("disk: disturbed")] : []),
    ...(world.areSecretsUnreadable ? [line("secrets: unreadable")] : []),
  ])
  if (!world.phrases || phrasesShown) return
  phrasesShown = true
  const fixed = [
    ["Kill", ["kill"]], ["Launch", ["relaunch"]], ["1 minute later", ["clock", "+1m"]], ["1 day later", ["clock", "+1d"]],
  ]
  place(byId("device"), [
    ...fixed.map(([text, words]) => deviceButton(text, words)),
    ...(world.languages?.length ? [languageMenu(world.languages)] : []),
    ask("Region", "DE", [], name => ["region", "is", name]),
    ask("Clock", "+1d", ["+1m", "+1h", "+1d"], time => ["clock", time]),
    ask("Open a link", world.links?.[0] ?? "", world.links ?? [], link => ["open", link]),
  ])
  place(byId("phrases"), phraseGroups(world))
}

/** The phrases below headings: the app's own, each service's, and the kills at a call. */
function phraseGroups({ phrases, services }) {
  const groups = new Map()
  for (const phrase of phrases) {
    const [first] = phrase.phrase.split(" ")
    const title = first === "kill" ? "Kill at a call" : services.find(({ name }) => name === first)?.name ?? "App and device"
    groups.set(title, [...groups.get(title) ?? [], phraseNode(phrase)])
  }
  return [...groups].flatMap(([title, nodes]) => [heading(title), ...nodes])
}

function heading(text) {
  const node = document.createElement("h3")
  node.textContent = text
  return node
}

function line(text) {
  const node = document.createElement("li")
  node.textContent = text
  return node
}

function button(text, action) {
  const node = document.createElement("button")
  node.type = "button"
  node.textContent = text
  node.addEventListener("click", action)
  return node
}

function deviceButton(text, words) {
  const node = button(text, () => act(words))
  node.dataset.does = words.join(" ")
  return node
}

/** A list whose choice is an act, and which shows its title again. */
function languageMenu(names) {
  const node = menu("Language")
  fill(node, [["Language", ""], ...names.map(name => [name, name])])
  new Edit(node, () => {
    if (node.value) act(["language", "is", node.value])
    node.value = ""
  })
  return node
}

/** A field whose text is an act. */
function ask(title, placeholder, values, words) {
  const label = document.createElement("label")
  const [input, list] = [document.createElement("input"), document.createElement("datalist")]
  list.id = `values-of-${title}`
  input.setAttribute("list", list.id)
  Object.assign(input, { autocomplete: "off", placeholder, spellcheck: false })
  input.dataset.asks = words("")[0]
  fill(list, values.map(value => [value, value]))
  input.addEventListener("keydown", async event => {
    if (event.key !== "Enter" || !input.value.trim()) return
    const answer = await act(words(input.value))
    if (!answer?.code) input.value = ""
  })
  label.className = "field"
  label.append(title, input, list)
  return label
}

/** A phrase such as `bank next … …`, with a control for each of its places. */
function phraseNode({ phrase, places }) {
  const node = document.createElement("div")
  node.className = "phrase"
  node.dataset.phrase = phrase
  const words = phrase.split(" ")
  const inputs = places.map(({ words: choices, most }, place) => {
    const input = document.createElement(choices ? "select" : "input")
    if (choices) {
      fill(input, choices.map(choice => [choice, choice]))
    } else if (most) {
      Object.assign(input, { type: "number", min: 1, max: most, value: 1 })
    }
    input.dataset.place = place
    input.setAttribute("aria-label", `${phrase}, place ${place + 1}`)
    return input
  })
  const perform = () => {
    const values = inputs.map(input => input.value)
    act(words.map(word => word === "…" ? values.shift() : word))
  }
  const text = words.filter(word => word !== "…").join(" ")
  node.append(button(text, perform), ...inputs)
  return node
}

// MARK: The flows

const flows = new Map()

function showFlow({ id, parent, name, did, detail }) {
  if (did === "started") flows.set(id, { id, parent, name })
  if (did === "showed" && flows.has(id)) flows.get(id).screen = detail
  if (did === "ended" || did === "terminated") flows.delete(id)
  showFlowsSoon()
}

let willShowFlows = false

/** Shows the flows with the next frame, since several events come at once. */
function showFlowsSoon() {
  if (willShowFlows) return
  willShowFlows = true
  requestAnimationFrame(() => {
    willShowFlows = false
    showFlows()
  })
}

function showFlows() {
  const depth = flow => flow.parent && flows.has(flow.parent) ? depth(flows.get(flow.parent)) + 1 : 0
  place(byId("flows"), [...flows.values()].map(flow =>
    line(`${"– ".repeat(depth(flow))}${flow.name}${flow.screen ? `: ${flow.screen}` : ""}`)))
}

// MARK: The events

function receive(event) {
  switch (event.event) {
    case "hello": byId("app-name").textContent = document.title = `${event.app} ${event.version}`; break
    case "options": if (event.optionsOf) phone.addOptions(event); break
    case "screen": case "working": phone.show(event.screen); break
    case "world": showWorld(event); break
    case "flows":
      flows.clear()
      for (const flow of event.flows) flows.set(flow.id, flow)
      showFlowsSoon()
      break
    case "flow": showFlow(event.flow); break
    case "studio-journey": showJourney(event); break
    case "studio-ended": report("The app has ended. Step back, or load a journey.", true); break
  }
}

async function follow() {
  const response = await fetch(`${base}/events`, { headers })
  if (!response.ok) return report("This address is not the one that the terminal has printed.", true)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return end()
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n")
    rest = lines.pop()
    for (const text of lines) if (text) receive(JSON.parse(text))
  }
}

follow().catch(() => report("The studio does not answer. Is it running?", true))
