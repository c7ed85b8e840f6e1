/** Records as staff write them, complete enough to be published. A test gives only the fields that it is about. */
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'

type Data<Slug extends 'festivals' | 'venues' | 'events' | 'pages' | 'media'> = Partial<
  RequiredDataFromCollectionSlug<Slug>
>

/** Of one colour. */
export async function aPictureFile(width = 1200, height = 800, name = 'picture.jpg') {
  const image = sharp({ create: { width, height, channels: 3, background: '#7a3b22' } })
  const data = await image.jpeg().toBuffer()
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}

export function aPhotograph(fields: Data<'media'> = {}): RequiredDataFromCollectionSlug<'media'> {
  return {
    kind: 'photograph',
    alt: 'A row of posts receding into fog',
    credit: { view: 'work', artists: ['Noor Castellane'], copyright: '© Noor Castellane' },
    ...fields,
  }
}

async function savePhotograph(payload: Payload, fields: Data<'media'> = {}) {
  return payload.create({
    collection: 'media',
    data: aPhotograph(fields),
    file: await aPictureFile(),
  })
}

/** With one timed and one durational type and one precinct. */
export async function saveFestival(payload: Payload, fields: Data<'festivals'> = {}) {
  const picture = await savePhotograph(payload)
  return payload.create({
    collection: 'festivals',
    data: {
      _status: 'published',
      year: 2026,
      name: 'Parallax 2026',
      start: '2026-03-06',
      end: '2026-03-29',
      zone: 'Australia/Melbourne',
      lead_image: picture.id,
      intro: 'Four weeks of photography.',
      types: [
        {
          key: 'exhibitions',
          title: 'Exhibitions',
          singular: 'Exhibition',
          kind: 'durational',
          schema_type: 'ExhibitionEvent',
        },
        { key: 'talks', title: 'Talks', singular: 'Talk', kind: 'timed', schema_type: 'Event' },
      ],
      precincts: [
        {
          key: 'city',
          title: 'City',
          order: 1,
          kind: 'metro',
          basemap: 'city',
          bounds: { west: 144.95, south: -37.83, east: 144.98, north: -37.8 },
        },
      ],
      ...fields,
    },
  })
}

export async function saveVenue(payload: Payload, fields: Data<'venues'> = {}) {
  return payload.create({
    collection: 'venues',
    data: {
      _status: 'published',
      name: 'Lantern Lane',
      place_type: 'outdoor',
      address: { line1: 'Off Russell Street', suburb: 'Melbourne', state: 'VIC', postcode: '3000' },
      geo: { lat: -37.8125, lon: 144.9672 },
      editions: [{ year: 2026, precinct: 'city' }],
      ...fields,
    },
  })
}

/** Of one session. */
export function aTalk(
  festival: number,
  fields: Data<'events'> = {},
): RequiredDataFromCollectionSlug<'events'> {
  return {
    title: 'Reading a Contact Sheet',
    festival,
    type: 'talks',
    teaser: 'Thirty-six frames, one after the other.',
    sessions: [
      {
        start: '2026-03-14T11:30',
        end: '2026-03-14T12:30',
        status: { state: 'scheduled' },
      },
    ],
    status: { state: 'scheduled' },
    price: { free: true },
    booking: { mode: 'none' },
    ...fields,
  }
}

/** One paragraph that is a link. */
export function aLinkedText(url: string) {
  const leaf = { detail: 0, format: 0, mode: 'normal', style: '', type: 'text', version: 1 }
  const block = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }
  const link = {
    ...block,
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url },
    children: [{ ...leaf, text: 'more' }],
  }
  return {
    root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', children: [link] }] },
  }
}
