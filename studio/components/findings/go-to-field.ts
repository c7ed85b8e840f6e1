/**
 * The longest wait for the fields of an opened tab or row, and then for the field to stop moving (spec/behaviour
 * §30.5).
 */
const PATIENCE_MS = 3000
/** A field stands still when its position was the same for this many frames, a third of a second at 60 Hz. */
const STILL_FRAMES = 20
/**
 * Payload's own class names of the elements that must be opened before a field is visible.
 * `studio/journeys/findings.studio.test.ts` would notice a change.
 */
const TAB = '.tabs-field__tab-button'
const CLOSED_ROW = '.collapsible--collapsed'
const ROW_TOGGLE = '.collapsible__toggle'
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex="0"]'

interface Target {
  readonly path: string
  /** The label of the tab that holds the field. */
  readonly tab?: string
}

export async function goToField(form: Element, { path, tab }: Target): Promise<void> {
  if (tab !== undefined) openTab(form, tab)
  for (const row of rowsOf(path)) await openRow(form, row)
  const field = await waitUntilDrawn(form, () => tryFocusField(form, path))
  if (field) await keepInSight(field)
}

/** Scrolls until the field stands still in the middle: parts of the form that are drawn late move the rest. */
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

/** The id that Payload gives to a field's input, or to the element around a field that has parts. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '__')}`
}

/** Undefined while the field cannot get the focus yet. A folded part around it is opened. */
function tryFocusField(form: Element, path: string): Element | undefined {
  const errorElement = form.querySelector(`[data-field="${CSS.escape(path)}"]`)
  const whole = errorElement?.closest('.field-type')
  const field = form.querySelector(`#${CSS.escape(fieldId(path))}`) ?? whole
  const inside = field?.matches(FOCUSABLE) ? field : field?.querySelector(FOCUSABLE)
  const fold = (field ?? errorElement)?.closest(CLOSED_ROW)
  fold?.querySelector<HTMLElement>(ROW_TOGGLE)?.click()
  if (!(inside instanceof HTMLElement)) return undefined
  inside.focus({ preventScroll: true })
  return document.activeElement === inside ? inside : undefined
}

function openTab(form: Element, label: string): void {
  const tabs = [...form.querySelectorAll<HTMLElement>(TAB)]
  // The count of its errors may follow the label: `Details3`.
  tabs.find(({ textContent }) => textContent.replace(/\d+$/, '').trim() === label)?.click()
}

/** The rows that contain a field, the outermost first: `sessions.0.access.items.2.note` is in two. */
function rowsOf(path: string): string[] {
  const parts = path.split('.')
  return [...parts.keys()]
    .filter((index) => /^\d+$/.test(parts[index] ?? ''))
    .map((index) => parts.slice(0, index + 1).join('.'))
}

async function openRow(form: Element, row: string): Promise<void> {
  const cut = row.lastIndexOf('.')
  const id = `${row.slice(0, cut).replaceAll('.', '-')}-row-${row.slice(cut + 1)}`
  const element = await waitUntilDrawn(
    form,
    () => form.querySelector(`#${CSS.escape(id)}`) ?? undefined,
  )
  const collapsible = element?.querySelector('.collapsible')
  if (collapsible?.matches(CLOSED_ROW)) collapsible.querySelector<HTMLElement>(ROW_TOGGLE)?.click()
}

/**
 * Payload draws fields only when they are scrolled near. Scrolls down the form, and again from its top, until `find`
 * returns an element or the patience ends.
 */
async function waitUntilDrawn(
  form: Element,
  find: () => Element | undefined,
): Promise<Element | undefined> {
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
