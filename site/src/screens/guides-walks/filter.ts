import type { Query } from '../../urls/query.ts'
import { GUIDE_MODES } from '../../views/guide-words.ts'
import { formatFacts, parseFacts } from '../../views/row-facts.ts'
import type { GuidesWalksView, ListedGuideView } from './load.ts'

export type GuideSort = 'editor' | 'duration' | 'distance'

/** The keys of the query that filter here (spec/screens §0.3: others are ignored). */
export function guideFilters(
  query: Query,
  { precincts }: Pick<GuidesWalksView, 'precincts'>,
): Query {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) =>
        key !== 'sort' && (key !== 'precinct' || precincts.some((each) => each.key === value)),
    ),
  )
}

/** What the filters need to know of a guide. */
export type GuideFacts = Pick<ListedGuideView, 'precincts' | 'isStepFree'> & {
  readonly mode: string
}

/** The guides that a set of filters keeps, combined by AND. */
export function filterGuides<Guide extends GuideFacts>(
  guides: readonly Guide[],
  { mode, step, precinct }: Query,
): readonly Guide[] {
  return guides.filter(
    (guide) =>
      (mode === undefined || guide.mode === mode) &&
      (step === undefined || guide.isStepFree) &&
      (precinct === undefined || guide.precincts.includes(precinct)),
  )
}

/** The same as the text of a card's attribute. */
export function formatGuideFacts({ mode, precincts, isStepFree }: GuideFacts): string {
  return formatFacts({ mode, in: precincts, stepfree: isStepFree })
}

export function parseGuideFacts(text: string): GuideFacts {
  const facts = parseFacts(text)
  return {
    mode: facts.get('mode')?.[0] ?? '',
    precincts: facts.get('in') ?? [],
    isStepFree: facts.has('stepfree'),
  }
}

/** The shortest first; what has no length comes last, equals stay as the editor ordered them. */
export function sortGuides(
  guides: readonly ListedGuideView[],
  sort: string | undefined,
): readonly ListedGuideView[] {
  if (sort !== 'duration' && sort !== 'distance') return guides
  const length = (guide: ListedGuideView) =>
    (sort === 'duration' ? guide.durationMin : guide.distanceM) ?? Number.MAX_VALUE
  return guides.toSorted((a, b) => length(a) - length(b))
}

/** Stands in place of a list that is narrowed to nothing. */
export const NO_GUIDE_LEFT = 'No guide fits these filters.'

/** "2 of 6, walk, step-free, in Docklands"; without a filter "6 guides". */
export function resultText(
  kept: number,
  all: number,
  { filters, precincts }: Pick<GuidesWalksView, 'precincts'> & { readonly filters: Query },
): string {
  const { mode, step, precinct } = filters
  const title = precincts.find(({ key }) => key === precinct)?.title
  const words = [
    mode && modeWords(mode),
    step && 'step-free',
    title === undefined ? undefined : `in ${title}`,
  ].filter((word) => word !== undefined)
  if (words.length === 0) return all === 1 ? '1 guide' : `${all} guides`
  return [`${kept} of ${all}`, ...words].join(', ')
}

function modeWords(mode: string): string {
  return Object.entries(GUIDE_MODES)
    .filter(([key]) => key === mode)
    .map(([, words]) => words.toLowerCase())
    .join('')
}
