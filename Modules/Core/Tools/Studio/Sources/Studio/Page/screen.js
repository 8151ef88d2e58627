// A screen of the protocol as real controls. Nodes are kept while their element lives, so that focus, a half-typed text and a
// finger that is down survive each change. Text comes in by textContent alone.

const make = (name, className, text) => {
  const node = document.createElement(name)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

const setText = (node, text) => { if (node.textContent !== text) node.textContent = text }
const setFlag = (node, name, value) => { if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value) }

/** Puts the nodes into the parent in order, and moves only those that stand elsewhere. */
export function place(parent, nodes) {
  const kept = new Set(nodes)
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove()
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null)
  })
}

const inputModes = { email: "email", phone: "tel", decimal: "decimal", digits: "numeric" }

export class Phone {
  /**
   * @param root The element of the page for the app.
   * @param send Sends a command, an array of words; several are sent in order.
   */
  constructor(root, send) {
    this.root = root
    this.send = send
    this.lists = new Map()
    this.nodes = new Map()
    this.covered = make("div", "screen covered")
    this.covered.inert = true
    this.screen = make("div", "screen")
    this.bar = make("div", "bar")
    this.heading = make("h2")
    this.back = this.button("‹ Back", () => this.send(["back"]))
    this.back.dataset.exit = "back"
    this.pull = this.button("Pull down", () => this.send(["pull", "down"]))
    this.pull.dataset.exit = "pull"
    this.elements = make("div", "elements")
    this.scrolls = make("div", "row")
    this.tabs = make("nav", "tabs")
    this.tabs.setAttribute("aria-label", "Tabs")
    this.tabButtons = new Map()
    place(this.bar, [this.back, this.heading, this.pull])
  }

  button(text, action) {
    const node = make("button", "", text)
    node.type = "button"
    node.addEventListener("click", action)
    return node
  }

  /** Remembers a list of options, which comes before the first screen that has it. */
  addOptions(event) { this.lists.set(event.optionsOf, event) }

  show(screen) {
    if (!screen) {
      this.nodes.clear()
      place(this.root, [make("p", "screen", "The app is not running.")])
      return
    }
    const style = screen.stack.at(-1)?.style
    const isAlert = style === "alert"
    setText(this.heading, screen.shown?.title ?? screen.title)
    this.screen.className = screen.below ? "screen over" : "screen"
    setFlag(this.screen, "role", isAlert ? "alertdialog" : screen.below ? "dialog" : "group")
    setFlag(this.screen, "aria-label", screen.shown?.title ?? screen.title)
    setFlag(this.screen, "aria-busy", screen.isBusy)
    const way = screen.exits.includes("back") ? "back" : screen.exits.includes("close") ? "close" : ""
    this.back.hidden = way === ""
    const title = screen.shown?.backTitles?.[0] ?? screen.backTitles[0]
    setText(this.back, way === "close" ? "Close" : title ? `‹ ${title}` : "‹ Back")
    this.pull.hidden = !screen.exits.includes("pullDown")
    const used = new Map()
    place(this.elements, screen.elements.map((element, index) => this.node(element, element.id ?? `at ${index}`, used)))
    this.showScrolls(screen)
    this.showTabs(screen)
    if (screen.below) {
      place(this.covered, [
        make("h2", "", screen.below.shown?.title ?? screen.below.title),
        ...screen.below.elements.map((element, index) => this.node(element, `below ${element.id ?? index}`, used)),
      ])
    }
    this.nodes = used
    place(this.screen, [this.bar, this.elements, this.scrolls, this.tabs])
    place(this.root, screen.below ? [this.covered, this.screen] : [this.screen])
    if (this.name !== screen.name) {
      const isFirst = this.name === undefined
      this.name = screen.name
      if (!isFirst && !this.root.contains(document.activeElement)) this.root.focus()
    }
  }

