import {
  dateOf,
  formatDate,
  formatTime,
  isoWithOffset,
  wallTimeOf,
} from 'contract/rules/local-time.ts'
import type { ChangeItemView } from '../../views/change-item.ts'
import { editionChanges } from '../../views/edition-changes.ts'
import { screenEdition } from '../../views/edition.ts'
import { CHANGES_FEED } from '../../views/feed-paths.ts'
import { pageMeta } from '../../views/page-meta.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { siteZone } from '../../views/site-zone.ts'

export interface ChangeView extends ChangeItemView {
  readonly iso: string
  readonly time: string
}

export interface ChangesView {
  readonly title: string
  readonly intro: string
  /** Newest first. */
  readonly days: readonly {
    readonly date: string
    readonly heading: string
    readonly changes: readonly ChangeView[]
  }[]
}

const TITLE = 'What has changed'

/** spec/screens §17 */
export function loadChanges({ content }: LoadArgs): Loaded<ChangesView> {
  const edition = screenEdition({ content, meta: {} })
  const { zone = siteZone(content), items = [] } = editionChanges(content) ?? {}
  const days = Map.groupBy(items, ({ at }) => dateOf(at, zone))
  const intro = 'Moved, postponed, cancelled, sold out and new, newest first.'
  return {
    page: pageMeta({ title: TITLE, description: intro, edition, feeds: [CHANGES_FEED] }),
    view: {
      title: TITLE,
      intro,
      days: [...days].map(([date, changes]) => ({
        date,
        heading: formatDate(date, 'weekday'),
        changes: changes.map((change) => ({
          ...change,
          iso: isoWithOffset(change.at, zone),
          time: formatTime(wallTimeOf(change.at, zone)),
        })),
      })),
    },
  }
}
