import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from './screen.ts'

/** The edition a screen shows: that of its route's year, else the current one (spec/screens §0.1). */
export function screenEdition({
  content,
  meta,
}: Pick<LoadArgs, 'content' | 'meta'>): Edition | undefined {
  const year = meta.year ?? content.get('/global')?.festival_year
  return year === undefined ? undefined : content.get(`/years/${year}`)
}