  showScrolls(screen) {
    const words = { up: ["scroll", "up"], down: ["scroll", "down"], top: ["scroll", "to", "the", "top"], end: ["scroll", "to", "the", "end"] }
    const labels = { up: "Scroll up", down: "Scroll down", top: "To the top", end: "To the end" }
    this.scrollButtons ??= new Map(Object.keys(words).map(key => [key, this.button(labels[key], () => this.send(words[key]))]))
    this.refresh ??= this.button("Refresh", () => this.send(["pull", "to", "refresh"]))
    const scrolls = (screen.scrolls ?? []).map(key => this.scrollButtons.get(key))
    place(this.scrolls, screen.isRefreshable ? [...scrolls, this.refresh] : scrolls)
    this.scrolls.hidden = !this.scrolls.childNodes.length
  }

  showTabs(screen) {
    place(this.tabs, screen.tabs.map((tab, index) => {
      if (!this.tabButtons.has(tab.title)) {
        const button = this.button("", () => this.send(["select", "tab", tab.title]))
        button.dataset.tab = tab.title
        this.tabButtons.set(tab.title, button)
      }
      const node = this.tabButtons.get(tab.title)
      setText(node, screen.shown?.tabs?.[index] ?? tab.title)
      setFlag(node, "aria-pressed", tab.isSelected)
      return node
    }))
    this.tabs.hidden = !screen.tabs.length
  }

  node(element, id, used) {
    const kind = "field" in element ? fieldKind(element) : "action" in element ? "action" : element.kind ?? "text"
    const key = `${id} ${kind}`
    const part = this.nodes.get(key) ?? this.part(kind)
    part.id = element.id ? `#${element.id}` : undefined
    part.update(element)
    used.set(key, part)
    return part.node
  }

  part(kind) {
    switch (kind) {
      case "action": return this.actionPart()
      case "toggle": return this.togglePart()
      case "choice": return this.choicePart()
      case "date": case "secret": case "search": case "plain": return this.textPart(kind)
      case "progress": return progressPart()
      case "image": case "custom": return picturePart()
      default: return linePart()
    }
  }

  actionPart() {
    const part = {}
    const label = element => element.shown?.action ?? element.action
    part.node = this.button("", () => this.send(["tap", part.id ?? part.label]))
    part.cells = cells()
    part.update = element => {
      part.label = part.node.dataset.label = element.action
      part.node.className = `action ${element.role}${element.isMain ? " main" : ""}`
      setFlag(part.node, "aria-disabled", !element.isEnabled)
      part.cells.update({ ...element, title: element.shown?.title ?? element.title ?? label(element) })
    }
    part.node.append(part.cells.node)
    return part
  }

  field(part, input, className = "") {
    const [node, label, caption, error] = [make("div", `field ${className}`), make("label"), make("span"), make("span", "error")]
    label.append(caption)
    const number = ++Phone.count
    input.id = `input-${number}`
    error.id = `error-${number}`
    label.htmlFor = input.id
    input.setAttribute("autocomplete", "off")
    if (className === "toggle") node.append(input, label, error)
    else node.append(label, input, error)
    Object.assign(part, { node, input })
    part.updateField = element => {
      part.label = input.dataset.label = element.field
      setText(caption, element.shown?.field ?? element.field)
      const problem = element.shown?.error ?? element.error ?? ""
      setText(error, problem)
      error.hidden = problem === ""
      setFlag(input, "aria-invalid", problem !== "")
      if (problem) input.setAttribute("aria-describedby", error.id)
      else input.removeAttribute("aria-describedby")
      input.disabled = !element.isEnabled
    }
    return part
  }

  set(part, value) { this.send(["set", part.id ?? part.label, value]) }

