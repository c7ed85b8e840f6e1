import { aGlobal } from 'contract/testing/base-answers.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'

const LISTS = [
  '/program',
  '/program/map',
  '/artists',
  '/venues',
  '/timeline',
  '/now',
  '/changes',
  '/program/guides-walks',
  '/channel',
  '/participate',
  '/partners',
  '/past-festivals',
]

const siteOf = (year: number) =>
  createTestSite({
    answers: {
      '/routes': { custom_pages: [], program: [], festival_years: [year] },
      '/global': aGlobal({ festival_year: 2026 }),
      [`/years/${year}`]: anEdition({ year }),
      '/channel': { articles: [], tags: [] },
    },
  })

describe('a list that is still empty (spec/screens §0.2.6)', () => {
  test.each(LISTS)('%s is served, and search engines are asked to leave it out', async (path) => {
    const { status, headers } = await (await siteOf(2024)).answer(path)
    expect([status, headers['X-Robots-Tag']]).toEqual([200, 'noindex'])
  })

  test('may be indexed if its edition is public', async () => {
    const site = await siteOf(2026)
    for (const [path, robots] of [
      ['/program', undefined],
      ['/artists', undefined],
      ['/now', undefined],
      ['/changes', undefined],
      ['/channel', 'noindex'],
    ] as const) {
      expect((await site.answer(path)).headers['X-Robots-Tag'], path).toBe(robots)
    }
  })
})
