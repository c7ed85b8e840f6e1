import { formAddress } from '../navigation/follow-forms.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { isPlainClick } from '../navigation/plain-click.ts'
import { say } from '../navigation/announce-navigation.ts'

/** A form whose rows are all on the page is filtered by its rows; another by a page of its own. */
const OF_ROWS = 'form[data-rows]'
const FORM = 'main form[data-filter]'

/**
 * Filter forms (spec/screens §0.7): a change applies at once, in place of the history entry. Where all rows are on
 * the page they are hidden and shown, without a request; otherwise the page of that query is asked for.
 */
export function followFilterForms(navigation: Navigation): void {
  const { go, subscribe } = navigation

  async function apply(form: HTMLFormElement, isStep = false): Promise<void> {
    const isFiltered = form.matches(OF_ROWS) && (await filterByRows(form))
    // Another page has come meanwhile.
    if (!form.isConnected) return
    const address = formAddress(form)
    // The address may be another page's already, which is on its way.
    const isHere = new URL(address, location.href).pathname === location.pathname
    if (!isFiltered || !isHere) return go(address, { replace: isHere, keepsScroll: true })
    // The navigation may have become another one. Without one nobody would follow Back to an entry.
    const { canGo } = navigation
    const state: unknown = history.state
    if (isStep && canGo) history.pushState(state, '', address)
    else history.replaceState(state, '', address)
    // Otherwise who follows the address does.
    if (!canGo) say(document.querySelector('main [data-result-line]')?.textContent)
  }

  /** An address may say more than the page: a site of files has one page for all its filters. */
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
  // Before who makes navigations of forms, whichever of the two came first.
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
  loadRulesAhead()
  subscribe({
    shown({ isSwapped }) {
      if (isSwapped) applyAddress()
    },
  })
  applyAddress()
  // What was changed before this was there.
  const changed = [...document.querySelectorAll<HTMLFormElement>(FORM)].find(isChanged)
  if (changed) void apply(changed)
}

/** False where what filters could not be loaded: a page can be asked for. */
async function filterByRows(form: HTMLFormElement): Promise<boolean> {
  const rules = await loadRules()
  if (rules && form.isConnected) rules.filterRows(form)
  return rules !== undefined
}

/** What filters is there before it is used. */
function loadRulesAhead(): void {
  for (const kind of ['pointermove', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      kind,
      ({ target }) => {
        if (formOf(target)?.matches(OF_ROWS)) void loadRules()
      },
      { passive: true },
    )
  }
}

function loadRules() {
  return import('./filter-rows.ts').catch(() => undefined)
}

function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  return (target instanceof Element && target.closest<HTMLFormElement>(FORM)) || undefined
}

/** Makes the fields say what an address says; whether that changed any. */
function fillFrom(form: HTMLFormElement, said: URLSearchParams): boolean {
  let hasChanged = false
  for (const field of form.elements) {
    const value = field instanceof HTMLElement && said.get(field.getAttribute('name') ?? '')
    if (field instanceof HTMLSelectElement && value && field.value !== value) {
      field.value = value
      hasChanged ||= field.value === value
      if (field.value === '') field.selectedIndex = 0
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked) {
      field.checked = field.value === value
      hasChanged ||= field.checked
    }
  }
  return hasChanged
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
    if (!(field instanceof HTMLSelectElement)) return false
    const came = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(came, 0)
  })
}
