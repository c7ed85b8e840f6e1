import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { routeRules } from '../urls/routes.ts'
import { redirectTable, type RedirectTable } from '../http/resolve-target.ts'

/** Returns the redirects of a snapshot: the site's own and those of staff. */
export function redirectsOf(snapshot: Snapshot, origin: string): RedirectTable {
  const years = answerOf(snapshot, '/routes')?.festival_years ?? []
  const ownRules = routeRules(years, answerOf(snapshot, '/global')?.festival_year)
  return redirectTable(answerOf(snapshot, '/redirects'), { origin, ownRules })
}
