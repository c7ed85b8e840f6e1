import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { editionDates, isPastEdition } from './edition.ts'
import { typePath } from './type-path.ts'

/** What stands above the content of every legacy screen (spec/design §5.14). */
export interface LegacyTopView {
  readonly title: string
  /** "Parallax 2021". */
  readonly edition: string
  readonly dates: string
  /** Set when the edition is over. */
  readonly endedYear?: number | undefined
  readonly tabs: readonly LegacyTabView[]
}

export interface LegacyTabView {
  readonly label: string
  readonly href: string
}

export function legacyTopView(edition: Edition, title: string, moment: Moment): LegacyTopView {
  return {
    title,
    edition: edition.name,
    dates: editionDates(edition),
    endedYear: isPastEdition(edition, moment) ? edition.year : undefined,
    tabs: legacyTabs(edition),
  }
}

/** The tabs of a legacy edition: all, types, events, artists, venues, map (spec/screens §6.1). */
export function legacyTabs({
  year,
  types,
}: Pick<Edition, 'year' | 'types'>): readonly LegacyTabView[] {
  const program = `/${year}/program`
  return [
    { label: 'All', href: program },
    ...types.map(({ key, title }) => ({ label: title, href: typePath(program, key) })),
    { label: 'Events', href: `${program}/events` },
    { label: 'Artists', href: `/${year}/artists` },
    { label: 'Venues', href: `/${year}/venues` },
    { label: 'Map', href: `${program}/map` },
  ]
}
