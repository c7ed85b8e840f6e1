/** Each form of *First steps* writes with the rights of its sender (docs/editing.md "First steps"). */
import { FIRST_YEAR, LAST_YEAR } from 'contract/rules/default-year.ts'
import { slug } from 'contract/rules/slug.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { userOf } from '../access/require-user.ts'
import { MAY_BEGIN } from '../access/rights.ts'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { bodyOf } from '../requests/body-of.ts'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { CONFLICT } from '../requests/http-status.ts'
import type { Artist, Festival } from '../payload-types.ts'
import { headerWords } from '../rules/header-words.ts'
import { sortName } from '../rules/sort-name.ts'
import { changePublic } from '../saving/change-public.ts'
import { createDraft, readPublished, writeDraft, writePublished } from '../saving/record.ts'
import { readBegun, type StepKey } from './steps.ts'
import { USUAL_LINKS, USUAL_TYPES } from './usual.ts'
import { refusal } from '../requests/refusal.ts'

const Typed = v.optional(v.pipe(v.string(), v.trim()), '')
const needed = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message))
const Day = v.pipe(v.string(), v.check(isCalendarDate, 'Choose a day'))
const Time = v.pipe(
  Typed,
  v.check((time) => time === '' || isLocalDateTime(time), 'Choose a day and a time'),
)
const Year = v.pipe(
  v.unknown(),
  v.transform(Number),
  v.integer('Give a year of four digits'),
  v.minValue(FIRST_YEAR, 'Give a year of four digits'),
  v.maxValue(LAST_YEAR, 'Give a year of four digits'),
)
const Degrees = v.number('Give the place on the map')
const Ticked = v.array(v.string())

const Name = v.object({ name: needed('Write the name of the festival'), description: Typed })
const Edition = v.object({
  name: needed('Write the name of the edition'),
  year: Year,
  start: Day,
  end: Day,
  zone: v.string(),
  where: Typed,
  acknowledgement: needed('Say whose land it is'),
  says: v.optional(v.string()),
})
const Look = v.object({
  logo: v.optional(v.number('Choose a file')),
  theme_title: Typed,
  color: Typed,
  backgroundColor: Typed,
  accentColor: Typed,
})
const Types = v.object({ types: v.pipe(Ticked, v.minLength(1, 'Choose one type at least')) })
const Precincts = v.object({ titles: needed('Write one name at least') })
const Opening = v.object({
  lead_image: v.number('Choose a picture'),
  intro: needed('Write a sentence or two about this edition'),
})
const Venue = v.object({
  name: needed('Write the name of the venue'),
  place_type: v.string(),
  precinct: v.string(),
  line1: Typed,
  suburb: Typed,
  state: Typed,
  postcode: Typed,
  country: Typed,
  lat: Degrees,
  lon: Degrees,
  hours: v.optional(
    v.object({
      always_open: v.boolean(),
      weekly: v.array(v.object({ day: v.string(), opens: v.string(), closes: v.string() })),
    }),
  ),
})
const Event = v.object({
  title: needed('Write the title of the event'),
  type: v.string(),
  teaser: Typed,
  /** Names with commas between them. */
  artists: Typed,
  venue: v.string(),
  first: v.optional(Typed),
  last: v.optional(Typed),
  start: v.optional(Time),
  end: v.optional(Time),
  free: v.optional(v.string()),
})
const Menu = v.object({
  title: needed('Write a title for the links'),
  links: v.pipe(Ticked, v.minLength(1, 'Choose one page at least')),
})

