import { upperFirst } from 'contract/rules/upper-first.ts'
import {
  fittingParts,
  queryOf,
  type Chosen,
  type Facet,
  type Facts,
  type ListContext,
  type RowList,
} from './list.ts'
import { chosenWords } from './result-line.ts'
import type { Query } from '../urls/query.ts'
import { EVENTS } from '../views/count-text.ts'

/** By the facet's key and the option's value. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Each row as its parts. */
export interface CountedRows {
  readonly rows: readonly (readonly Facts[])[]
  readonly chosen: readonly Chosen[]
  readonly context: ListContext
}

/**
 * The rows that each option would leave if it were chosen (spec/behaviour §38.9). A choice in the same facet stays if
 * the facet allows several options, and is replaced otherwise.
 */
export function countOptions(
  { facets }: Pick<RowList, 'facets'>,
  { rows, chosen, context }: CountedRows,
): OptionCounts {
  return Object.fromEntries(
    facets.map((facet) => {
      const left = partsLeft(rows, facet.several ? chosen : without(chosen, facet), context)
      const counts = facet
        .options(context)
        .map(({ value }) => [value, countFitting(left, { facet, value, context })] as const)
      return [facet.key, Object.fromEntries(counts)]
    }),
  )
}

/** Choices that leave rows, and differ little from choices that leave none. */
export interface NearChoice {
  readonly query: Query
  /** "Free, in Docklands (3)". */
  readonly text: string
}

/** Choices without one of the given ones, or with the next option of a facet whose options widen. */
export function nearChoices(list: RowList, counted: CountedRows): readonly NearChoice[] {
  const { rows, chosen, context } = counted
  const counts = countOptions(list, counted)
  const near = chosen.flatMap((choice) => {
    const others = chosen.filter((each) => each !== choice)
    const wider = nextWider(choice, counts, context)
    return [...(wider ? [[...others, wider]] : []), ...(others.length > 0 ? [others] : [])]
  })
  return near.flatMap((some) => {
    const left = partsLeft(rows, some, context).length
    const words = chosenWords(list, some).join(', ')
    if (left === 0 || words === '') return []
    return [{ query: queryOf(some), text: withCount(upperFirst(words), left) }]
  })
}

/**
 * "Nothing with children; no age is given for 20": the number is of events for which staff have not answered the
 * question. A list of venues counts no events, so it says no number.
 */
export function nothingSentence(list: RowList, { rows, chosen, context }: CountedRows): string {
  const sentence = list.nothing?.(chosenWords(list, chosen)) ?? ''
  const unanswered = chosen.flatMap(({ facet: own }) => {
    const { has, words } = own.unanswered ?? {}
    if (!has || list.noun !== EVENTS) return []
    const left = partsLeft(rows, without(chosen, own), context)
    const count = left.filter((parts) => parts.every(has)).length
    return count === 0 ? [] : [`${words} ${count}`]
  })
  return [sentence, ...unanswered].join('; ')
}

const COUNT = / \(\d+\)$/

/** "Free (12)" */
export function withCount(label: string, count: number): string {
  return `${label} (${count})`
}

/** The inverse of `withCount`. */
export function withoutCount(text: string): string {
  return text.replace(COUNT, '')
}

function nextWider(
  { facet, option }: Chosen,
  counts: OptionCounts,
  context: ListContext,
): Chosen | undefined {
  if (!facet.widens) return undefined
  const options = facet.options(context)
  const place = options.findIndex(({ value }) => value === option.value)
  const wider = options.slice(place + 1).find(({ value }) => counts[facet.key]?.[value])
  return wider && { facet, option: wider }
}

function without(chosen: readonly Chosen[], own: Facet): readonly Chosen[] {
  return chosen.filter(({ facet }) => facet !== own)
}

/** Each row as its parts that fit. */
function partsLeft(
  rows: CountedRows['rows'],
  chosen: readonly Chosen[],
  context: ListContext,
): CountedRows['rows'] {
  return rows
    .map((parts) => fittingParts(parts, chosen, context))
    .filter((parts) => parts.length > 0)
}

function countFitting(
  rows: CountedRows['rows'],
  { facet, value, context }: { facet: Facet; value: string; context: ListContext },
): number {
  return rows.filter((parts) => parts.some((part) => facet.fits(part, value, context))).length
}
