import type { EventStub } from 'contract/answers/stubs.ts'
import { ACCESS_CODES, ACCESS_LABELS, type AccessCode } from 'contract/rules/access.ts'
import { addDays, formatDate, weekday } from 'contract/rules/local-time.ts'
import { formatQuery, SEVERAL } from '../urls/query.ts'
import { foldWords } from './fold-words.ts'

/** What the words of a search may mean in the current edition: its days, types and precincts (spec/behaviour §38). */
export interface IntentContext {
  /** The date in the edition's zone. */
  readonly today: string
  readonly start: string
  readonly end: string
  /** Whether the edition is over: then "today", "open", "sold out" and the like mean nothing. */
  readonly isPast: boolean
  readonly types: readonly {
    readonly key: string
    readonly title: string
    readonly kind: EventStub['kind']
  }[]
  readonly precincts: readonly { readonly key: string; readonly title: string }[]
}

/** A link to what the words mean, shown before the results. */
export interface Lead {
  readonly href: string
  readonly text: string
  /** The count of its results, once the server has counted them. */
  readonly count?: string | undefined
}

/** One option of the program's filters, the evening of today, a type, or a page by its path. */
interface Meaning {
  readonly key: Filter | 'page'
  readonly value: string
  readonly words: string
}

/** The keys of filters in the order of the links of the program and of `/now` (`lists/query-grammars.ts`). */
const FILTERS = [
  'day',
  'precinct',
  'type',
  'children',
  'without',
  'access',
  'places',
  'free',
  'open',
] as const
type Filter = (typeof FILTERS)[number]

/** Other words that people use for a code, in addition to its label. */
const SAID: Readonly<Partial<Record<AccessCode, readonly string[]>>> = {
  step_free_entrance: ['wheelchair', 'wheelchairs', 'step free', 'no steps', 'ramp', 'accessible'],
  lift: ['lifts', 'elevator'],
  accessible_toilet: ['toilet', 'toilets', 'bathroom', 'loo', 'wc'],
  accessible_parking: ['parking', 'car park', 'disabled parking'],
  accessible_tram_stop: ['tram stop', 'accessible tram'],
  hearing_loop: ['hearing aid', 'hard of hearing', 'loop'],
  seating: ['seat', 'seats', 'chairs'],
  quiet_space: ['quiet', 'quiet room'],
  assistance_animals: ['guide dog', 'assistance dog', 'assistance animals'],
  prams: ['pram', 'stroller', 'buggy'],
  auslan: ['auslan', 'sign language', 'signed', 'deaf'],
  audio_description: ['audio described', 'described', 'blind', 'low vision'],
  captions: ['captioned', 'subtitles'],
  tactile: ['touch'],
  relaxed: ['autism', 'autistic', 'sensory'],
  companion_card: ['companion', 'carer'],
}

/** Services of a place that exist even without events. A search for these alone leads to the venues. */
const SERVICES: readonly string[] = ['accessible_toilet', 'accessible_parking', 'seating']

/** Phrases that mean the same in every edition, each with the option that it means. */
const PLAIN: readonly (readonly [Meaning, readonly string[]])[] = [
  [meaning('free', '1', 'free'), ['free', 'free entry', 'no cost', 'for nothing']],
  [
    meaning('children', '6', 'with children from 6 years'),
    ['children', 'child', 'kids', 'kid', 'family', 'families', 'with children', 'school holidays'],
  ],
  [
    meaning('children', '0', 'with children under 3 years'),
    ['baby', 'babies', 'toddler', 'toddlers'],
  ],
  [
    meaning('page', '/changes', 'What has changed'),
    ['cancelled', 'canceled', 'cancellations', 'postponed', 'moved', 'changes', 'changed'],
  ],
  [meaning('without', 'loud_sound', 'without loud sound'), ['not loud', 'no loud sound']],
  [meaning('without', 'nudity', 'without nudity'), ['no nudity', 'without nudity']],
]

const FILLERS: ReadonlySet<string> = new Set(
  'a all an and are any anything at can day do event events exhibition for from good have i in is it me my near of on or our see show shows something that the there things this to want we what which who with'.split(
    ' ',
  ),
)
/** The number of words in the longest phrase, such as "hard of hearing". */
const LONGEST_PHRASE = 3

/** Only searches have this day. The program is filtered by whole days; this evening is a part of `/now`. */
const TONIGHT = 'tonight'
const TODAY = meaning('day', 'today', 'today')

/** Undefined unless every word is understood: the work "Saturday Swimmers" must not lead to Saturday's list. */
export function leadOf(q: string, context: IntentContext): Lead | undefined {
  const { types } = context
  const meanings = meaningsOf(foldWords(q), context)
  if (!meanings || meanings.length === 0) return undefined
  const page = meanings.find(({ key }) => key === 'page')
  if (page) return { href: page.value, text: page.words }
  const type = meanings.find(({ key }) => key === 'type')
  const isTonight = meanings.findLast(({ key }) => key === 'day')?.value === TONIGHT
  const isOfDays = types.some(({ key, kind }) => key === type?.value && kind === 'durational')
  if (isTonight && !isOfDays) return tonight(meanings)
  const chosen = meanings
    .filter(({ key }) => key !== 'type')
    // No exhibition begins tonight, so "tonight" means today, whose rows say until when each is open.
    .map((each) => (each.value === TONIGHT ? TODAY : each))
  const query = queryOf(chosen)
  const words = wordsOf(chosen)
  if (!type && chosen.every(({ key, value }) => key === 'access' && SERVICES.includes(value))) {
    return { href: `/venues${query}`, text: `Venues: ${words}` }
  }
  const name = type?.words ?? 'Program'
  return {
    href: (type ? `/program/${type.value}` : '/program') + query,
    text: words === '' ? name : `${name}: ${words}`,
  }
}

