import type { Navigation } from '../navigation/navigation.ts'

const FIELD = 'main input[data-narrows]'

/** The artists' field "Find a name" (spec/screens §5.7): what is typed narrows the list that is there. */
export function followNameField({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  /** Kept while a visitor goes from letter to letter. */
  let typed = ''

  async function narrow(field: HTMLInputElement): Promise<void> {
    typed = field.value
    try {
      const { narrowNames } = await import('./narrow-names.ts')
      if (field.isConnected) narrowNames(field)
    } catch (error) {
      console.warn('The list cannot be narrowed', error)
    }
  }

  document.addEventListener('input', ({ target }) => {
    if (isNameField(target)) void narrow(target)
  })
  // Folding names alike is 4 kB of script that no page needs before somebody turns to the field.
  document.addEventListener('focusin', ({ target }) => {
    if (isNameField(target)) import('./narrow-names.ts').catch(() => undefined)
  })
  subscribe({
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
