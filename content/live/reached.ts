import { DAY_MS } from 'contract/rules/day-ms.ts'
import * as v from 'valibot'

/** A site without a report for this long counts as away. Sites report every 30 s, so three reports may be lost. */
const AWAY_MS = 120_000
const FORGOTTEN_MS = DAY_MS
/**
 * How many reports of each site, and how many revisions, are remembered. They show since when a change has been live,
 * which staff want to know in the minutes after publishing.
 */
const REMEMBERED = 50
/** So that a faulty site cannot fill the memory. */
const MOST_PATHS = 50
const MOST_TEXT = 500

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_TEXT))

/**
 * The body of `POST /reached`: the revision that the site's pages show, how many pages changed with it, and the first
 * of them.
 */
export const ReachedReport = v.object({
  site: Text,
  revision: Text,
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  paths: v.pipe(v.array(Text), v.maxLength(MOST_PATHS)),
})
export type ReachedReport = v.InferOutput<typeof ReachedReport>

export interface SiteReach {
  readonly site: string
  readonly isAway: boolean
  readonly hasReached: boolean
  /** In epoch milliseconds; absent if no revision was asked for or the site has not reached it. */
  readonly at?: number
  /** How many pages changed then, and the first of them. */
  readonly count: number
  readonly paths: readonly string[]
}

interface Report extends ReachedReport {
  readonly order: number
  readonly at: number
}

interface Site {
  heardAt: number
  readonly reports: Report[]
}

export type ReachedReports = ReturnType<typeof createReachedReports>

/** Keeps the reports of sites in memory. After a restart sites report again. */
export function createReachedReports(now: () => number = Date.now) {
  /** A revision that becomes current again is the newest. */
  const orders = new Map<string, number>()
  const sites = new Map<string, Site>()
  let count = 0

  return {
    noteRevision(revision: string): void {
      orders.delete(revision)
      orders.set(revision, (count += 1))
      const [oldest] = orders.keys()
      if (orders.size > REMEMBERED && oldest !== undefined) orders.delete(oldest)
    },
    take(report: ReachedReport): void {
      const site = sites.get(report.site) ?? { heardAt: 0, reports: [] }
      sites.set(report.site, site)
      site.heardAt = now()
      const order = orders.get(report.revision) ?? 0
      if (site.reports.at(-1)?.order === order) return
      site.reports.push({ ...report, order, at: now() })
      if (site.reports.length > REMEMBERED) site.reports.shift()
    },
    newest: (): string | undefined => [...orders.keys()].at(-1),
    /**
     * Says whether each site has reached a revision; if none is given, whether it has reached any that this process
     * knows.
     */
    sites(revision: string | undefined): SiteReach[] {
      const least = revision === undefined ? 1 : (orders.get(revision) ?? 1)
      for (const [name, { heardAt }] of sites)
        if (now() - heardAt > FORGOTTEN_MS) sites.delete(name)
      return [...sites].map(([site, { heardAt, reports }]) => {
        const first = reports.find(({ order }) => order >= least)
        return {
          site,
          isAway: now() - heardAt > AWAY_MS,
          hasReached: first !== undefined,
          ...(first && revision !== undefined ? { at: first.at } : {}),
          count: revision === undefined ? 0 : (first?.count ?? 0),
          paths: revision === undefined ? [] : (first?.paths ?? []),
        }
      })
    },
  }
}
