/** What staff fill in on many documents, with every field of it. */
import type { Documents } from '../documents.ts'

export type Row<Collection extends keyof Omit<Documents, 'globals'>> = Documents[Collection][number]

export const STAMPS = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T10:20:30.456Z',
}
export const PUBLISHED = { ...STAMPS, _status: 'published' as const }

export const BODY = {
  root: {
    type: 'root',
    children: [
      { type: 'heading', version: 1, tag: 'h2', children: [{ type: 'text', text: 'Hours' }] },
      {
        type: 'paragraph',
        version: 1,
        children: [
          { type: 'text', text: 'Crowds that wait, ', format: 1 },
          {
            type: 'link',
            fields: { linkType: 'internal', doc: { relationTo: 'artists', value: 1 } },
            children: [{ type: 'text', text: 'and who saw them', format: 0 }],
          },
          { type: 'linebreak' },
        ],
      },
      {
        type: 'list',
        version: 1,
        listType: 'bullet',
        children: [{ type: 'listitem', children: [{ type: 'text', text: 'One', format: 0 }] }],
      },
    ],
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
}
export const THEME = { color: '#000000', backgroundColor: '#ffe600', accentColor: '#8c8c8c' }
export const META = { title: 'A title', description: 'A description.', image: 1, noindex: false }
export const LINKS = [{ title: 'Visit', href: '/visit', id: 'l1' }]
export const FILES = [
  { title: 'Map', url: '/media/0123456789abcdef-file.pdf', bytes: 1_000, id: 'f1' },
]
export const STATS = [{ value: '48', label: 'exhibitions', id: 's1' }]
export const ACCESS = {
  items: [{ code: 'auslan' as const, value: 'yes' as const, note: 'On Sunday', id: 'a1' }],
  contact: 'access@festival.example',
  checked_on: '2026-02-01',
}
export const HOURS = {
  always_open: false,
  weekly: [{ day: '6' as const, opens: '10:00', closes: '17:00', id: 'w1' }],
  exceptions: [
    { date: '2026-03-08', closed: false, opens: '12:00', closes: '15:00', note: 'Late', id: 'x1' },
  ],
  valid_from: '2026-03-06',
  valid_to: '2026-03-29',
  note: 'Ring the bell.',
}
export const STATUS = {
  state: 'moved' as const,
  note: 'It rains.',
  previous_start: '2026-03-13T11:00',
  previous_venue: { name: 'Kiln', slug: 'kiln' },
  changed_at: '2026-03-01T10:20:30.456Z',
}
const QUERY = {
  year: 2026,
  type: 'talks',
  tag: 'tide',
  precinct: 'city',
  limit: 3,
  ids: [1],
}

export const BLOCKS: Row<'pages'>['blocks'] = [
  { blockType: 'text', body: BODY },
  { blockType: 'heading', text: 'Works', level: '2' },
  { blockType: 'image', image: 1, width: 'wide' },
  { blockType: 'gallery', images: [1, 1] },
  { blockType: 'panorama', image: 1 },
  { blockType: 'quote', text: 'Wait.', cite: 'N. C.' },
  {
    blockType: 'video',
    provider: 'vimeo',
    player_id: '12',
    title: 'A film',
    captions: true,
    transcript: BODY,
  },
  { blockType: 'audio', url: '/media/a.mp3', title: 'A voice', transcript: BODY },
  { blockType: 'buttons', links: LINKS },
  { blockType: 'accordion', items: [{ title: 'Lifts', body: BODY }] },
  { blockType: 'columns', left: BODY, right: BODY },
  { blockType: 'stats', items: STATS },
  { blockType: 'people', people: [{ name: 'Noor', role: 'Artist', image: 1, artist: 1 }] },
  { blockType: 'files', files: FILES },
  { blockType: 'events', query: QUERY },
  { blockType: 'artists', query: QUERY },
  { blockType: 'venues', query: QUERY },
  { blockType: 'articles', query: QUERY },
  { blockType: 'partners', year: 2026, tiers: ['major'] },
  { blockType: 'map', venues: [1], basemap: 'city' },
  { blockType: 'embed', provider: 'soundcloud', player_id: '12', title: 'A sound' },
  { blockType: 'notice', level: 'warning', body: BODY },
  { blockType: 'divider' },
]
