/** Derived from the stored records, so that somebody can stop at any step and continue later. */
import { formatDateRange } from 'contract/rules/local-time.ts'
import type { Payload, PayloadRequest } from 'payload'
import type { Festival, Header, Site } from '../payload-types.ts'
import { VISIBLE } from '../records/visible.ts'

export const STEP_KEYS = [
  'name',
  'edition',
  'look',
  'types',
  'precincts',
  'opening',
  'venue',
  'event',
  'menu',
] as const
export type StepKey = (typeof STEP_KEYS)[number]

export interface Step {
  readonly key: StepKey
  readonly title: string
  readonly purpose: string
  readonly isDone: boolean
  /** The festival can be public without this step. */
  readonly isOptional: boolean
  /** What the records already have for this step; empty if nothing. */
  readonly found: string
  /** The studio's page for the step: a path below its address, and a label. Absent if there is none yet. */
  readonly place?: { readonly path: string; readonly label: string } | undefined
}

export interface Begun {
  readonly site: Pick<Site, 'name' | 'festival_year' | 'logo'>
  readonly header: Pick<Header, 'navigation'>
  /** The current edition as last saved, which may be a draft. */
  readonly edition: Festival | undefined
  readonly isEditionPublic: boolean
  /** Whether visitors can see an edition of an earlier year. */
  readonly hasEarlierEdition: boolean
  /** The first public venues and events of the edition, as examples. */
  readonly venues: readonly Named[]
  readonly events: readonly Named[]
}

interface Named {
  readonly id: number
  readonly title: string
}

const WORDS: Readonly<Record<StepKey, Pick<Step, 'title' | 'purpose'>>> = {
  name: {
    title: 'The name of the festival',
    purpose: 'It is at the top of every page and in the results of search engines.',
  },
  edition: {
    title: 'Year, dates and place',
    purpose:
      'The edition of one year: all events belong to it. Its dates say what is ahead, on and over.',
  },
  look: {
    title: 'The look',
    purpose:
      'The title that the home page shows largest, three colours, and a logo. Without them the pages are black on white.',
  },
  types: {
    title: 'Types of the program',
    purpose: 'Visitors browse the program by them: exhibitions, talks, tours.',
  },
  precincts: {
    title: 'Precincts',
    purpose: 'The parts of town, or the towns, that venues are sorted by. One is enough.',
  },
  opening: {
    title: 'Picture and introduction: the edition goes public',
    purpose:
      'With a leading picture and some words the site can say what the festival is. From here on visitors see the edition.',
  },
  venue: {
    title: 'The first venue',
    purpose: 'A place with its address. Events take place there; its page says how to get in.',
  },
  event: {
    title: 'The first event',
    purpose: 'What visitors come for. With it the program has its first page.',
  },
  menu: { title: 'The menu', purpose: 'The way from every page to the others.' },
}

export function stepsOf(begun: Begun): Step[] {
  return STEP_KEYS.map((key) => {
    const isOptional = key === 'look'
    return {
      key,
      ...WORDS[key],
      isOptional,
      // A festival with an earlier edition is not new: what its next edition still lacks is no first step.
      isDone: DONE[key](begun) || (begun.hasEarlierEdition && !isOptional),
      found: FOUND[key](begun),
      place: placeOf(key, begun),
    }
  })
}

const DONE: Readonly<Record<StepKey, (begun: Begun) => boolean>> = {
  name: ({ site }) => Boolean(site.name),
  edition: ({ edition }) => Boolean(edition?.start && edition.end),
  look: (begun) => lookOf(begun) !== '',
  types: ({ edition }) => (edition?.types ?? []).length > 0,
  precincts: ({ edition }) => (edition?.precincts ?? []).length > 0,
  opening: ({ isEditionPublic }) => isEditionPublic,
  venue: ({ venues }) => venues.length > 0,
  event: ({ events }) => events.length > 0,
  menu: ({ header }) => (header.navigation ?? []).some(({ links }) => (links ?? []).length > 0),
}

