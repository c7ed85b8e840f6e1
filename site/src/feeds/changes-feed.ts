import { editionChanges } from '../views/edition-changes.ts'
import type { ChangeItemView } from '../views/change-item.ts'
import type { FeedSource, FeedsSource } from './feed-text.ts'

/** spec/screens §18. Undefined while there is no current edition. */
export function changesFeed({ content, origin }: FeedsSource): FeedSource | undefined {
  const changes = editionChanges(content)
  if (!changes) return undefined
  return {
    title: `What has changed: ${changes.name}`,
    page: `${origin}/changes`,
    items: changes.items.map((item) => ({
      id: `change:${item.id}`,
      title: `${item.word}: ${item.title}`,
      url: origin + item.href,
      at: item.at,
      text: textOf(item),
    })),
  }
}

function textOf({ when, venue, previous, previousVenue, note }: ChangeItemView): string {
  return [
    when,
    venue && `At ${venue}`,
    previous && `Was: ${previous}`,
    previousVenue && `Was at ${previousVenue.name}`,
    note,
  ]
    .filter(Boolean)
    .join('. ')
}
