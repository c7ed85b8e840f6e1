import { formAddress } from '../navigation/follow-forms.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { CARD_HASH } from '../../map/places-shown.ts'
import { isPlainClick } from '../../ui/plain-press.ts'
import { SEVERAL } from '../../urls/query.ts'
import { sayResultLine } from '../navigation/announce-navigation.ts'
import { onCloseRequest } from './close-request.ts'
import type { createRowFilter } from './filter-rows.ts'

/** All rows of such a form are on the page. For the filters of another form, the page is requested from the server. */
const OF_ROWS = 'form[data-rows]'
const FORM = 'main form[data-filter]'

/** A change applies at once and replaces the history entry; "Clear" adds one (spec/screens §0.7). */
export function followFilterForms(navigation: Navigation): void {
  const { go, subscribe } = navigation
  const { load, filterByRows } = createLateFilter()

  async function apply(form: HTMLFormElement, addsEntry = false): Promise<void> {
    const isFiltered = form.matches(OF_ROWS) && (await filterByRows(form))
    // Another page has been swapped in meanwhile.
    if (!form.isConnected) return
    const address = formAddress(form)
    // The URL of the window may already be that of another page, which is still loading.
    const isHere = new URL(address, location.href).pathname === location.pathname
    if (!isFiltered || !isHere) return go(address, { replace: isHere, keepsScroll: true })
    // Read before the address changes. Without the navigation script, Back from an added entry would change nothing.
    const { canGo } = navigation
    // A venue's card over the map stays open.
    const { hash } = location
    const next = hash.startsWith(CARD_HASH) ? address + hash : address
    if (addsEntry && canGo) history.pushState(null, '', next)
    else history.replaceState(history.state, '', next)
    // With the Navigation API, `announce-navigation.ts` announces the result line.
    if (!canGo) sayResultLine()
  }

  /** An exported site needs this, because it has one file for all filters of a page. */
  function applyAddress(): void {
    const form = document.querySelector<HTMLFormElement>(FORM)
    if (form?.matches(OF_ROWS) && fillFrom(form, new URLSearchParams(location.search))) {
      void filterByRows(form)
    }
  }

  document.addEventListener('change', ({ target }) => {
    const form = formOf(target)
    if (form) void apply(form)
  })
  // Capturing, so that it runs before `follow-forms.ts`, whichever of the two was loaded first.
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event.target)
      if (!form) return
      event.preventDefault()
      void apply(form)
    },
    { capture: true },
  )
  document.addEventListener('click', (event) => {
    const { target } = event
    const form = document.querySelector<HTMLFormElement>(FORM)
    if (!form || !isPlainClick(event)) return
    if (!(target instanceof Element) || !target.closest('main [data-clears]')) return
    event.preventDefault()
    form.reset()
    void apply(form, true)
  })
  followPanels()
  const endRequests = followCloseRequests()
  loadAhead(() => void load())
  subscribe({
    shown({ isSwapped }) {
      if (!isSwapped) return
      endRequests()
      applyAddress()
    },
  })
  applyAddress()
  // A visitor may have changed fields before this script had loaded.
  const changed = [...document.querySelectorAll<HTMLFormElement>(FORM)].find(isChanged)
  if (changed) void apply(changed)
}

/**
 * "Show the list" closes the panel of a narrow screen and leads to the result line. Escape closes the options or the
 * panel around the focus; a press outside closes options only.
 */
function followPanels(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const open of document.querySelectorAll<HTMLDetailsElement>(
      `${FORM} [data-several][open]`,
    )) {
      if (!open.contains(target)) open.open = false
    }
    const panel = target.closest(`${FORM} [data-closes-panel]`)?.closest('details')
    if (!panel) return
    panel.open = false
    panel.querySelector('summary')?.focus({ preventScroll: true })
    document.querySelector('main p > [data-result-line]')?.scrollIntoView({ block: 'start' })
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return
    const open = target.closest<HTMLDetailsElement>(`${FORM} details[open]`)
    if (!open) return
    event.preventDefault()
    closeFold(open)
  })
}

/** What was opened last closes first. */
function followCloseRequests(): () => void {
  const ends = new Map<HTMLDetailsElement, () => void>()

  function follow(details: HTMLDetailsElement): void {
    ends.get(details)?.()
    ends.delete(details)
    if (!details.open) return
    const close = () => closeFold(details)
    ends.set(details, onCloseRequest(close))
  }

  // Capturing, because `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && formOf(target)) follow(target)
    },
    { capture: true },
  )
  document.querySelectorAll<HTMLDetailsElement>(`${FORM} details`).forEach(follow)
  /** Stops waiting for details that are no longer on the page: they would take the next close request. */
  return () => {
    for (const [details, end] of ends) {
      if (details.isConnected) continue
      end()
      ends.delete(details)
    }
  }
}

function closeFold(details: HTMLDetailsElement): void {
  details.open = false
  details.querySelector('summary')?.focus()
}

/** The script is loaded once; after a failure the next use tries again. */
function createLateFilter() {
  let loading: Promise<ReturnType<typeof createRowFilter> | undefined> | undefined

  function load() {
    loading ??= import('./filter-rows.ts').then(
      (script) => script.createRowFilter(),
      () => {
        loading = undefined
        return undefined
      },
    )
    return loading
  }

  return {
    load,
    /** Resolves to false if the script could not be loaded; the server filters then. */
    async filterByRows(form: HTMLFormElement): Promise<boolean> {
      const filterRows = await load()
      if (filterRows && form.isConnected) filterRows(form)
      return filterRows !== undefined
    },
  }
}

function loadAhead(loadFilter: () => void): void {
  for (const kind of ['pointermove', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      kind,
      ({ target }) => {
        if (formOf(target)?.matches(OF_ROWS)) loadFilter()
      },
      { passive: true },
    )
  }
}

function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  return (target instanceof Element && target.closest<HTMLFormElement>(FORM)) || undefined
}

/** Fields that the address does not name stay as they are. Returns whether any field changed. */
function fillFrom(form: HTMLFormElement, params: URLSearchParams): boolean {
  let hasChanged = false
  for (const field of form.elements) {
    const values =
      field instanceof HTMLElement ? params.getAll(field.getAttribute('name') ?? '') : []
    const [value] = values
    if (field instanceof HTMLSelectElement && value && field.value !== value) {
      field.value = value
      hasChanged ||= field.value === value
      // The select has no option with this value.
      if (field.value === '') field.selectedIndex = 0
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked) {
      field.checked = values.flatMap((each) => each.split(SEVERAL)).includes(field.value)
      hasChanged ||= field.checked
    }
  }
  return hasChanged
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
    if (!(field instanceof HTMLSelectElement)) return false
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(initial, 0)
  })
}
