import {
  changeQuery,
  formatQuery,
  parseQuery,
  type Query,
  type QueryGrammar,
} from '../../urls/query.ts'
import { CALENDAR_QUERY, grammarOf } from '../../lists/query-grammars.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'

/** Links that keep the filters: other views of the list, and places on this page, but for what clears them. */
const LINKS = 'main ul[data-bar] a, main [data-carries] a:not([data-clears])'

/** The ends of the paths of other screens that list the same records (spec/behaviour §4). */
const SCREENS: readonly (readonly [path: RegExp, screen: ScreenId])[] = [
  [/^(?:\/\d{4})?\/program$/, 'program'],
  [/\/program\/map$/, 'program-map'],
  [/^\/program\/plain$/, 'program-plain'],
  [/^(?:\/\d{4})?\/program\/[^/]+$/, 'program-list'],
  [/^\/timeline$/, 'timeline'],
]

/**
 * Adds the chosen filters to the links of a list that lead to other screens, as the server does on the page of that query. A
 * screen gets only the filters that it has itself.
 */
export function carryFilters(form: HTMLFormElement, screen: ScreenId, query: Query): void {
  const names = new Set(
    [...form.elements].map((field) => field.getAttribute('name') ?? '').filter(Boolean),
  )
  const kept = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name }) => name),
  )
  const changes = Object.fromEntries(
    [...names].filter((name) => !kept.has(name)).map((name) => [name, query[name]]),
  )
  for (const link of document.querySelectorAll(LINKS)) {
    const href = link.getAttribute('href')
    const url = href && !link.closest('[data-emptied]') && new URL(href, document.baseURI)
    if (!url || url.host !== location.host) continue
    const grammar = grammarAt(url.pathname, form.getAttribute('action') ?? '', screen)
    if (!grammar) continue
    const merged = changeQuery(grammar, Object.fromEntries(url.searchParams), changes)
    const said = parseQuery(grammar, formatQuery(merged))
    const path = url.pathname + formatQuery(said) + url.hash
    // The calendar has a scheme of its own, which calendar programs follow.
    const isWeb = url.origin === location.origin
    link.setAttribute('href', isWeb ? path : `${url.protocol}//${url.host}${path}`)
  }
}

function grammarAt(path: string, ownPath: string, own: ScreenId): QueryGrammar | undefined {
  if (path === '/program.ics') return CALENDAR_QUERY
  const screen = path === ownPath ? own : SCREENS.find(([pattern]) => pattern.test(path))?.[1]
  return screen && grammarOf(screen)
}
