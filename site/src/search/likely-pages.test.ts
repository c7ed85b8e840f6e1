import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import { describe, expect, test } from 'vitest'
import { indexLikelyPages } from './likely-pages.ts'

const rows = [
  aSearchRow({ slug: 'magnesium', title: '[Magnesium] at Night' }),
  aSearchRow({ type: 'artist', slug: 'ines-valdor', title: 'Inés Valdor', year: 0 }),
  aSearchRow({ slug: 'lanterns', title: 'Lanterns', year: 2022 }),
  aSearchRow({ slug: 'lantern', title: 'Lantern', year: 2024 }),
  aSearchRow({ type: 'guide', slug: 'lantern', title: 'By lantern', year: 2026 }),
  aSearchRow({ type: 'venue', slug: 'lanters', title: 'Lanters', year: 0 }),
  aSearchRow({ type: 'page', slug: '2024-photobook-weekend', title: 'Photobook weekend' }),
  aSearchRow({ type: 'article', slug: 'http-and-silver', title: 'HTTP and silver' }),
  aSearchRow({ slug: 'ode', title: 'Ode' }),
  aSearchRow({ slug: 'the-long-salt-road', title: 'The long salt road' }),
]
const likelyPages = indexLikelyPages(rows)
const find = (path: string) => likelyPages(path, [2026, 2024, 2022])
const hrefs = (path: string) => find(path).map(({ href }) => href)

describe('pages that a visitor may have meant (spec/screens §12)', () => {
  test.each<[string, readonly string[]]>([
    ['/events/magnesum', ['/events/magnesium']],
    ['/program/magnesium', ['/events/magnesium']],
    ['/2022/program/talks/magnesium', ['/events/magnesium']],
    ['/artists/inés-valdor', ['/artists/ines-valdor']],
    ['/artist/ines_valdor', ['/artists/ines-valdor']],
    ['/artists/ines%20valdor', ['/artists/ines-valdor']],
    ['/events/the_long_salt_road', ['/events/the-long-salt-road']],
    ['/artists/inse-valdor', ['/artists/ines-valdor']],
    ['/photobook-weekend', ['/2024/photobook-weekend']],
    ['/events/magnsum', []],
    // A word of three letters is similar to too many others, so only exact matches count.
    ['/events/odd', []],
    ['/guides/ode', ['/events/ode']],
    // A link that opens a new tab is never suggested.
    ['/channel/http-and-silver', []],
    ['/', []],
    ['/a%2Fb', []],
  ])('%s: %j', (path, expected) => {
    const canonical = canonicalise(path)
    expect(hrefs(canonical.kind === 'ok' ? canonical.path : path)).toEqual(expected)
  })

  test('are at most three: the same before one edit, of the same section before another, newer before older', () => {
    expect(hrefs('/events/lantern')).toEqual([
      '/events/lantern',
      '/guides/lantern',
      '/events/lanterns',
    ])
    expect(hrefs('/guides/lantern')[0]).toBe('/guides/lantern')
  })

  test('are the programs beside a year without a festival', () => {
    const kind = (word: string) => `There was no festival in 2023; this is the one ${word} it`
    expect(find('/2023/program')).toEqual([
      { href: '/2022/program', title: 'Program 2022', kind: kind('before') },
      { href: '/2024/program', title: 'Program 2024', kind: kind('after') },
    ])
    expect(hrefs('/2023')).toEqual(['/2022/program', '/2024/program'])
  })

  test('have a plain title and the kind of page', () => {
    expect(find('/events/magnesium')).toEqual([
      { href: '/events/magnesium', title: 'Magnesium at Night', kind: 'Event, 2026' },
    ])
    expect(find('/x/ines-valdor')).toMatchObject([{ kind: 'Artist' }])
  })

  test('are found for any path without throwing', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 4 }), (segments) => {
        const canonical = canonicalise(`/${segments.map(encodeSafely).join('/')}`)
        const path = canonical.kind === 'ok' ? canonical.path : '/'
        expect(find(path).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