  textPart(kind) {
    const part = this.field({}, make("input"))
    const { input } = part
    input.type = { date: "date", secret: "password", search: "search" }[kind] ?? "text"
    let sent
    const commit = () => {
      if (input.value === sent) return
      sent = input.value
      this.set(part, input.value)
    }
    input.addEventListener("focus", () => input.select?.())
    input.addEventListener("change", commit)
    input.addEventListener("keydown", event => { if (event.key === "Enter") commit() })
    part.update = element => {
      part.updateField(element)
      if (element.earliest) input.min = element.earliest
      if (element.latest) input.max = element.latest
      const keys = element.keyboard?.keys
      if (inputModes[keys]) input.inputMode = inputModes[keys]
      const isTyping = document.activeElement === input && input.value !== sent
      // A secret comes back masked.
      if (!isTyping && kind !== "secret" && input.value !== element.value) input.value = element.value
      if (kind === "secret" && element.value === "") input.value = ""
      sent = input.value
    }
    return part
  }

  togglePart() {
    const part = this.field({}, make("input"), "toggle")
    part.input.type = "checkbox"
    part.input.setAttribute("role", "switch")
    part.input.addEventListener("change", () => this.set(part, part.input.checked ? "on" : "off"))
    part.update = element => {
      part.updateField(element)
      part.input.checked = element.value === "on"
    }
    return part
  }

  choicePart() {
    const part = this.field({}, make("select"))
    let shownList
    part.input.addEventListener("change", () => this.set(part, part.input.value))
    part.update = element => {
      part.updateField(element)
      const list = element.optionsOf ? this.lists.get(element.optionsOf) : element
      const name = element.optionsOf ?? JSON.stringify(element.options)
      if (name !== shownList) {
        shownList = name
        const texts = list?.shown ?? element.shown?.options
        place(part.input, ["", ...(list?.options ?? [])].map((option, index) => {
          const node = make("option", "", index === 0 ? "" : texts?.[index - 1] ?? option)
          node.value = option
          return node
        }))
      }
      if (part.input.value !== element.value) part.input.value = element.value
    }
    return part
  }
}

Phone.count = 0

function fieldKind(element) {
  if (element.kind) return element.kind
  return element.optionsOf || element.options ? "choice" : "plain"
}

function cells() {
  const [node, title, value, subtitle, badge] =
    [make("span", "cells"), make("span"), make("span"), make("span", "subtitle"), make("span", "badge")]
  const update = element => {
    const shown = { ...element, ...element.shown }
    setText(title, shown.title ?? shown.text ?? "")
    setText(value, shown.value ?? "")
    setText(subtitle, shown.subtitle ?? "")
    setText(badge, shown.badge ?? "")
    place(node, [title, ...(shown.value ? [value] : []), ...(shown.badge ? [badge] : []), ...(shown.subtitle ? [subtitle] : [])])
  }
  return { node, update }
}

function linePart() {
  const part = { node: make("div") }
  const inner = cells()
  part.update = element => {
    part.node.className = [element.kind ?? "text", element.style ?? ""].join(" ")
    const isHeading = element.kind === "header" || element.style === "title" || element.style === "heading"
    if (isHeading) { setFlag(part.node, "role", "heading"); setFlag(part.node, "aria-level", 3) } else part.node.removeAttribute("role")
    if (element.kind === "item" && element.title !== undefined) {
      place(part.node, [inner.node])
      inner.update(element)
    } else setText(part.node, element.shown?.text ?? element.text)
  }
  return part
}

function progressPart() {
  const part = { node: make("div") }
  const [bar, text] = [make("progress"), make("p", "note")]
  part.node.append(bar, text)
  part.update = element => {
    if (element.fraction === undefined) bar.removeAttribute("value")
    else bar.value = element.fraction
    setText(text, element.shown?.text ?? element.text)
    setFlag(bar, "aria-label", element.shown?.text ?? element.text)
  }
  return part
}

function picturePart() {
  const part = { node: make("figure", "picture") }
  part.update = element => setText(part.node, element.shown?.text ?? element.text)
  return part
}
