// A screen of the protocol as real controls. Nodes are kept while their element lives, so that focus, a half-typed text and a
// finger that is down survive each change. Text comes in by textContent alone.

const make = (name, className, text) => {
  const node = document.createElement(name)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

export const setText = (node, text) => { if (node.textContent !== text) node.textContent = text }
const setFlag = (node, name, value) => { if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value) }

/** Puts the nodes into the parent in order, and moves only those that stand elsewhere. */
export function place(parent, nodes) {
  const kept = new Set(nodes)
  for (const node of [...parent.childNodes]) if (!kept.has(node)) node.remove()
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null)
  })
}

/** A list to choose from. */
export function menu(label) {
  const node = make("select")
  node.setAttribute("aria-label", label)
  return node
}

/** Gives a list its options, each with its text and its value. */
export function fill(select, options) {
  const name = JSON.stringify(options)
  if (select.filledWith === name) return
  select.filledWith = name
  place(select, options.map(([text, value]) => {
    const node = make("option", "", text)
    node.value = value
    return node
  }))
}

/**
 * What a person changes in a field, sent once: when they press Enter or leave the field. A choice by a finger is sent at once; by keys, each
 * letter and each arrow is a change of a list or a date, and only the last one is meant.
 */
export class Edit {
  constructor(input, send) {
    this.isUnsent = false
    let isByKeys = false
    const isText = ["text", "search", "password"].includes(input.type)
    const commit = () => {
      if (!this.isUnsent) return
      this.isUnsent = false
      send()
    }
    input.addEventListener("pointerdown", () => { isByKeys = false })
    input.addEventListener("input", () => { this.isUnsent = true })
    input.addEventListener("change", () => {
      // That of a text comes late, when it was sent.
      if (!isText) this.isUnsent = true
      if (!isByKeys) commit()
    })
    input.addEventListener("blur", commit)
    input.addEventListener("keydown", event => {
      if (event.key !== "Enter") return isByKeys = true
      event.preventDefault()
      // An option that is chosen already can be chosen again.
      if (input.type === "select-one" && input.value) this.isUnsent = true
      commit()
    })
  }
}

