/** How long a tab or row may take until its fields are drawn, and for how long nothing may move then (spec/behaviour §30.5). */
const PATIENCE_MS = 3000
const STILL_FRAMES = 20
/** Payload's own names for what has to be opened before a field can be seen (studio/journeys/findings.studio.test.ts). */
const TAB = '.tabs-field__tab-button'
const CLOSED_ROW = '.collapsible--collapsed'
const ROW_TOGGLE = '.collapsible__toggle'
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex="0"]'

interface Target {
  readonly path: string
  /** The label of the tab that holds the field. */
  readonly tab?: string
}

/** Leads to a field of a form: opens its tab and the rows it is in, scrolls there and puts the focus into it. */
export async function goToField(form: Element, { path, tab }: Target): Promise<void> {
  if (tab !== undefined) openTab(form, tab)
  for (const row of rowsOf(path)) await openRow(form, row)
  const field = await drawn(form, () => fieldAt(form, path))
  if (field) await keepInSight(field)
}

/** Parts of a form that are drawn late move what is below them: scrolls until nothing has moved for a while. */
async function keepInSight(field: Element): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  let top = Number.NaN
  for (let still = 0; still < STILL_FRAMES && performance.now() < end; still += 1) {
    field.scrollIntoView({ block: 'center' })
    await nextFrame()
    const now = field.getBoundingClientRect().top
    if (now !== top) still = 0
    top = now
  }
}

/** The id that Payload gives to what a field is typed into, or to the whole of a field that has parts. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '__')}`
}

/** The field, once it has the focus: what is still being opened takes none. */
function fieldAt(form: Element, path: string): Element | undefined {
  const sentence = form.querySelector(`[data-field="${CSS.escape(path)}"]`)
  const whole = sentence?.closest('.field-type')
  const field = form.querySelector(`#${CSS.escape(fieldId(path))}`) ?? whole
  const inside = field?.matches(FOCUSABLE) ? field : field?.querySelector(FOCUSABLE)
  const fold = (field ?? sentence)?.closest(CLOSED_ROW)
  fold?.querySelector<HTMLElement>(ROW_TOGGLE)?.click()
  if (!(inside instanceof HTMLElement)) return undefined
  inside.focus({ preventScroll: true })
  return document.activeElement === inside ? inside : undefined
}

function openTab(form: Element, label: string): void {
  const tabs = [...form.querySelectorAll<HTMLElement>(TAB)]
  // A number of errors may stand behind the label.
  tabs.find(({ textContent }) => textContent.replace(/\d+$/, '').trim() === label)?.click()
}

/** The rows a field is in, from the outside: `sessions.0.access.items.2.note` is in two. */
function rowsOf(path: string): string[] {
  const parts = path.split('.')
  return [...parts.keys()]
    .filter((index) => /^\d+$/.test(parts[index] ?? ''))
    .map((index) => parts.slice(0, index + 1).join('.'))
}

async function openRow(form: Element, row: string): Promise<void> {
  const cut = row.lastIndexOf('.')
  const id = `${row.slice(0, cut).replaceAll('.', '-')}-row-${row.slice(cut + 1)}`
  const element = await drawn(form, () => form.querySelector(`#${CSS.escape(id)}`) ?? undefined)
  const collapsible = element?.querySelector('.collapsible')
  if (collapsible?.matches(CLOSED_ROW)) collapsible.querySelector<HTMLElement>(ROW_TOGGLE)?.click()
}

/** Waits for what is drawn only when it comes near: looks further down the form until it is there. */
async function drawn(form: Element, find: () => Element | undefined): Promise<Element | undefined> {
  const end = performance.now() + PATIENCE_MS
  let found = find()
  while (!found && performance.now() < end) {
    await nextFrame()
    found = find()
    if (!found) scrollOn(form)
  }
  return found
}

function scrollOn(form: Element): void {
  const isAtEnd = form.getBoundingClientRect().bottom <= innerHeight
  if (isAtEnd) window.scrollTo({ top: 0 })
  else window.scrollBy({ top: innerHeight / 2 })
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
