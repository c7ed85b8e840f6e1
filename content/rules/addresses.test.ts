import { describe, expect, test } from 'vitest'
import { checkRecordLinks, checkTextLinks, hrefProblem } from './links.ts'
import { checkName, toName } from './name.ts'
import { pathsOf, successor } from './paths.ts'
import { checkRedirect, flatTarget } from './redirect.ts'

function link(fields: object) {
  return { type: 'link', fields, children: [{ type: 'text', text: 'x' }] }
}

function text(...children: object[]) {
  return { root: { type: 'root', children: [{ type: 'paragraph', children }] } }
}

describe('links (spec/content B1.15)', () => {
  test.each([
    '/visit',
    '/2024-visit?a=1#b',
    '#more',
    'visit',
    'https://parallax.example/visit',
    'HTTP://x.example',
    'mailto:hello@parallax.example',
  ])('may be %s', (href) => {
    expect(hrefProblem(href)).toBeUndefined()
  })

  test.each([
    ['javascript:alert(1)', 'not with javascript:'],
    ['JavaScript:alert(1)', 'not with javascript:'],
    ['data:text/html,x', 'not with data:'],
    ['tel:+61391234567', 'not with tel:'],
    ['ftp://x.example', 'not with ftp:'],
    ['/a b', 'no spaces'],
    ['java\nscript:alert(1)', 'no spaces'],
    [' /visit', 'no spaces'],
    ['/a\u0007', 'no spaces'],
    ['\\\\evil.test', 'Give a path'],
    ['https://user:word@x.example', 'Give a path'],
    ['', 'Give a path'],
    ['/../x', 'Give a path'],
  ])('are refused: %o', (href, sentence) => {
    expect(hrefProblem(href)).toContain(sentence)
  })
})

describe('links in formatted text', () => {
  test('are checked at any depth, and named by their field', () => {
    const document = {
      body: text(
        link({ linkType: 'custom', url: 'javascript:x' }),
        link({ linkType: 'custom', url: '/visit' }),
      ),
      blocks: [{ blockType: 'accordion', items: [{ body: text(link({ linkType: 'custom' })) }] }],
    }

    expect(checkTextLinks(document).map(({ level, field }) => `${level} ${field}`)).toEqual([
      'error body',
      'error blocks.0.items.0.body',
    ])
  })

  test('to records that are not published are a warning (spec/content B1.16)', () => {
    const document = {
      body: text(link({ linkType: 'internal', doc: { relationTo: 'events', value: 7 } })),
      related: [
        { relationTo: 'events', value: { id: 7 } },
        { relationTo: 'articles', value: 7 },
      ],
    }

    const findings = checkRecordLinks(document, new Set(['events/7']))

    expect(findings.map(({ level, field }) => `${level} ${field}`)).toEqual([
      'warning body',
      'warning related.0',
    ])
    expect(checkTextLinks(document)).toEqual([])
  })
})

describe('names of pages and program entries (spec/content B1.8, B1.9)', () => {
  const facts = { festivalYears: [2024, 2026], taken: new Map([['/2024/visit', 'Visit 2024']]) }

  test.each([
    'visit',
    'visit/access',
    '2024-launch',
    '2031-program',
    'learn/schools/teachers-notes',
    'programs',
    'now/x',
    '2026-plan',
    '2026',
  ])('may be %s', (name) => {
    expect(checkName('custom', name, facts)).toEqual([])
  })

  test.each([
    ['partners', '/partners is an address of the site itself'],
    ['program/map', '/program/map is an address of the site itself'],
    ['program/anything', '/program/anything is an address of the site itself'],
    ['2024-artists', '/2024/artists is an address of the site itself'],
    ['2024-venues/x', '/2024/venues/x is an address of the site itself'],
    ['2024-visit', '/2024/visit is the address of "Visit 2024"'],
    ['api', 'This address is reserved by the site, or cannot be one'],
    ['builds/x', 'This address is reserved by the site, or cannot be one'],
    ['_x', 'This address is reserved by the site, or cannot be one'],
    ['a/_payload.json', 'This address is reserved by the site, or cannot be one'],
    ['a/_islands.json', 'This address is reserved by the site, or cannot be one'],
    ['now', '/now is an address of the site itself'],
    ['Plan', '/plan is an address of the site itself'],
    ['changes', '/changes is an address of the site itself'],
    ['program.ics', 'This address is reserved by the site, or cannot be one'],
    ['sw.js', 'This address is reserved by the site, or cannot be one'],
    ['2024-', 'Something must follow the year and its dash'],
    ['a/../b', 'No part may be "." or ".."'],
    ['./b', 'No part may be "." or ".."'],
    ['a//b', 'This address is reserved by the site, or cannot be one'],
  ])('are refused: %s', (name, message) => {
    expect(checkName('custom', name, facts)).toEqual([{ level: 'error', field: 'name', message }])
  })

  test.each([
    ['/Visit/Access/', 'visit/access'],
    ['Über uns', 'uber-uns'],
    ['2024-Photobook Fair', '2024-photobook-fair'],
    ['a/../b', 'a/../b'],
    ['2024-', '2024-'],
    ['', ''],
  ])('are stored: %s as %s', (typed, stored) => {
    expect(toName(typed)).toBe(stored)
    expect(toName(stored)).toBe(stored)
  })
})

