import { formatQuery } from '../urls/query.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { Content } from './screen.ts'
import { yearNavView, yearPath, type YearNavView } from './year-nav.ts'

/** The program type whose path, without `sort`, redirects to the same path with `sort` (spec/screens §6.3). */
const REDIRECTED_TYPE = 'exhibitions'

/** Without the sort the path redirects to the same path with `sort`. */
export function namesItsSort(base: string, type: string | undefined): boolean {
  return type === REDIRECTED_TYPE && base !== '/program'
}

/** The path of a type's screen; `base` is the program's path, `/2024/program`. */
export function typePath(base: string, type: string): string {
  const query = namesItsSort(base, type) ? formatQuery({ sort: 'location' }) : ''
  return `${base}/${type}${query}`
}

/** For "No talks". The title of the online type is "Online", which is not a noun. */
export function typeNoun({ title, online }: Edition['types'][number]): string {
  return online ? 'online events' : title.toLowerCase()
}

/** In an edition that does not have the type, the link leads to its program (spec/screens §6). */
export function typeYears(content: Content, edition: Edition, type: string): YearNavView {
  return yearNavView(edition, (year) => {
    const program = yearPath(year, 'program')
    const neighbour = content.get(`/years/${year}`)
    return neighbour?.types.some(({ key }) => key === type) ? typePath(program, type) : program
  })
}
