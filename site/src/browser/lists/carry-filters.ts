import {
  changeQuery,
  formatQuery,
  parseQuery,
  type Query,
  type QueryGrammar,
} from '../../urls/query.ts'
import { CALENDAR_QUERY, grammarOf } from '../../lists/query-grammars.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'

/** Types, sorts, views and days, and the links inside `data-carries`, such as the calendar's. */
const LINKS = 'main ul[data-bar] a, main [data-carries] a:not([data-clears])'

/**
 * Other screens that list the same records, by path (spec/behaviour §4). The first match counts: the pattern of a type
 * also matches the map and the plain program.
 */
const SCREENS: readonly (readonly [path: RegExp, screen: ScreenId])[] = [
  [/^(?:\/\d{4})?\/program$/, 'program'],
  [/\/program\/map$/, 'program-map'],
  [/^\/program\/plain$/, 'program-plain'],
  [/^(?:\/\d{4})?\/program\/[^/]+$/, 'program-list'],
  [/^\/timeline$/, 'timeline'],
]

/**
 * Writes the chosen filters into the links around a list, as the server does. A link gets only the filters that its
 * screen has.
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
    // Calendar programs follow `webcal:` links, so the address of such a link keeps its scheme and host.
    const isWeb = url.origin === location.origin
    link.setAttribute('href', isWeb ? path : `${url.protocol}//${url.host}${path}`)
  }
}

function grammarAt(path: string, ownPath: string, own: ScreenId): QueryGrammar | undefined {
  if (path === '/program.ics') return CALENDAR_QUERY
  const screen = path === ownPath ? own : SCREENS.find(([pattern]) => pattern.test(path))?.[1]
  return screen && grammarOf(screen)
}
