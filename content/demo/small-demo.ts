/** The small demo that tests seed: two editions, a few events of each, a few pictures (spec/content F1). */
import { asList, asMap, asText, type Plain } from '../exchange/document.ts'
import type { FileRecord, Schema } from '../exchange/folder.ts'
import type { Shape } from '../exchange/shape.ts'
import { keyOf } from '../exchange/stored.ts'

const SMALL_YEARS = ['2022', '2026']
const SMALL_EXHIBITIONS = 12
const SMALL_TIMED = new Set([
  'upside-down-and-back-to-front',
  'nothing-between',
  'salt-height-fuel',
  'what-a-cloud-is-worth',
  'grinding-a-mirror',
  'street-level-only',
  'platform-zero-lights-out',
  'gertrude-street-by-shop-light',
  'opening-night-afterimage',
  'south-precinct-opening',
  'regional-opening-ballarat',
  'book-launch-six-rolls-one-winter',
  'last-frame',
  'keynote-the-light-that-stays',
  'copyright-after-midnight',
  'reading-a-contact-sheet',
])
const SMALL_ARTICLES = 8
const SMALL_PICTURES = 24
/** The fewest stops of a guide, and pictures of a gallery. */
const LEAST = 2

type Has = (collection: string, name: string) => boolean

/** The records of two years or of no year, with few events, articles and pictures. References to others go. */
export function smallDemo(records: readonly FileRecord[], schema: Schema): FileRecord[] {
  const inYears = records.filter(isInYears)
  const events = inYears.filter(isAmongFew)
  const articles = of(inYears, 'articles')
    .toSorted((a, b) => (textOf(a, 'published_on') < textOf(b, 'published_on') ? -1 : 1))
    .slice(-SMALL_ARTICLES)
  const stories = [...of(inYears, 'festivals'), ...articles, ...of(inYears, 'past-festivals')]
  const pictures = fewPictures(of(inYears, 'media'), stories)
  const guides = of(inYears, 'guides').filter((guide) => hasStops(guide, events))
  const chosen = new Set([...events, ...articles, ...pictures, ...guides])
  const kept = inYears.filter(
    (record) =>
      !['events', 'articles', 'media', 'guides'].includes(record.collection) || chosen.has(record),
  )
  const names = new Set(kept.map(({ collection, name }) => keyOf(collection, name)))
  const has: Has = (collection, name) => names.has(keyOf(collection, name))
  return kept.map((record) => {
    const shapes = schema.get(record.collection)?.shapes ?? []
    return { ...record, data: withoutMissing(shapes, withoutOtherYears(record.data), has) }
  })
}

/** Pages of other years are left out, so the links of the menu to them go too. */
function withoutOtherYears(data: Plain): Plain {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, ofYears(value)]))
}

function ofYears(value: Plain[string]): Plain[string] {
  if (Array.isArray(value)) return value.filter((each) => !isOfOtherYear(each)).map(ofYears)
  return typeof value === 'object' && value !== null ? withoutOtherYears(asMap(value)) : value
}

function isOfOtherYear(row: unknown): boolean {
  const link = typeof row === 'object' && row !== null ? asText(asMap(row)['link']) : ''
  const [, year] = /^\/(\d{4})\b/.exec(link) ?? []
  return year !== undefined && !SMALL_YEARS.includes(year)
}

function of(records: readonly FileRecord[], collection: string): FileRecord[] {
  return records.filter((record) => record.collection === collection)
}

function textOf({ data }: FileRecord, field: string): string {
  return asText(data[field])
}

function isInYears({ collection, name, data }: FileRecord): boolean {
  const ofName = collection === 'pages' ? /^(\d{4})-/.exec(name)?.[1] : undefined
  const ofSelect = collection === 'strands' ? asMap(data['select'])['year'] : undefined
  const year = collection === 'festivals' ? name : (ofName ?? ofSelect ?? data['festival'])
  return year === undefined || SMALL_YEARS.includes(asText(year))
}

/** The first exhibitions of each edition by number, and some events with sessions. */
function isAmongFew({ collection, name, data }: FileRecord): boolean {
  const isFirst = data['dates'] !== undefined && Number(data['number']) <= SMALL_EXHIBITIONS
  return collection === 'events' && (isFirst || SMALL_TIMED.has(name))
}

function hasStops({ data }: FileRecord, events: readonly FileRecord[]): boolean {
  const stops = asList(data['stops']).filter((stop) => {
    const event = asMap(stop)['event']
    return event === undefined || events.some(({ name }) => name === event)
  })
  return stops.length >= LEAST
}

/** All files but photographs, the photographs without which a record cannot be published, and some more. */
function fewPictures(
  media: readonly FileRecord[],
  stories: readonly FileRecord[],
): readonly FileRecord[] {
  const needed = new Set(
    stories.flatMap((story) => [textOf(story, 'lead_image'), textOf(story, 'image')]),
  )
  const photographs = media.filter(isPhotograph)
  const files = media.filter((record) => !isPhotograph(record))
  const least = photographs.filter(({ name }) => needed.has(name))
  const others = photographs.filter((record) => !least.includes(record))
  return [...files, ...least, ...others.slice(0, SMALL_PICTURES - least.length)]
}

/** `kind` is empty for its default, which is photograph. */
export function isPhotograph({ data }: FileRecord): boolean {
  return asText(data['kind']) === ''
}

/** A row about a missing record goes completely, and so does a block without pictures left. */
function withoutMissing(shapes: readonly Shape[], data: Plain, has: Has): Plain {
  const entries = Object.entries(data).map(([key, value]) => {
    const shape = shapes.find(({ name }) => name === key)
    return [key, shape ? present(shape, value, has) : value] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function present(shape: Shape, value: unknown, has: Has): unknown {
  switch (shape.kind) {
    case 'ref':
      if (shape.many) return asList(value).filter((name) => isThere(shape, name, has))
      return isThere(shape, value, has) ? value : undefined
    case 'group':
      return withoutMissing(shape.fields, asMap(value), has)
    case 'rows':
      return asList(value)
        .map(asMap)
        .filter((row) => !isAboutMissing(shape.fields, row, has))
        .map((row) => withoutMissing(shape.fields, row, has))
    case 'blocks':
      return asList(value)
        .map(asMap)
        .map((block) => withoutMissing(shape.blocks.get(asText(block['type'])) ?? [], block, has))
        .filter(hasPictures)
    case 'text':
    case 'number':
    case 'flag':
    case 'choice':
    case 'prose':
    case 'json':
      return value
  }
}

function isThere({ to: [only = '', ...others] }: Shape, name: unknown, has: Has): boolean {
  const text = asText(name)
  if (others.length === 0) return has(only, text)
  const [collection = '', ...rest] = text.split('/')
  return has(collection, rest.join('/'))
}

/** A missing picture does not count. */
function isAboutMissing(fields: readonly Shape[], row: Plain, has: Has): boolean {
  return fields.some(
    (field) =>
      field.kind === 'ref' &&
      !field.many &&
      !field.to.includes('media') &&
      row[field.name] !== undefined &&
      !isThere(field, row[field.name], has),
  )
}

function hasPictures({ type, image, images }: Plain): boolean {
  if (type === 'image' || type === 'panorama') return image !== undefined
  return type !== 'gallery' || asList(images).length >= LEAST
}
