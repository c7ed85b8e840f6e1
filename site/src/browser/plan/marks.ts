import type { Navigation } from '../navigation/navigation.ts'
import { MARKS_EVENT } from '../../ui/marks-event.ts'
import { PLAN_EVENT, SAVED_KEY, savedAt, type SavedPlan } from './saved-plan.ts'
import type { Pressed } from './tell-saved.ts'

/**
 * Draws the buttons into the places that the server left for them (`ui/mark.tsx`). The script that says what happened
 * is loaded with the first press.
 */
export function startMarks({ subscribe }: Pick<Navigation, 'subscribe'>, plan: SavedPlan): void {
  const draw = (): void => {
    const saved = new Set(plan.items().map(({ code }) => code))
    for (const place of document.querySelectorAll<HTMLElement>('[data-code]')) {
      drawMark(place, saved.has(place.dataset['code'] ?? ''))
    }
    for (const count of document.querySelectorAll('[data-saved-count]')) {
      count.textContent = saved.size > 0 ? `\u00a0(${saved.size})` : ''
    }
  }

  let teller: Promise<(pressed: Pressed) => void> | undefined
  async function tell(pressed: Pressed): Promise<void> {
    try {
      teller ??= import('./tell-saved.ts').then(({ createTeller }) => createTeller(plan))
      const say = await teller
      say(pressed)
    } catch (error) {
      // The mark already shows whether the item is saved. The next press tries to load the script again.
      teller = undefined
      console.warn(error)
    }
  }

  draw()
  subscribe({ shown: ({ isSwapped }) => isSwapped && draw() })
  document.addEventListener(PLAN_EVENT, draw)
  document.addEventListener(MARKS_EVENT, draw)
  addEventListener('storage', ({ key }) => (key === SAVED_KEY || key === null) && draw())
  // A page from the back/forward cache has missed changes that were made meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && draw())
  document.addEventListener('click', ({ target }) => {
    const place = target instanceof Element && target.closest('button')?.parentElement
    const code = place && place.dataset['code']
    if (!place || !code) return
    const { fingerprint = '' } = place.dataset
    const item = { code, savedAt: savedAt(), fingerprint, name: nameOf(place) }
    const isSaved = plan.items().some((each) => each.code === code)
    const isKept = plan.change((items) =>
      isSaved ? items.filter((each) => each.code !== code) : [...items, item],
    )
    document.dispatchEvent(new Event(PLAN_EVENT))
    void tell({ isSaved: !isSaved, isKept, name: item.name })
  })
}

function drawMark(place: HTMLElement, isSaved: boolean): void {
  let button = place.querySelector('button')
  if (!button) {
    button = document.createElement('button')
    button.type = 'button'
    place.append(button)
  }
  const word = isSaved ? 'Saved' : 'Save'
  button.textContent = word
  button.ariaLabel = `${word}: ${nameOf(place)}`
  button.toggleAttribute('data-saved', isSaved)
}

function nameOf(place: HTMLElement): string {
  const link = place.closest('li')?.querySelector('a')
  return place.dataset['name'] ?? link?.textContent ?? ''
}
