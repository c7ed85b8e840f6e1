import type { Documents } from '../documents.ts'
import { anArticle, aPage } from './documents.ts'
import {
  BLOCKS,
  BODY,
  FILES,
  LINKS,
  META,
  PUBLISHED,
  STAMPS,
  STATS,
  THEME,
  type Row,
} from './whole-parts.ts'
import { quiet, QUIET, wholeProgram } from './whole-program.ts'

/**
 * First in each collection a document in which every field is filled in, so that each can be broken; behind it, where
 * there is a second, a quiet one that knows nothing of the first: of another edition, in another town.
 */
export function wholeDocuments(): Documents {
  return {
    ...wholeProgram(),
    articles: [
      anArticle({
        festival: 1,
        blocks: BLOCKS.slice(0, 3),
        authors: [{ name: 'Noor Castellane', artist: 1 }],
        tags: ['tide'],
        related: [
          { relationTo: 'events', value: 1 },
          { relationTo: 'artists', value: 1 },
        ],
        video: {
          provider: 'youtube',
          player_id: 'x_-1',
          title: 'A film',
          captions: true,
          transcript: BODY,
        },
        meta: META,
      }),
    ],
    participate: [aWholeParticipate()],
    'past-festivals': [aWholePastFestival()],
    partners: [aWholePartner()],
    pages: [
      aPage({
        standfirst: 'What it is.',
        blocks: BLOCKS,
        parent: 7,
        subnav: LINKS,
        theme: THEME,
        meta: META,
      }),
      quiet(aPage({ name: QUIET })),
    ],
    strands: [aWholeStrand()],
    redirects: [
      { id: 1, from: '/old', to: '/about', status: '301', source: 'manual', ...STAMPS },
      {
        id: 2,
        from: '/events/lost',
        gone: true,
        reason: 'It rained.',
        source: 'withdrawn',
        since: '2026-02-01T00:00:00.000Z',
        ...STAMPS,
      },
    ],
    media: [aWholePicture(), { ...aWholePicture(), id: 7, code: 'm007' }],
    globals: wholeGlobals(),
  }
}

function aWholeParticipate(): Row<'participate'> {
  return {
    id: 1,
    code: 'c001',
    slug: 'print-swap',
    title: 'Print swap',
    kind: 'open_call',
    summary: 'Bring a print.',
    image: 1,
    blocks: BLOCKS.slice(0, 3),
    opens_at: '2026-01-10T10:00',
    closes_at: '2026-02-10T17:00',
    zone: 'Australia/Melbourne',
    fee: { label: 'Free', waiver_note: 'Ask us.' },
    eligibility: BODY,
    terms: { title: 'Terms', href: '/terms' },
    apply: { title: 'Apply', href: 'https://apply.example/' },
    contact: 'swap@festival.example',
    downloads: FILES,
    festival: 1,
    outcome: [
      { relationTo: 'events', value: 1 },
      { relationTo: 'pages', value: 1 },
    ],
    meta: META,
    order: 1,
    ...PUBLISHED,
  }
}

function aWholePastFestival(): Row<'past-festivals'> {
  return {
    id: 1,
    code: 'h001',
    slug: 'parallax-2022',
    title: 'Parallax 2022',
    order_year: 2022,
    festival: 1,
    summary: 'It was.',
    image: 1,
    stats: STATS,
    highlights: [
      { relationTo: 'events', value: 1 },
      { relationTo: 'artists', value: 1 },
    ],
    blocks: BLOCKS.slice(0, 3),
    report: { title: 'Report', href: '/report' },
    cite: 'Parallax 2022',
    meta: META,
    ...PUBLISHED,
  }
}

function aWholePartner(): Row<'partners'> {
  return {
    id: 1,
    code: 'o001',
    slug: 'kiln',
    name: 'Kiln',
    website: 'https://kiln.example/',
    logo: 1,
    logo_light: 1,
    blurb: 'It burns.',
    tiers: [{ year: 2026, tier: 'major', order: 1 }],
    ...PUBLISHED,
  }
}

function aWholeStrand(): Row<'strands'> {
  return {
    id: 1,
    code: 't001',
    name: 'night-school',
    title: 'Night school',
    intro: 'After dark.',
    select: {
      year: 2026,
      types: ['talks'],
      tags: ['tide'],
      flags: ['commission'],
      parent: 1,
      ids: [1],
    },
    group_by: 'day',
    blocks: BLOCKS.slice(0, 3),
    theme: THEME,
    meta: META,
    ...PUBLISHED,
  }
}

function aWholePicture(): Row<'media'> {
  return {
    id: 1,
    code: 'm001',
    kind: 'photograph',
    alt: 'Fog on a river.',
    decorative: false,
    title: 'Fog',
    caption: 'The [Yarra] at dusk',
    credit: {
      view: 'work',
      artists: ['Noor Castellane'],
      work_title: 'Fog',
      series: 'Rivers',
      year: '2025',
      medium: 'Pigment print',
      dimensions: '80 × 100 cm',
      photographer: 'Noor Castellane',
      courtesy: 'The artist',
      copyright: 'Noor Castellane',
      licence: 'CC BY',
      ai_declared: false,
    },
    hash: '0123456789abcdef',
    tone: '#777777',
    mimeType: 'image/jpeg',
    width: 1_200,
    height: 800,
    focalX: 50,
    focalY: 40,
    ...STAMPS,
  }
}

function wholeGlobals(): Documents['globals'] {
  const navigation = [{ title: 'Visit', links: [{ title: 'Access', link: '/visit' }] }]
  return {
    header: {
      id: 1,
      title: 'Parallax 2026',
      mobile_title: 'Parallax',
      about: 'A festival',
      where: 'Melbourne',
      theme_text: 'Afterimage',
      navigation,
    },
    footer: {
      id: 1,
      navigation,
      button_links: [{ title: 'Subscribe', link: '/subscribe' }],
      acknowledgement: 'We acknowledge.',
      footer_years: '2018–2025',
    },
    site: {
      id: 1,
      name: 'Parallax',
      description: 'A festival of photography.',
      image: 1,
      festival_year: 2026,
      zone: 'Australia/Melbourne',
      acknowledgement_modal: 'We acknowledge.',
      access_contact: 'access@festival.example',
      holding: {
        on: true,
        opens_at: '2026-11-22T10:00',
        lines: ['The future is', 'loading'],
        check_back: 'Check back soon',
      },
      alerts: [
        {
          text: 'It rains.',
          level: 'warning',
          route_pattern: '/events/**',
          from: '2026-03-01T10:00',
          to: '2026-03-20T10:00',
          link: { title: 'More', href: '/visit' },
        },
      ],
      screens: [{ screen: 'program', title: 'Program', intro: 'All.', meta: META, theme: THEME }],
    },
  }
}