function lookOf({ edition, site }: Begun): string {
  const hasColours = Object.values(edition?.theme ?? {}).some(Boolean)
  return [edition?.theme_title, hasColours && 'colours', site.logo && 'a logo']
    .filter(Boolean)
    .join(', ')
}

const FOUND: Readonly<Record<StepKey, (begun: Begun) => string>> = {
  name: ({ site }) => site.name ?? '',
  edition: ({ edition }) =>
    [
      edition?.name,
      edition?.start && formatDateRange(edition.start, edition.end || edition.start, 'long'),
      edition?.where,
    ]
      .filter(Boolean)
      .join(', '),
  look: lookOf,
  types: ({ edition }) => titlesOf(edition?.types ?? []),
  precincts: ({ edition }) => titlesOf(edition?.precincts ?? []),
  opening: () => '',
  venue: ({ venues }) => titlesOf(venues),
  event: ({ events }) => titlesOf(events),
  menu: ({ header }) => titlesOf(header.navigation ?? []),
}

/** The tab of the edition's form that has a step's fields. Steps that are not listed are on the first tab. */
const TABS: Readonly<Partial<Record<StepKey, string>>> = {
  look: 'Colours and sharing',
  types: 'Types and precincts',
  precincts: 'Types and precincts',
}

function placeOf(key: StepKey, { edition }: Begun): Step['place'] {
  switch (key) {
    case 'name':
      return { path: '/globals/site', label: 'Site settings' }
    case 'venue':
      return { path: '/collections/venues', label: 'Venues' }
    case 'event':
      return { path: '/collections/events', label: 'Events' }
    case 'menu':
      return { path: '/globals/header', label: 'Header and menu' }
    case 'edition':
    case 'look':
    case 'types':
    case 'precincts':
    case 'opening': {
      const label = ['the edition', TABS[key]].filter(Boolean).join(', ')
      return edition && { path: `/collections/festivals/${edition.id}`, label }
    }
  }
}

/** How many titles a step names. A judgement: one line of text. */
const SHOWN = 3

function titlesOf(records: readonly { readonly title?: string | null | undefined }[]): string {
  const titles = records.flatMap(({ title }) => title || [])
  const shown = titles.slice(0, SHOWN).join(', ')
  return titles.length > SHOWN ? `${shown} and more` : shown
}

export async function readBegun(
  req: Partial<PayloadRequest> & { payload: Payload },
): Promise<Begun> {
  const { payload } = req
  const site = await payload.findGlobal({ slug: 'site', depth: 0, req })
  const header = await payload.findGlobal({ slug: 'header', depth: 0, draft: true, req })
  const year = { equals: site.festival_year }
  const found = await payload.find({
    collection: 'festivals',
    where: { year },
    depth: 0,
    limit: 1,
    draft: true,
    req,
  })
  const [edition] = found.docs
  const some = { depth: 0, limit: SHOWN + 1, sort: 'id', req } as const
  const published = await payload.count({
    collection: 'festivals',
    where: { year, _status: { equals: 'published' } },
    req,
  })
  const earlier = await payload.count({
    collection: 'festivals',
    where: { year: { less_than: site.festival_year }, _status: { equals: 'published' } },
    req,
  })
  const venues = await payload.find({
    ...some,
    collection: 'venues',
    where: { ...VISIBLE, 'editions.year': year },
  })
  const events = edition
    ? await payload.find({
        ...some,
        collection: 'events',
        where: { ...VISIBLE, festival: { equals: edition.id } },
      })
    : { docs: [] }
  return {
    site,
    header,
    edition,
    isEditionPublic: published.totalDocs > 0,
    hasEarlierEdition: earlier.totalDocs > 0,
    venues: venues.docs.map(({ id, name }) => ({ id, title: name })),
    events: events.docs.map(({ id, title }) => ({ id, title })),
  }
}

export function openStepsOf(begun: Begun): Step[] {
  return stepsOf(begun).filter(({ isDone, isOptional }) => !isDone && !isOptional)
}

export function openWords({ isEditionPublic }: Pick<Begun, 'isEditionPublic'>): string {
  return isEditionPublic
    ? 'Visitors see what is public so far.'
    : 'Visitors only read that the festival is in preparation.'
}
