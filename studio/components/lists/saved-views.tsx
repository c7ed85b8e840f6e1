import { savedViews, type SavedView, type ViewFacts } from 'content/lists/saved-views.ts'
import { now } from 'content/requests/settings.ts'
import type { AdminViewServerProps, CollectionConfig, Payload } from 'payload'
import { parse, stringify } from 'qs-esm'
import styles from './lists.module.css'

/**
 * How many levels of a condition are read from an address. `where[or][0][and][1][sessions.start][less_than]` has six;
 * by default `qs-esm` reads five.
 */
const DEPTH = 10

interface Props {
  readonly payload: Payload
  readonly collectionConfig: Pick<CollectionConfig, 'slug'>
  /** As Next reads them: one flat text for each value, such as `where[_status][equals]`. */
  readonly searchParams: Readonly<Record<string, unknown>>
  readonly params?: AdminViewServerProps['params']
}

export async function SavedViews({ payload, collectionConfig, searchParams, params }: Props) {
  if (params?.['segments']?.includes('trash')) return null
  const { slug } = collectionConfig
  const { festival_year: year, zone } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const editions = await findEditionsFrom(payload, year)
  const facts = { now: now({ payload }), machineNow: Date.now(), zone, ...editions }
  const views = savedViews(slug, facts)
  if (views.length === 0) return null
  const address = `/admin/collections/${slug}`
  const asked = whereOf(searchParams)
  return (
    <nav className={styles.views} aria-label="Saved views">
      <a href={address} aria-current={asked === '' ? 'page' : undefined}>
        All
      </a>
      {views.map((view) => (
        <a
          key={view.label}
          href={`${address}${queryOf(view)}`}
          aria-current={asked === queryOf(view) ? 'page' : undefined}
        >
          {view.label}
        </a>
      ))}
    </nav>
  )
}

async function findEditionsFrom(
  payload: Payload,
  festivalYear: number,
): Promise<Pick<ViewFacts, 'current' | 'next'>> {
  const { docs } = await payload.find({
    collection: 'festivals',
    where: { year: { greater_than_equal: festivalYear } },
    draft: true,
    sort: 'year',
    limit: 2,
    select: { year: true },
  })
  return {
    current: docs.find(({ year }) => year === festivalYear),
    next: docs.find(({ year }) => year > festivalYear),
  }
}

function queryOf({ where }: SavedView): string {
  return stringify({ where }, { addQueryPrefix: true })
}

/** The part of the address that names the shown records, in the form of `queryOf`; empty if all are shown. */
function whereOf(searchParams: Props['searchParams']): string {
  const { where } = parse(stringify(searchParams), { depth: DEPTH })
  return where === undefined ? '' : stringify({ where }, { addQueryPrefix: true })
}
