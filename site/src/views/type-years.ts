import type { Edition } from 'contract/answers/year.ts'
import type { Content } from './content.ts'
import { typePath } from './type-path.ts'
import type { YearNavView } from './year-nav.ts'

/** The same type in the editions beside this one; where an edition has none of it, its program (spec/screens §6). */
export function typeYears(content: Content, edition: Edition, type: string): YearNavView {
  const having = new Set<number>()
  for (const year of [edition.previous_year, edition.next_year]) {
    if (year === undefined) continue
    const neighbour = content.get(`/years/${year}`)
    if (neighbour?.types.some(({ key }) => key === type)) having.add(year)
  }
  const link = (year: number | undefined) => {
    if (year === undefined) return undefined
    const program = `/${year}/program`
    return { year, href: having.has(year) ? typePath(program, type) : program }
  }
  return { previous: link(edition.previous_year), next: link(edition.next_year) }
}
