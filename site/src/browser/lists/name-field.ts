import { sayResultLine } from '../navigation/announce-navigation.ts'
import type { Navigation } from '../navigation/navigation.ts'

const FIELD = 'main input[data-narrows]'

/** The address changes after this pause in typing, as on the search (spec/screens §10). */
const PAUSE_MS = 400

/** "Find a name" narrows the list on the page, and writes the text into the address (spec/screens §5.7). */
export function followNameField(navigation: Pick<Navigation, 'subscribe' | 'canGo'>): void {
  /** Kept while the visitor opens the lists of other letters. */
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Writes the address that waits for a pause in typing. */
  let settle: (() => void) | undefined

  async function narrow(field: HTMLInputElement): Promise<void> {
    typed = field.value
    try {
      const { narrowNames, nameAddress } = await import('./narrow-names.ts')
      if (!field.isConnected) return
      narrowNames(field)
      clearTimeout(timer)
      settle = () => {
        settle = undefined
        if (field.isConnected) write(nameAddress(field))
      }
      timer = setTimeout(() => settle?.(), PAUSE_MS)
    } catch (error) {
      console.warn('The list cannot be narrowed', error)
    }
  }

  /** With the Navigation API, `announce-navigation.ts` announces the result line. */
  function write(address: string): void {
    if (address === location.pathname + location.search) return
    // `canGo` becomes true when the navigation script has loaded.
    const { canGo } = navigation
    history.replaceState(history.state, '', address)
    if (!canGo) sayResultLine()
  }

  document.addEventListener('input', ({ target }) => {
    if (isNameField(target)) void narrow(target)
  })
  // A visitor who follows a link before the pause must find the typed text after Back.
  document.addEventListener('change', ({ target }) => {
    if (isNameField(target)) settle?.()
  })
  // Comparing names without accents takes 4 kB of script, so it is loaded when the field gets the focus.
  document.addEventListener('focusin', ({ target }) => {
    if (isNameField(target)) import('./narrow-names.ts').catch(() => undefined)
  })
  navigation.subscribe({
    shown({ from, to, isSwapped }) {
      if (!isSwapped) return
      const field = document.querySelector<HTMLInputElement>(FIELD)
      if (field && from.pathname === to.pathname && typed !== '') {
        field.value = typed
        void narrow(field)
      } else typed = ''
    },
  })
  // A visitor may have typed text before this script had loaded.
  const field = document.querySelector<HTMLInputElement>(FIELD)
  if (field && field.value !== '') void narrow(field)
}

function isNameField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(FIELD)
}
