import { resultLine } from '../../lists/result-line.ts'
import { ARTISTS } from '../../lists/lists.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { changeQuery, formatQuery, parseQuery } from '../../urls/query.ts'
import { namesThatFit } from '../../screens/artists/name-fits.ts'
import { isShown, show } from './tell-places.ts'
import { putEmptyState } from './empty-state.ts'

/** The rule is in `name-fits.ts`. */
export function narrowNames(field: HTMLInputElement): void {
  const list = document.querySelector<HTMLElement>('main [data-names]')
  if (!list) return
  const typed = field.value
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const named = namesThatFit(
    rows.map((row) => row.querySelector('h2')?.textContent ?? ''),
    typed,
  )
  for (const [index, row] of rows.entries()) {
    row.hidden = false
    show(row, named[index] === true)
  }
  const kept = rows.filter(isShown).length
  const text = resultLine(ARTISTS, { kept: [kept], all: [Number(field.dataset['narrows'])] })
  const line = document.querySelector('main [data-result-line]')
  if (line) line.textContent = text
  show(list, kept > 0)
  putEmptyState(
    list,
    kept > 0
      ? undefined
      : {
          sentence: `No artist’s name contains “${typed.trim()}”.`,
          links: [{ href: '/search', text: 'Search the festival' }],
        },
  )
}

export function nameAddress(field: HTMLInputElement): string {
  const grammar = grammarOf('artists')
  const name = parseQuery(grammar, formatQuery({ name: field.value }))['name']
  const query = changeQuery(grammar, parseQuery(grammar, location.search), { name })
  return location.pathname + formatQuery(query)
}
