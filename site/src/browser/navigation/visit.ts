import type { Payload } from '../payload.ts'
import type { NavigationEvents, NavigationListener, Place, Shown } from './navigation.ts'
import { isSamePage, placeOf } from './place.ts'

const ACTIONS = { push: 'PUSH', replace: 'REPLACE', traverse: 'POP', reload: 'REPLACE' } as const

export interface ShownPage {
  readonly type: keyof typeof ACTIONS
  readonly keepsScroll: boolean
  readonly payload?: Payload | undefined
  readonly resultLine?: string | undefined
}

/** An error in one listener does not stop the others. */
export function createFollowers() {
  const listeners = new Set<NavigationListener>()
  return {
    subscribe(listener: NavigationListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit<Name extends keyof NavigationEvents>(name: Name, event: NavigationEvents[Name]): void {
      for (const listener of listeners) {
        try {
          listener[name]?.(event)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}

export type Emit = ReturnType<typeof createFollowers>['emit']

/** After Back, the current history entry and the page in the document differ until the page has loaded. */
export function createVisit(here: () => Place, emit: Emit) {
  let current = here()
  let shown = current
  let year = yearInDocument()
  /** The festival year of the page before each history entry, by the key of the entry. */
  const leftYears = new Map<string, number | undefined>()

  function noteYear(from: Place, to: Place, { type }: ShownPage): void {
    if (to.pathname === from.pathname) {
      if (to.key !== from.key && type !== 'traverse') {
        leftYears.set(to.key, leftYears.get(from.key))
      }
    } else if (type !== 'traverse') leftYears.set(to.key, year)
    year = yearInDocument()
  }

  return {
    current: () => current,
    shown: () => shown,
    leftYear: () => leftYears.get(shown.key),
    /** The address has changed. */
    commit(source?: Element): void {
      const from = current
      current = here()
      emit('commit', { from, to: current, source })
    },
    /** The document now has the page of the current entry. */
    show(page: ShownPage): void {
      const from = shown
      shown = current
      noteYear(from, shown, page)
      const { keepsScroll, payload, resultLine } = page
      const action: Shown['action'] = ACTIONS[page.type]
      const isSwapped = payload !== undefined
      emit('shown', { from, to: shown, action, keepsScroll, isSwapped, payload, resultLine })
    },
    /** Whether the document has the page of the current entry. */
    isThere: () => isSamePage(current, shown),
  }
}

export type Visit = ReturnType<typeof createVisit>

export function placeHere({ currentEntry }: Pick<Window['navigation'], 'currentEntry'>): Place {
  return placeOf(new URL(currentEntry?.url ?? location.href), currentEntry?.key)
}

function yearInDocument(): number | undefined {
  const year = document.querySelector('main')?.dataset['year']
  return year === undefined ? undefined : Number(year)
}
