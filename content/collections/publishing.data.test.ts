import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import {
  aLinkedText,
  aPhotograph,
  aPictureFile,
  aTalk,
  saveFestival,
  saveVenue,
} from '../testing/records.ts'
import { refusedFields } from '../testing/refused-fields.ts'

let open: OpenPayload
let festival = 0
let venue = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  venue = (await saveVenue(open.payload)).id
})

afterAll(() => open.close())

describe('a field that another choice hides', () => {
  const booking = { mode: 'required', url: 'https://tickets.example/1' } as const
  const status = {
    state: 'moved',
    note: 'Into the hall.',
    previous_start: '2026-03-13T10:00',
  } as const
  const hidden = { booking: { mode: 'none' }, status: { state: 'scheduled' } } as const

  test('is kept in the draft, and is empty once that is published', async () => {
    const { payload } = open
    const data = aTalk(festival, { venues: [venue], booking, status })
    const { id } = await payload.create({ collection: 'events', draft: true, data })

    const draft = await payload.update({ collection: 'events', id, draft: true, data: hidden })
    const published = await payload.update({
      collection: 'events',
      id,
      data: { _status: 'published' },
    })

    expect(draft.booking).toMatchObject({ mode: 'none', url: booking.url })
    expect(draft.status).toMatchObject({ note: status.note, previous_start: status.previous_start })
    expect(published.booking).toMatchObject({ mode: 'none', url: null })
    expect(published.status).toMatchObject({ note: null, previous_start: null })
  })
})

describe('publishing an event (spec/content B1, spec/faults S11)', () => {
  const session = {
    start: '2026-03-14T11:30',
    end: '2026-03-14T12:30',
    status: { state: 'scheduled' as const },
  }

  test.each([
    [
      'a bad colour',
      { theme: { color: '#12345' } },
      'theme.color',
      'Give a colour as #rrggbb or #rgb',
    ],
    [
      'a text that cannot be read',
      { theme: { color: '#999999' } },
      'theme.color',
      'Text on this background has a contrast of 2.8:1; 4.5:1 is needed. The nearest is #767676',
    ],
    [
      'a session that ends before it starts',
      { sessions: [{ ...session, end: '2026-03-14T11:00' }] },
      'sessions.0.end',
      'The session must end after it starts',
    ],
    [
      'a time that does not exist',
      { sessions: [{ ...session, start: '2026-10-04T02:30', end: '2026-10-04T03:30' }] },
      'sessions.0.start',
      'The clocks go forward over this time: it does not exist',
    ],
    [
      'a type the edition does not have',
      { type: 'tours' },
      'type',
      'The edition has no such type; it has Exhibitions, Talks',
    ],
    [
      'dates that end before they start',
      { type: 'exhibitions', dates: { start: '2026-03-20', end: '2026-03-10' } },
      'dates.end',
      'This is before the start',
    ],
    [
      'a javascript: link in the text',
      { body: aLinkedText('javascript:alert(1)') },
      'body',
      'A link starts with /, https:// or mailto:, not with javascript: (in the text: javascript:alert(1))',
    ],
    [
      'a javascript: booking address',
      { booking: { mode: 'required' as const, url: 'javascript:alert(1)' } },
      'booking.url',
      'A link starts with /, https:// or mailto:, not with javascript:',
    ],
    [
      'moved from nowhere',
      { status: { state: 'moved' as const } },
      'status.previous_start',
      'Say when or where it was to be before it moved',
    ],
  ])('is refused with %s, and the draft is kept', async (_case, wrong, field, sentence) => {
    const { payload } = open
    const draft = await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { venues: [venue], ...wrong }),
    })

    const refused = await refusedFields(
      payload.update({ collection: 'events', id: draft.id, data: { _status: 'published' } }),
    )

    expect(refused).toContainEqual([field, sentence])
    const kept = await payload.findByID({
      collection: 'events',
      id: draft.id,
      draft: true,
      depth: 0,
    })
    expect(kept._status).toBe('draft')
    expect(kept).toMatchObject(wrong)
  })

  test('is done when nothing is wrong', async () => {
    const event = await open.payload.create({
      collection: 'events',
      data: aTalk(festival, { _status: 'published', theme: { color: '#321' } }),
    })

    expect(event).toMatchObject({ _status: 'published', theme: { color: '#332211' } })
  })

  test('names what is missing when it is incomplete', async () => {
    const draft = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { teaser: '' }),
    })

    const refused = await refusedFields(
      open.payload.update({ collection: 'events', id: draft.id, data: { _status: 'published' } }),
    )

    expect(refused.map(([field]) => field)).toContain('teaser')
  })
})

describe('publishing a page (spec/content B1.8, B1.9)', () => {
  const blocks = [{ blockType: 'divider' as const }]

  test.each([
    ['program', '/program is an address of the site itself'],
    ['channel/x', '/channel/x is an address of the site itself'],
    ['2026-artists', '/2026/artists is an address of the site itself'],
    ['api/keys', 'This address is reserved by the site, or cannot be one'],
    ['now', '/now is an address of the site itself'],
    ['2024-', 'Something must follow the year and its dash'],
    ['a/../b', 'No part may be "." or ".."'],
    ['contact', '/contact is the address of "Contact us"'],
  ])('is refused at %s', async (name, sentence) => {
    const { payload } = open
    // The last case needs the page at `/contact`; whichever case runs first creates it.
    const taken = {
      title: 'Contact us',
      name: 'contact',
      blocks,
      listed: true,
      footer_mode: 'full' as const,
    }
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { name: { equals: 'contact' } },
    })
    if (totalDocs === 0)
      await payload.create({ collection: 'pages', data: { ...taken, _status: 'published' } })
    const wanted = name === 'contact' ? `/${name}/` : name

    const refused = await refusedFields(
      payload.create({
        collection: 'strands',
        data: { title: 'X', name: wanted, group_by: 'day', _status: 'published' },
      }),
    )

    expect(refused).toContainEqual(['name', sentence])
  })
})

describe('saving a photograph (spec/content B1.1–B1.4)', () => {
  test.each([
    [
      'without alt',
      { alt: '' },
      'alt',
      'Say what is seen, or tick "decorative" if the picture says nothing',
    ],
    [
      'with a file name as alt',
      { alt: 'IMG_2041 final.jpg' },
      'alt',
      'This looks like a file name: say what is seen',
    ],
    [
      'without copyright',
      { credit: { view: 'place' as const } },
      'credit.copyright',
      'Name the holder of the copyright',
    ],
    [
      'of a work without artist',
      { credit: { view: 'work' as const, copyright: '© X' } },
      'credit.artists',
      'Name the artist of the work that is seen',
    ],
  ])('is refused %s', async (_case, wrong, field, sentence) => {
    const refused = await refusedFields(
      open.payload.create({
        collection: 'media',
        data: aPhotograph(wrong),
        file: await aPictureFile(),
      }),
    )

    expect(refused).toContainEqual([field, sentence])
  })

  test('is refused without its file, unless the demo makes the picture later', async () => {
    const { payload } = open

    const refused = await refusedFields(
      payload.create({ collection: 'media', data: aPhotograph() }),
    )
    const demo = await payload.create({
      collection: 'media',
      data: aPhotograph({ filename: 'noor-1.jpg' }),
      context: { mayLackFile: true },
    })

    expect(refused).toContainEqual(['file', 'Choose a file to upload'])
    expect(demo).toMatchObject({ filename: 'noor-1.jpg' })
  })
})
