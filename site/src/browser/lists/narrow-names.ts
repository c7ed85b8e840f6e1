import { resultLine } from '../../lists/result-line.ts'
import { ARTISTS } from '../../lists/lists.ts'
import { nameFits } from '../../screens/artists/name-fits.ts'
import { isShown, show } from './tell-places.ts'
import { putEmptyState } from './empty-state.ts'

/** Shows the names that contain the typed text, and says how many there are. */
export function narrowNames(field: HTMLInputElement): void {
  const list = document.querySelector<HTMLElement>('main [data-names]')
  if (!list) return
  const typed = field.value
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  for (const row of rows) {
    const name = row.querySelector('h2')?.textContent ?? ''
    show(row, nameFits(name, typed))
  }
  const kept = rows.filter(isShown).length
  const text = resultLine(ARTISTS, { kept, all: Number(field.dataset['narrows']) })
  say('[data-result-line]', text)
  say('[data-said]', typed === '' ? '' : text)
  show(list, kept > 0)
  putEmptyState(
    list,
    kept > 0
      ? undefined
      : {
          sentence: `No artist’s name contains “${typed.trim()}”.`,
          link: { href: '/search', text: 'Search the festival' },
        },
  )
}

function say(selector: string, words: string): void {
  const element = document.querySelector(`main ${selector}`)
  if (element) element.textContent = words
}