export const beginEndpoints: readonly Endpoint[] = [
  endpoint('name', Name, async (req, { name, description }) => {
    await writePublished(req, { global: 'site' }, { name, ...(description ? { description } : {}) })
  }),
  endpoint('edition', Edition, async (req, { says, acknowledgement, ...typed }) => {
    const { edition } = await readBegun(req)
    await writePublished(
      req,
      { global: 'site' },
      {
        festival_year: typed.year,
        zone: typed.zone,
        acknowledgement_modal: acknowledgement,
        ...(says ? { preparing: headerWords(typed, '').where } : {}),
      },
    )
    await writePublished(req, { global: 'footer' }, { footer_years: String(typed.year) })
    if (edition) await writeDraft(req, { collection: 'festivals', id: edition.id }, typed)
    else await createDraft(req, 'festivals', typed)
  }),
  endpoint('look', Look, async (req, { logo, theme_title, ...theme }) => {
    if (logo !== undefined) await writePublished(req, { global: 'site' }, { logo })
    await saveEdition(req, { theme_title, theme })
  }),
  endpoint('types', Types, async (req, { types }) => {
    await saveEdition(req, { types: USUAL_TYPES.filter(({ key }) => types.includes(key)) })
  }),
  endpoint('precincts', Precincts, async (req, { titles }) => {
    const named = titles
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    await saveEdition(req, {
      precincts: named.map((title, index) => ({
        key: slug(title),
        title,
        order: index + 1,
        kind: 'metro',
      })),
    })
  }),
  endpoint('opening', Opening, async (req, typed) => {
    const { id, home } = await editionToSave(req)
    const lead = home?.lead || typed.intro
    await writePublished(
      req,
      { collection: 'festivals', id },
      { ...typed, home: { ...home, lead } },
    )
  }),
  endpoint('venue', Venue, async (req, typed) => {
    const { site } = await readBegun(req)
    const { name, place_type, precinct, lat, lon, hours, ...address } = typed
    const venue = await createDraft(req, 'venues', {
      name,
      place_type,
      address: { ...address, country: address.country || 'AU' },
      geo: { lat, lon },
      hours,
      editions: [{ year: site.festival_year, precinct }],
    })
    await publishMade(req, 'venues', venue['id'])
  }),
  endpoint('event', Event, async (req, typed) => {
    const { edition, venues } = await readBegun(req)
    const { title, type, teaser, artists, venue, first, last, start, end, free } = typed
    const isTimed = edition?.types?.find(({ key }) => key === type)?.kind === 'timed'
    const event = await createDraft(req, 'events', {
      title,
      festival: edition?.id,
      type,
      teaser,
      artists: await creditsOf(req, artists),
      venues: venues.filter(({ id }) => String(id) === venue).map(({ id }) => id),
      ...(isTimed
        ? { sessions: [{ start, end, status: { state: 'scheduled' } }] }
        : { dates: { start: first, end: last } }),
      status: { state: 'scheduled' },
      price: free ? { free: true } : { free: false },
      booking: { mode: 'none' },
    })
    await publishMade(req, 'events', event['id'])
    await showFirst(req, Number(event['id']))
  }),
  endpoint('menu', Menu, async (req, { title, links }) => {
    const chosen = USUAL_LINKS.filter(({ link }) => links.includes(link))
    await writePublished(req, { global: 'header' }, { navigation: [{ title, links: chosen }] })
  }),
]

async function editionToSave(req: PayloadRequest): Promise<Festival> {
  const { edition } = await readBegun(req)
  if (edition) return edition
  throw refusal(CONFLICT, 'First give the year and the dates')
}

/** Saves a draft, or publishes at once if the edition is public: staff may do the step *Look* last. */
async function saveEdition(req: PayloadRequest, data: Partial<Festival> | object): Promise<void> {
  const { id } = await editionToSave(req)
  const target = { collection: 'festivals', id } as const
  const isPublic = await changePublic(req, target, () => ({ ...data }))
  if (!isPublic) await writeDraft(req, target, { ...data })
}

/** The first event leads the home page, with the edition's picture, unless staff have chosen something there. */
async function showFirst(req: PayloadRequest, event: number): Promise<void> {
  const { id, lead_image: image, home } = await editionToSave(req)
  if (!image || home?.hero?.length) return
  const first = { ...home, hero: [{ event, image }], featured: [event] }
  await changePublic(req, { collection: 'festivals', id }, () => ({ home: first }))
}

/** Publishes the artists that are drafts or new. */
async function creditsOf(req: PayloadRequest, names: string) {
  const artists = new Set<number>()
  for (const name of names.split(',').map((each) => each.trim())) {
    if (name) artists.add(await artistOf(req, name))
  }
  return [...artists].map((artist) => ({ artist, role: 'artist' as const }))
}

async function artistOf(req: PayloadRequest, name: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'artists',
    draft: true,
    depth: 0,
    pagination: false,
    // `like` finds records that contain each word anywhere, in upper or lower case.
    where: { name: { like: name } },
    req,
  })
  const isSame = (artist: Artist) => artist.name.trim().toLowerCase() === name.toLowerCase()
  const found = docs.find((artist) => isSame(artist) && !artist.withdrawn)
  if (found && (await readPublished(req, { collection: 'artists', id: found.id }))) return found.id
  const data = { name, sort_name: sortName(name), kind: 'person' }
  const id = found?.id ?? Number((await createDraft(req, 'artists', data))['id'])
  await publishMade(req, 'artists', id)
  return id
}

/** If this is refused, nothing of the request is saved: the person's form still has all that was typed. */
async function publishMade(
  req: PayloadRequest,
  collection: 'venues' | 'events' | 'artists',
  id: unknown,
): Promise<void> {
  await writePublished(req, { collection, id: Number(id) })
}

function endpoint<Schema extends v.GenericSchema>(
  step: StepKey,
  schema: Schema,
  write: (req: PayloadRequest, body: v.InferOutput<Schema>) => Promise<void>,
): Endpoint {
  return {
    path: `/begin/${step}`,
    method: 'post',
    async handler(req) {
      userOf(req, MAY_BEGIN)
      const body = await bodyOf(req, schema)
      await withOneTransaction(req, () => write(req, body))
      return Response.json({ done: true })
    },
  }
}
