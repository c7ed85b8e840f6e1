import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from './screen.ts'

/** The edition a screen shows: that of its route's year, else the current one (spec/screens §0.1). */
export async function screenEdition({
  content,
  meta,
  signal,
}: Pick<LoadArgs, 'content' | 'meta' | 'signal'>): Promise<Edition | undefined> {
  const year = meta.year ?? (await content.get('/global', { signal }))?.festival_year
  return year === undefined ? undefined : content.get(`/years/${year}`, { signal })
}