const gestures = [
  "scroll down", "scroll up", "scroll to the end", "scroll to the top", "pull to refresh", "finish the swipe", "let go early", "swipe back",
  "swipe back and hold", "swipe back and let go early",
]

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
    /** The names of the secrets that the world knows. */
    this.secrets = []
    this.covered = make("div", "screen covered")
    this.covered.inert = true
    this.screen = make("div", "screen")
    this.bar = make("div", "bar")
    this.heading = make("h2")
    this.back = this.button("‹ Back", () => this.send(["back"]))
    this.back.dataset.exit = "back"
    this.backTo = menu("Back to")
    new Edit(this.backTo, () => { if (this.backTo.value) this.send(["back", "to", this.backTo.value]) })
    this.pull = this.button("Pull down", () => this.send(["pull", "down"]))
    this.pull.dataset.exit = "pull"
    this.elements = make("div", "elements")
    this.gestures = make("div", "row gestures")
    this.gestureButtons = new Map(gestures.map(words => [words, this.gestureButton(words)]))
    this.tabs = make("nav", "tabs")
    this.tabs.setAttribute("aria-label", "Tabs")
    this.tabButtons = new Map()
    // Where the focus goes when the element that had it has gone.
    this.screen.tabIndex = -1
    place(this.bar, [this.back, this.backTo, this.pull, this.heading])
  }

  button(text, action) {
    const node = make("button", "", text)
    node.type = "button"
    node.addEventListener("click", action)
    return node
  }

  gestureButton(words) {
    const node = this.button(words[0].toUpperCase() + words.slice(1), () => this.send(words.split(" ")))
    node.dataset.gesture = words
    return node
  }

  /** Remembers a list of options, which comes before the first screen that has it. */
  addOptions(event) { this.lists.set(event.optionsOf, event) }

  setSecrets(names) {
    if (names.join() === this.secrets.join()) return
    this.secrets = names
    if (this.shown) this.show(this.shown)
  }

  show(screen) {
    this.shown = screen
    if (!screen) {
      this.nodes.clear()
      place(this.root, [make("p", "screen", "The app is not running.")])
      return
    }
    const hadFocus = this.root.contains(document.activeElement)
    const style = screen.stack.at(-1)?.style
    const isAlert = style === "alert"
    setText(this.heading, screen.shown?.title ?? screen.title)
    this.screen.className = `screen${screen.below ? " over" : ""}${isAlert ? " alert" : ""}`
    setFlag(this.screen, "role", isAlert ? "alertdialog" : screen.below ? "dialog" : "group")
    setFlag(this.screen, "aria-label", screen.shown?.title ?? screen.title)
    setFlag(this.screen, "aria-busy", screen.isBusy)
    const way = screen.exits.includes("back") ? "back" : screen.exits.includes("close") ? "close" : ""
    this.back.hidden = way === ""
    const title = screen.shown?.backTitles?.[0] ?? screen.backTitles[0]
    setText(this.back, way === "close" ? "Close" : title ? `‹ ${title}` : "‹ Back")
    const titles = screen.shown?.backTitles ?? screen.backTitles
    this.backTo.hidden = titles.length < 2
    fill(this.backTo, [["Back to", ""], ...titles.map((title, index) => [title, screen.backTitles[index]])])
    this.pull.hidden = !screen.exits.includes("pullDown")
    const used = new Map()
    place(this.elements, screen.elements.map((element, index) => this.node(element, element.id ?? `at ${index}`, used)))
    this.showGestures(screen)
    this.showTabs(screen)
    if (screen.below) {
      place(this.covered, [
        make("h2", "", screen.below.shown?.title ?? screen.below.title),
        ...screen.below.elements.map((element, index) => this.node(element, `below ${element.id ?? index}`, used)),
      ])
    }
    this.nodes = used
    place(this.screen, [this.bar, this.elements, this.gestures, this.tabs])
    place(this.root, screen.below ? [this.covered, this.screen] : [this.screen])
    if (hadFocus && !this.root.contains(document.activeElement)) this.screen.focus()
  }

  showGestures(screen) {
    const scrolls = { down: "scroll down", up: "scroll up", end: "scroll to the end", top: "scroll to the top" }
    const possible = [
      ...(screen.scrolls ?? []).map(way => scrolls[way]),
      ...(screen.isRefreshable ? ["pull to refresh"] : []),
      ...(screen.isSwiping ? ["finish the swipe", "let go early"] : []),
      ...(screen.exits.includes("swipeBack") ? ["swipe back", "swipe back and hold", "swipe back and let go early"] : []),
    ]
    place(this.gestures, possible.map(words => this.gestureButtons.get(words)))
    this.gestures.hidden = !possible.length
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
    const edit = new Edit(input, () => this.set(part, input.value))
    const secrets = kind === "secret" ? this.secretMenu(part) : undefined
    input.addEventListener("focus", () => input.select?.())
    if (kind === "plain") {
      input.addEventListener("paste", event => {
        // At the end, as a phone does it, with the ends of lines, which a browser would drop.
        if (edit.isUnsent || input.selectionStart !== input.value.length) return
        event.preventDefault()
        this.send(["paste", event.clipboardData.getData("text"), "into", part.id ?? part.label])
      })
    }
    part.update = element => {
      part.updateField(element)
      secrets?.update(element)
      if (element.range) [input.min, input.max] = element.range
      const keys = element.keyboard?.keys
      if (inputModes[keys]) input.inputMode = inputModes[keys]
      if (edit.isUnsent) return
      const value = kind === "date" ? element.value : element.shown?.value ?? element.value
      // A secret comes back masked.
      if (kind === "secret") {
        input.placeholder = value
        if (value === "") input.value = ""
      } else if (input.value !== value) input.value = value
    }
    return part
  }

  /** A list of the secrets that the world knows, since a code that was sent can be read nowhere. */
  secretMenu(part) {
    const node = menu("")
    new Edit(node, () => {
      if (node.value) this.send(["fill", part.id ?? part.label, "with", "secret", node.value])
      node.value = ""
    })
    part.input.after(node)
    node.update = element => {
      node.dataset.label = element.field
      setFlag(node, "aria-label", `Known secrets for ${element.shown?.field ?? element.field}`)
      fill(node, [["Known secrets", ""], ...this.secrets.map(name => [name, name])])
      node.hidden = !this.secrets.length || !element.isEnabled
    }
    return node
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
    const edit = new Edit(part.input, () => this.set(part, part.input.value))
    part.update = element => {
      part.updateField(element)
      const list = element.optionsOf ? this.lists.get(element.optionsOf) : element
      const name = element.optionsOf ?? JSON.stringify(element.options)
      if (name !== shownList) {
        shownList = name
        const texts = list?.shown ?? element.shown?.options
        fill(part.input, ["", ...(list?.options ?? [])].map((option, index) => [index === 0 ? "" : texts?.[index - 1] ?? option, option]))
      }
      if (!edit.isUnsent && part.input.value !== element.value) part.input.value = element.value
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
