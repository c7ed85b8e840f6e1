import type { Query } from '../query.ts'
import type { PageView } from '../screen.ts'

/** The document head of a page (behaviour §8): every tag exactly once, in the leaf. */
export function Head({ page }: { page: PageView; query: Query }) {
  return <title>{page.title ?? ''}</title>
}