describe('paths of records (spec/content B16)', () => {
  test.each([
    ['events', { slug: 'magnesium' }, ['/events/magnesium']],
    ['articles', { slug: 'x' }, ['/channel/x']],
    ['past-festivals', { slug: 'parallax-2024' }, ['/past-festivals/parallax-2024']],
    [
      'venues',
      { slug: 'shed-9', editions: [{ year: 2026 }, { year: 2024 }] },
      ['/venues/shed-9', '/2026/venues/shed-9', '/2024/venues/shed-9'],
    ],
    ['pages', { name: '2024-visit' }, ['/2024/visit']],
    ['strands', { name: 'open-air' }, ['/open-air']],
    ['festivals', { year: 2026 }, ['/2026/program', '/2026/artists', '/2026/venues']],
    ['partners', { slug: 'farrow-trust' }, []],
    ['events', {}, []],
  ])('of %s %o', (collection, record, expected) => {
    expect(pathsOf(collection, record)).toEqual(expected)
  })

  test.each([
    ['/2026/venues/old', ['/venues/new', '/2026/venues/new'], '/2026/venues/new'],
    ['/2024/venues/old', ['/venues/new', '/2026/venues/new'], '/venues/new'],
    ['/visit', ['/about/visit'], '/about/visit'],
    ['/visit', [], undefined],
  ])('the successor of %s among %o', (old, current, expected) => {
    expect(successor(old, current)).toBe(expected)
  })
})

describe('redirects (spec/content B16)', () => {
  const facts = {
    origin: 'https://parallax.example',
    others: [
      { from: '/b', to: '/c' },
      { from: '/x', to: '/a' },
    ],
    published: undefined,
  }

  test.each([
    [{ from: '/whats-on', to: '/program' }, []],
    [{ from: '/archive/*', to: '/past-festivals' }, []],
    [{ from: '/news/**', to: '/channel' }, []],
    [{ from: '/tickets', to: 'https://tickets.parallax.example/', status: '302' }, []],
    [{ from: '/events/the-missing-roll', gone: true, reason: 'Withdrawn.' }, []],
    [{ from: '/events/the-missing-roll', gone: true }, ['reason']],
    [{ from: '/program', gone: true, reason: 'x' }, ['from']],
    [{ from: '/a' }, ['to']],
    [{ from: '/a', to: '/x' }, ['to']],
    [{ from: '/a', to: '/a' }, ['to']],
    [{ from: '/b', to: '/d' }, ['from']],
    [{ from: '/B/', to: '/d' }, ['from']],
    [{ from: '/a/**/b', to: '/d' }, ['from']],
    [{ from: '/a?x=1', to: '/d' }, ['from']],
    [{ from: 'a', to: '/d' }, ['from']],
    [{ from: '/a', to: '//evil.test' }, ['to']],
    [{ from: '/a', to: '/api/x' }, ['to']],
    [{ from: '/media/x', to: '/d' }, ['from']],
    [{ from: '/now', to: '/d' }, ['from']],
    [{ from: '/Now/', gone: true, reason: 'x' }, ['from']],
    [{ from: '/now/**', to: '/d' }, []],
    [{ from: '/now/*', to: '/d' }, []],
    [{ from: '/d', to: '/now' }, []],
  ])('%o', (redirect, fields) => {
    expect(checkRedirect(redirect, facts).map(({ field }) => field)).toEqual(fields)
  })

  test('are refused from a path that is published', () => {
    const published = { ...facts, published: 'Visit' }
    expect(checkRedirect({ from: '/visit', to: '/d' }, published)).toEqual([
      { level: 'error', field: 'from', message: '"Visit" is published at this address' },
    ])
  })

  test('are stored with the final target of their chain', () => {
    expect(flatTarget({ from: '/a', to: '/b' }, facts)).toBe('/c')
    expect(flatTarget({ from: '/a', to: '/d?x=1#y' }, facts)).toBe('/d?x=1#y')
    expect(flatTarget({ from: '/a', to: 'javascript:1' }, facts)).toBe('javascript:1')
  })
})
