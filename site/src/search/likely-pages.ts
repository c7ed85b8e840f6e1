import type { SearchRow } from 'contract/answers/search.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { slug } from 'contract/rules/slug.ts'
import type { LikelyPage } from '../views/page-error.ts'
import { SEARCH_NOUNS } from './nouns.ts'
import { missingWords, missingYear, type MissingYear } from './missing-year.ts'
import { rowPath } from './search-index.ts'
import { isOneEdit, MIN_EDITED_LETTERS } from './misspelling.ts'

/** spec/screens §12. Further pages are as likely to be wrong as right, and the search is above them. */
const MAX_LIKELY = 3
/** A link that contains one of these opens a new tab (spec/behaviour §9.3), so it is never suggested. */
const OUTWARD = /http|mailto/i

interface Candidate extends LikelyPage {
  readonly section: string
  readonly last: string
  readonly year: number
}

/**
 * Suggests pages for a path without a page: those whose last segment is the same or one edit away, in the order of
 * spec/screens §12; for a path below a year without a festival, the programs of the festivals before and after. The
 * index also has each last segment with one letter left out, once for each letter, so a request costs one look-up for
 * each letter, however many rows there are (spec/faults P17).
 */
export function indexLikelyPages(
  rows: readonly SearchRow[],
): (path: string, years: readonly number[]) => readonly LikelyPage[] {
  const nearby = new Map<string, Candidate[]>()
  for (const candidate of rows.map(candidateOf)) {
    if (candidate.last === '' || OUTWARD.test(candidate.href)) continue
    for (const key of withOneLeftOut(candidate.last)) {
      const known = nearby.get(key)
      if (known) known.push(candidate)
      else nearby.set(key, [candidate])
    }
  }

  return (path, years) => {
    const { section, last } = partsOf(path)
    if (last === '') return []
    const missing = missingYear(section, years)
    if (missing) return neighbours(missing)
    const found = new Set([...withOneLeftOut(last)].flatMap((key) => nearby.get(key) ?? []))
    return [...found]
      .filter((candidate) => isNear(candidate.last, last))
      .toSorted(
        (a, b) =>
          Number(b.last === last) - Number(a.last === last) ||
          Number(b.section === section) - Number(a.section === section) ||
          b.year - a.year ||
          (a.title < b.title ? -1 : 1),
      )
      .slice(0, MAX_LIKELY)
      .map(({ href, title, kind }) => ({ href, title, kind }))
  }
}

function neighbours(missing: MissingYear): readonly LikelyPage[] {
  const program = (beside: number | undefined, word: string) =>
    beside === undefined
      ? []
      : [
          {
            href: `/${beside}/program`,
            title: `Program ${beside}`,
            kind: `${missingWords(missing)}; this is the one ${word} it`,
          },
        ]
  return [...program(missing.before, 'before'), ...program(missing.after, 'after')]
}

function candidateOf([type, , name, year, title]: SearchRow): Candidate {
  const href = rowPath({ type, slug: name })
  const { one } = SEARCH_NOUNS[type]
  return {
    ...partsOf(href),
    href,
    title: plainTitle(title),
    kind: year === 0 ? one : `${one}, ${year}`,
    year,
  }
}

/** Accents, spaces and underscores of the last segment make no difference. */
function partsOf(path: string): { readonly section: string; readonly last: string } {
  const segments = path.split('/').slice(1)
  const last = decodeURIComponent(segments.at(-1) ?? '').replaceAll('_', '-')
  return { section: segments[0] ?? '', last: slug(last) }
}

/** For two words that are one edit apart and long enough to be compared, the results have a word in common. */
function withOneLeftOut(word: string): ReadonlySet<string> {
  if (word.length < MIN_EDITED_LETTERS) return new Set([word])
  return new Set([
    word,
    ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
  ])
}

function isNear(word: string, asked: string): boolean {
  return word === asked || (asked.length >= MIN_EDITED_LETTERS && isOneEdit(word, asked))
}