/** The part "Tonight" of `/now` has no filters for a day or for what is open, so these are left out. */
function tonight(meanings: readonly Meaning[]): Lead {
  const chosen = meanings.filter(({ key }) => key !== 'day' && key !== 'open')
  const words = wordsOf(chosen)
  return {
    href: `/now${queryOf(chosen)}#tonight`,
    text: words === '' ? 'Tonight' : `Tonight: ${words}`,
  }
}

function queryOf(chosen: readonly Meaning[]): string {
  return formatQuery(Object.fromEntries(FILTERS.flatMap((key) => valueOf(key, chosen))))
}

function wordsOf(chosen: readonly Meaning[]): string {
  return chosen.map(({ words }) => words).join(', ')
}

/** For `access` and `without` all values, in the order of `ACCESS_CODES`; for other keys the last one. */
function valueOf(key: Filter, chosen: readonly Meaning[]): (readonly [string, string])[] {
  const values = chosen.filter((each) => each.key === key).map(({ value }) => value)
  if (key !== 'access' && key !== 'without') return values.slice(-1).map((value) => [key, value])
  const sorted = ACCESS_CODES.filter((code) => values.includes(code))
  return sorted.length === 0 ? [] : [[key, sorted.join(SEVERAL)]]
}

/** The meaning of each phrase in the words, longest phrases first; undefined if a word has no meaning. */
function meaningsOf(
  words: readonly string[],
  context: IntentContext,
): readonly Meaning[] | undefined {
  const known = phrases(context)
  const found: Meaning[] = []
  let at = 0
  while (at < words.length) {
    const [length, meant] = longestAt(words, at, known, context)
    if (length === 0) return undefined
    if (meant && !found.some(({ key, value }) => key === meant.key && value === meant.value)) {
      found.push(meant)
    }
    at += length
  }
  return found
}

/** The longest known phrase that begins at a word, with its meaning; its length is 0 if there is none. */
function longestAt(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, Meaning>,
  context: IntentContext,
): readonly [length: number, meant?: Meaning] {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const part = words.slice(at, at + length)
    if (part.length < length) continue
    const meant = known.get(part.join(' ')) ?? dayMeant(part, context)
    if (meant) return [length, meant]
  }
  return [FILLERS.has(words[at] ?? '') ? 1 : 0]
}

function phrases(context: IntentContext): ReadonlyMap<string, Meaning> {
  const { types, precincts, isPast, today } = context
  const all: (readonly [Meaning, readonly string[]])[] = [
    ...PLAIN,
    ...ACCESS_CODES.flatMap((code) => {
      const said = SAID[code]
      const label = ACCESS_LABELS[code]
      return said ? [[meaning('access', code, label), [label, ...said]] as const] : []
    }),
    ...types.map(
      ({ key, title }) => [meaning('type', key, title), [title, key, singular(key)]] as const,
    ),
    ...precincts.map(
      ({ key, title }) => [meaning('precinct', key, `in ${title}`), [title]] as const,
    ),
  ]
  if (!isPast) {
    all.push(
      [TODAY, ['today']],
      [meaning('day', TONIGHT, 'tonight'), ['tonight', 'this evening']],
      [meaning('day', 'weekend', 'this weekend'), ['weekend', 'this weekend']],
      [meaning('open', 'now', 'open now'), ['open', 'open now', 'now', 'right now']],
      [
        meaning('places', 'left', 'places left'),
        ['available', 'places left', 'tickets left', 'not sold out'],
      ],
      [meaning('places', 'few', 'few left'), ['few left', 'last places', 'last tickets']],
      [meaning('places', 'none', 'sold out'), ['sold out', 'fully booked']],
      [dateMeaning(addDays(today, 1)), ['tomorrow', 'tomorrow night']],
    )
  }
  return new Map(
    all.flatMap(([meant, said]) => said.map((each) => [foldWords(each).join(' '), meant])),
  )
}

function singular(key: string): string {
  return key.replace(/s$/, '')
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS =
  'january february march april may june july august september october november december'
    .split(' ')
    .map((name, index) => [name, String(index + 1).padStart(2, '0')] as const)
const DAYS_OF_WEEK = 7

/** "Saturday" is the next Saturday of the edition, "15 March" is in its year; undefined outside the edition. */
function dayMeant(words: readonly string[], context: IntentContext): Meaning | undefined {
  const date = words.length === 1 ? nextWeekday(words[0] ?? '', context) : dateOf(words, context)
  const isInside = date !== undefined && context.start <= date && date <= context.end
  return isInside ? dateMeaning(date) : undefined
}

function nextWeekday(word: string, { today, start }: IntentContext): string | undefined {
  const index = WEEKDAYS.findIndex((name) => name === word || name.slice(0, 3) === word)
  if (index === -1) return undefined
  const from = today < start ? start : today
  const ahead = (index + 1 - weekday(from) + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return addDays(from, ahead)
}

/** "15 March", "March 15th". */
function dateOf(words: readonly string[], { start, end }: IntentContext): string | undefined {
  const [first = '', second = ''] = words
  if (words.length !== 2) return undefined
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first]
  const number = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1]
  const [, at] = MONTHS.find(([name]) => name === month || name.slice(0, 3) === month) ?? []
  if (number === undefined || at === undefined) return undefined
  const inYear = (date: string) => `${date.slice(0, 4)}-${at}-${number.padStart(2, '0')}`
  return [inYear(start), inYear(end)].find((date) => start <= date && date <= end)
}

function dateMeaning(date: string): Meaning {
  return meaning('day', date, `on ${formatDate(date, 'weekday-month')}`)
}

function meaning(key: Meaning['key'], value: string, words: string): Meaning {
  return { key, value, words }
}
