import { say } from '../navigation/announce-navigation.ts'
import type { Navigation } from '../navigation/navigation.ts'

const FIELD = 'main input[data-narrows]'

/** After this pause in typing the address changes, as that of the search does (spec/screens §10). */
const PAUSE_MS = 400

/** The artists' field "Find a name" (spec/screens §5.7): what is typed narrows the list that is there, and stays in the address. */
export function followNameField(navigation: Pick<Navigation, 'subscribe' | 'canGo'>): void {
  /** Kept while a visitor goes from letter to letter. */
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Writes what waits for a pause in typing. */
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

  /** The navigation announces the result line, where there is a Navigation API. */
  function write(address: string): void {
    if (address === location.pathname + location.search) return
    // Read now, because the navigation script may have loaded meanwhile.
    const { canGo } = navigation
    history.replaceState(history.state, '', address)
    if (!canGo) say(document.querySelector('main [data-result-line]')?.textContent)
  }

  document.addEventListener('input', ({ target }) => {
    if (isNameField(target)) void narrow(target)
  })
  // Who follows a link at once comes back to what they typed.
  document.addEventListener('change', ({ target }) => {
    if (isNameField(target)) settle?.()
  })
  // Folding names alike is 4 kB of script that no page needs before somebody turns to the field.
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
  // Text that was typed before this script had loaded.
  const field = document.querySelector<HTMLInputElement>(FIELD)
  if (field && field.value !== '') void narrow(field)
}

function isNameField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(FIELD)
}
