import { onCloseRequest } from './close-request.ts'

/**
 * `list`: the list covers most of the map; `card`: one venue's card is over it; `closed`: the list shows its top only.
 */
export type SheetState = 'list' | 'card' | 'closed'

export type Sheet = ReturnType<typeof createSheet>

/** A drag that is shorter than this, in pixels, counts as a press. */
const LEAST_DRAG = 6

/** The map page's list is a sheet where the screen is narrow (spec/behaviour §36.5); elsewhere nothing changes. */
export function createSheet() {
  let state: SheetState = 'closed'
  let stopWaiting: (() => void) | undefined

  function apply(): void {
    const places = placesHere()
    waitForClose(places !== null && state === 'list' && isNarrow())
    if (!places) return
    if (state === 'closed') delete places.dataset['sheet']
    else places.dataset['sheet'] = state
    places.querySelector('[data-toggle]')?.setAttribute('aria-expanded', String(state === 'list'))
    // A still map is wider than a phone: its middle is shown first.
    for (const still of places.querySelectorAll('[data-shape=area]')) {
      if (still.scrollLeft === 0) still.scrollLeft = (still.scrollWidth - still.clientWidth) / 2
    }
  }

  function show(next: SheetState): void {
    state = next
    apply()
  }

  function close(): void {
    show('closed')
    placesHere()?.querySelector<HTMLElement>('[data-toggle]')?.focus()
  }

  function waitForClose(isOpen: boolean): void {
    if (isOpen) stopWaiting ??= onCloseRequest(close)
    else {
      stopWaiting?.()
      stopWaiting = undefined
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('main [data-toggle]')) {
      show(state === 'list' ? 'closed' : 'list')
    }
  })
  // The list opens when the keyboard focus moves into it, so that the focus is visible.
  document.addEventListener('focusin', ({ target }) => {
    const isInList = target instanceof Element && target.closest('main [data-map] > #list')
    if (isInList && state === 'closed' && !target.closest('[data-handle]')) show('list')
  })
  // Escape closes the list in browsers without close requests.
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== 'Escape' || event.defaultPrevented || state !== 'list' || !isNarrow()) return
    if (!(target instanceof Element) || !target.closest('main [data-map] > #list')) return
    event.preventDefault()
    close()
  })
  followDrags(show)
  apply()

  return { show, state: () => state, /** Call this after the page was replaced. */ apply }
}

export function placesHere(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-map]')
}

/** The same width as in `program-map-phone.css`. */
export function isNarrow(): boolean {
  return matchMedia('(width <= 1024px)').matches
}

/** When the finger lifts, the sheet takes the nearer state. */
function followDrags(show: (state: SheetState) => void): void {
  document.addEventListener('pointerdown', (down) => {
    const { target } = down
    const handle =
      target instanceof Element && target.closest<HTMLElement>('main [data-map] [data-handle]')
    const sheet = handle ? handle.parentElement : null
    const places = placesHere()
    if (!sheet || !places || !isNarrow() || down.button !== 0) return
    const from = sheet.clientHeight
    const end = new AbortController()
    const { signal } = end
    let isDragged = false

    function move({ clientY }: PointerEvent): void {
      const by = down.clientY - clientY
      if (!isDragged && Math.abs(by) < LEAST_DRAG) return
      isDragged = true
      places?.toggleAttribute('data-dragged', true)
      sheet?.style.setProperty('--sheet-height', `${Math.max(0, from + by)}px`)
    }
    function letGo(): void {
      end.abort()
      if (!isDragged || !sheet || !places) return
      const isOpen = sheet.clientHeight > places.clientHeight / 2
      places.removeAttribute('data-dragged')
      sheet.style.removeProperty('--sheet-height')
      show(isOpen ? 'list' : 'closed')
      // Browsers send a click after a drag. It must not press the button.
      sheet.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => sheet.removeEventListener('click', swallow, { capture: true }))
    }
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', letGo, { signal })
    document.addEventListener('pointercancel', letGo, { signal })
  })
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
