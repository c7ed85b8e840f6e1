import { ACCESS_GROUPS, ACCESS_LABELS, accessInSentence } from 'contract/rules/access.ts'
import { ARTICLE_KINDS, GUIDE_MODES, PARTICIPATE_KINDS } from 'contract/rules/kinds.ts'
import { addDays, formatDate, weekday } from 'contract/rules/local-time.ts'
import { SLUG } from '../urls/query.ts'
import type { Facet, Facts, Option } from './list.ts'

const SATURDAY = 6
const RELATIVE_DAYS = [
  { value: 'today', label: 'Today' },
  { value: 'weekend', label: 'This weekend' },
]

/** A day of the edition, today, or this weekend. */
export const day: Facet = {
  key: 'day',
  label: 'Day',
  any: 'Any day',
  accepts: /^(?:today|weekend|\d{4}-\d{2}-\d{2})$/,
  options: ({ start = '', end = '', isPast }) => {
    const days: Option[] = []
    for (let date = start; date !== '' && date <= end; date = addDays(date, 1)) {
      days.push(dayOption(date))
    }
    return isPast ? days : [...RELATIVE_DAYS, ...days]
  },
  words: ({ value, label }) =>
    RELATIVE_DAYS.some((each) => each.value === value)
      ? label.toLowerCase()
      : `on ${formatDate(value, 'weekday')}`,
  fits: (facts, value, { today = '' }) => daysOf(value, today).some((date) => isOn(facts, date)),
}

/** The label is made when it is read: a phone takes 40 ms for a `DateTimeFormat`, and filtering needs no label. */
function dayOption(value: string): Option {
  return {
    value,
    get label() {
      return formatDate(value, 'weekday-short')
    },
  }
}

export const precinct: Facet = {
  key: 'precinct',
  label: 'Precinct',
  any: 'All precincts',
  accepts: SLUG,
  options: ({ precincts = [] }) => precincts.map(toOption),
  words: ({ label }) => `in ${label}`,
  fits: has('in'),
}

export const free: Facet = { ...tick('free', 'Free', '1'), fits: is('free') }

/** Without the codes of notices: the filter keeps events with a chosen code, and nobody looks for flashing light. */
export const access: Facet = {
  key: 'access',
  label: 'Access',
  several: true,
  ...oneOf(
    [...ACCESS_GROUPS.place, ...ACCESS_GROUPS.program].map((code) => [code, ACCESS_LABELS[code]]),
  ),
  words: ({ label }) => label,
  fits: has('access'),
}

/** The value is the first year of an age group. An event fits if it is suitable from that age or a lower one. */
export const children: Facet = {
  key: 'children',
  label: 'With children',
  any: 'Any',
  ...oneOf([
    ['0', 'Under 3 years'],
    ['3', '3 to 5 years'],
    ['6', '6 to 9 years'],
    ['10', '10 to 12 years'],
    ['13', '13 and over'],
  ]),
  words: ({ label }) => `with children, the youngest ${label.toLowerCase()}`,
  widens: true,
  unanswered: { has: (facts) => facts['from'] === undefined, words: 'no age is given for' },
  fits: (facts, value) => facts['from']?.some((age) => Number(age) <= Number(value)) === true,
}

const SPARED = ['loud_sound', 'flashing_light', 'nudity', 'people_who_died'] as const

/** An event fits only if staff have said that it has none of the chosen notices (spec/content A5). */
export const without: Facet = {
  key: 'without',
  label: 'Without',
  several: true,
  ...oneOf(SPARED.map((code) => [code, ACCESS_LABELS[code]])),
  words: ({ value }) =>
    SPARED.filter((code) => code === value)
      .map((code) => `without ${accessInSentence(code)}`)
      .join(''),
  fits: has('without'),
}

const openNow = tick('open', 'Open now', 'now')
export const open: Facet = {
  ...openNow,
  options: ({ isPast }) => (isPast ? [] : openNow.options()),
  fits: is('open'),
}

