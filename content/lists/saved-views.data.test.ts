import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph, aPictureFile, aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { savedViews, type EditionOfView } from './saved-views.ts'

/** 11.20am on Saturday 14 March 2026 in Melbourne. */
const TODAY = '2026-03-14T00:20:00Z'
/** 11.59pm on Friday. */
const YESTERDAY = '2026-03-13T12:59:00Z'

const OF_2026 = [
  'A draft',
  'All March',
  'Of today',
  'On Friday night',
  'On Monday',
  'On Saturday',
  'On Sunday night',
  'Over',
  'Without a number',
  'Without a picture',
]

let open: OpenPayload
let current: EditionOfView

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(YESTERDAY) })
  await savePictures()
  await saveEvents()
})

afterAll(() => {
  vi.useRealTimers()
  return open.close()
})

async function savePictures(): Promise<void> {
  const { payload } = open
  const save = async (filename: string, fields: Record<string, unknown>) => {
    const file = await aPictureFile(1200, 800, filename)
    const { id } = await payload.create({ collection: 'media', data: aPhotograph(), file })
    // The form would refuse some of these, but an import may leave them.
    await payload.db.updateOne({ collection: 'media', id, data: fields })
  }
  await save('whole.jpg', {})
  await save('no-alt.jpg', { alt: '' })
  await save('decorative.jpg', { alt: '', decorative: true })
  await save('no-credit.jpg', { credit: { artists: [] } })
  await save('photographer.jpg', { credit: { artists: [], photographer: 'Ann Wu' } })
  await save('logo.jpg', { kind: 'logo', credit: { artists: [] } })
}

/** Saves events that lack nothing and were changed yesterday, except as their titles say. */
async function saveEvents(): Promise<void> {
  const { payload } = open
  const { id: festival, lead_image: picture } = await saveFestival(payload)
  current = { id: festival, year: 2026 }
  const { id: earlier } = await saveFestival(payload, { year: 2018, name: 'Parallax 2018' })
  const { id: venue } = await saveVenue(payload)
  let number = 0
  const save = async (title: string, fields: Partial<ReturnType<typeof aTalk>> = {}) => {
    number += 1
    const lead_image = typeof picture === 'object' ? picture?.id : picture
    const whole = { title, number, lead_image, ...startingAt('2026-03-12T11:30') }
    const data = { ...aTalk(festival, { _status: 'published', ...whole }), ...fields }
    await payload.create({ collection: 'events', data, draft: data._status === 'draft' })
  }
  await save('Without a picture', { lead_image: null })
  await save('Without a number', { number: null })
  await save('Neither, of 2018', { festival: earlier, lead_image: null, number: null })
  await save('On Friday night', startingAt('2026-03-13T23:00'))
  await save('On Saturday', startingAt('2026-03-14T11:30'))
  await save('On Sunday night', startingAt('2026-03-15T23:00'))
  await save('On Monday', startingAt('2026-03-16T00:30'))
  const exhibition = { type: 'exhibitions', sessions: [], venues: [venue] }
  await save('All March', { ...exhibition, dates: { start: '2026-03-06', end: '2026-03-29' } })
  await save('Over', { ...exhibition, dates: { start: '2026-03-06', end: '2026-03-13' } })
  await save('A draft', { _status: 'draft' })
  vi.setSystemTime(TODAY)
  await save('Of today')
}

function startingAt(start: string) {
  const end = `${start.slice(0, -2)}45`
  return { sessions: [{ start, end, status: { state: 'scheduled' as const } }] }
}

describe('a saved view (spec/behaviour §30.9)', () => {
  test.each<[CollectionSlug, string, readonly string[]]>([
    ['events', 'This weekend', ['All March', 'On Saturday', 'On Sunday night']],
    ['events', '2026', OF_2026],
    ['events', 'No picture', ['Without a picture']],
    ['events', 'No number', ['Without a number']],
    ['events', 'Drafts', ['A draft']],
    ['events', 'Changed today', ['Of today']],
    ['media', 'No alternative text', ['no-alt.jpg']],
    ['media', 'No credit', ['no-credit.jpg']],
    ['media', 'Changed today', []],
    ['venues', 'No picture', ['Lantern Lane']],
  ])('of %s shows under “%s” exactly %o', async (collection, label, expected) => {
    const now = Date.parse(TODAY)
    const facts = { now, machineNow: now, current, zone: 'Australia/Melbourne' }
    const view = savedViews(collection, facts).find((each) => each.label === label)

    const { docs } = await open.payload.find({
      collection,
      where: view?.where ?? {},
      draft: true,
      depth: 0,
      pagination: false,
    })

    expect(docs.map(nameOf).toSorted()).toEqual(expected)
  })
})

function nameOf(record: object): string {
  const { title, name, filename } = record as Readonly<Record<string, string | undefined>> // its title
  return filename ?? title ?? name ?? ''
}
