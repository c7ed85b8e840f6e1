import { savedViews, type SavedView } from 'content/lists/saved-views.ts'
import { now } from 'content/requests/settings.ts'
import type { AdminViewServerProps, CollectionConfig, Payload } from 'payload'
import { stringify } from 'qs-esm'
import styles from './lists.module.css'

interface Props {
  readonly payload: Payload
  readonly collectionConfig: Pick<CollectionConfig, 'slug'>
  readonly searchParams: Readonly<Record<string, unknown>>
  readonly params?: AdminViewServerProps['params']
}

/** The lists that staff open often, as links above a list. */
export async function SavedViews({ payload, collectionConfig, searchParams, params }: Props) {
  if (params?.['segments']?.includes('trash')) return null
  const { slug } = collectionConfig
  const { festival_year: year, zone } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const nextYear = await findNextYear(payload, year)
  const facts = { now: now({ payload }), machineNow: Date.now(), year, nextYear, zone }
  const views = savedViews(slug, facts)
  if (views.length === 0) return null
  const address = `/admin/collections/${slug}`
  const isAll = searchParams['where'] === undefined
  return (
    <nav className={styles.views} aria-label="Saved views">
      <a href={address} aria-current={isAll ? 'page' : undefined}>
        All
      </a>
      {views.map((view) => (
        <a
          key={view.label}
          href={`${address}${queryOf(view)}`}
          aria-current={isOpen(view, searchParams) ? 'page' : undefined}
        >
          {view.label}
        </a>
      ))}
    </nav>
  )
}

async function findNextYear(payload: Payload, year: number): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'festivals',
    where: { year: { greater_than: year } },
    draft: true,
    sort: 'year',
    limit: 1,
    select: { year: true },
  })
  return docs[0]?.year
}

function queryOf({ where }: SavedView): string {
  return stringify({ where }, { addQueryPrefix: true })
}

function isOpen(view: SavedView, { where }: Props['searchParams']): boolean {
  return where !== undefined && stringify({ where }, { addQueryPrefix: true }) === queryOf(view)
}