/** Events that are over or do not take place have no places and do not count as sold out. */
const placesOptions = oneOf([
  ['left', 'Places left'],
  ['few', 'Few left'],
  ['none', 'Sold out'],
])
export const places: Facet = {
  key: 'places',
  label: 'Places',
  any: 'Any',
  ...placesOptions,
  options: ({ isPast }) => (isPast ? [] : placesOptions.options()),
  fits: ({ places: [said = 'enough'] = [] }, value) =>
    value === 'left' ? said === 'enough' || said === 'few' : said === value,
}

export const type: Facet = {
  key: 'type',
  label: 'Type',
  any: 'All types',
  accepts: SLUG,
  options: ({ types = [] }) => types.map(toOption),
  fits: has('type'),
}

export const mode: Facet = {
  key: 'mode',
  label: 'Mode',
  any: 'Any',
  ...oneOf(Object.entries(GUIDE_MODES)),
  fits: has('mode'),
}

export const stepFree: Facet = { ...tick('step', 'Step-free', 'free'), fits: is('stepfree') }

/** Filters use plural words; "News" has no plural. */
const SEVERAL_ARTICLES = {
  ...ARTICLE_KINDS,
  interview: 'Interviews',
  essay: 'Essays',
  video: 'Videos',
  announcement: 'Announcements',
}

export const articleKind: Facet = {
  key: 'kind',
  label: 'Kind',
  any: 'All',
  ...oneOf(Object.entries(SEVERAL_ARTICLES)),
  fits: has('kind'),
}

export const tag: Facet = {
  key: 'tag',
  label: 'Tag',
  any: 'All tags',
  accepts: /^.{1,60}$/u,
  options: ({ tags = [] }) => tags.map((each) => ({ value: each, label: each })),
  words: ({ label }) => label,
  fits: has('tags'),
}

export const callKind: Facet = {
  key: 'kind',
  label: 'Kind',
  any: 'All',
  ...oneOf(Object.entries(PARTICIPATE_KINDS)),
  fits: has('kind'),
}

export const callState: Facet = {
  key: 'state',
  label: 'State',
  any: 'Any state',
  ...oneOf([
    ['open', 'Open'],
    ['upcoming', 'Upcoming'],
    ['closed', 'Closed'],
  ]),
  fits: has('state'),
}

export const letter: Facet = {
  key: 'letter',
  label: 'Letter',
  any: 'All',
  accepts: /^[a-z]$/,
  options: ({ letters = [] }) =>
    letters.map((each) => ({ value: each, label: each.toUpperCase() })),
  words: () => '',
  fits: has('letter'),
}

function oneOf(labels: readonly (readonly [string, string])[]) {
  const options = labels.map(([value, label]) => ({ value, label }))
  return { accepts: options.map(({ value }) => value), options: () => options }
}

function tick(key: string, label: string, value: string) {
  return { key, label, ...oneOf([[value, label]]) }
}

function has(name: string): Facet['fits'] {
  return (facts, value) => facts[name]?.includes(value) === true
}

function is(name: string): Facet['fits'] {
  return (facts) => facts[name] !== undefined
}

function toOption({ key, title }: { readonly key: string; readonly title: string }): Option {
  return { value: key, label: title }
}

function daysOf(value: string, today: string): readonly string[] {
  if (value === 'today') return [today]
  return value === 'weekend' ? weekendOf(today) : [value]
}

/** On a Sunday these are the day before and the day itself. */
export function weekendOf(today: string): readonly [saturday: string, sunday: string] {
  const saturday = addDays(today, SATURDAY - weekday(today))
  return [saturday, addDays(saturday, 1)]
}

/** One of the `days`; without them, a day from the first to the last (`on`) that is not one of the `closed` ones. */
function isOn({ days, on, closed }: Facts, date: string): boolean {
  if (days) return days.includes(date)
  const [start, end] = on ?? []
  return (
    start !== undefined &&
    end !== undefined &&
    start <= date &&
    date <= end &&
    !closed?.includes(date)
  )
}
