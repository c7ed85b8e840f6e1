import { describe, expect, test } from 'vitest'
import { canonicalise } from './canonicalise.ts'
import { pathOf } from './path-of.ts'
import type { PathRef } from './path-of.ts'

describe('paths of records (spec/content A3)', () => {
  test.each<[PathRef, string]>([
    [{ type: 'event', slug: 'magnesium' }, '/events/magnesium'],
    [{ type: 'event', slug: 'magnesium', year: 2024 }, '/events/magnesium'],
    [{ type: 'artist', slug: "o'neil" }, '/artists/o%27neil'],
    [{ type: 'artist', slug: 'Café' }, '/artists/caf%C3%A9'],
    [{ type: 'venue', slug: 'shed-9' }, '/venues/shed-9'],
    [{ type: 'venue', slug: 'shed-9', year: 2024 }, '/2024/venues/shed-9'],
    [{ type: 'guide', slug: 'river-at-dusk' }, '/guides/river-at-dusk'],
    [{ type: 'article', slug: 'weather-report' }, '/channel/weather-report'],
    [{ type: 'participate', slug: 'print-swap' }, '/participate/print-swap'],
    [{ type: 'festival', slug: 'parallax-2022' }, '/past-festivals/parallax-2022'],
    [{ type: 'page', name: 'visit/access' }, '/visit/access'],
    [{ type: 'page', name: '2024-visit' }, '/2024/visit'],
    [{ type: 'strand', name: '2026-photobook-fair' }, '/2026/photobook-fair'],
    [{ type: 'strand', name: 'open-air' }, '/open-air'],
    [{ type: 'page', name: '' }, '/'],
    [{ type: 'venue' }, '/venues'],
  ])('gives %j the path %s', (ref, path) => {
    expect(pathOf(ref)).toBe(path)
    expect(canonicalise(path)).toMatchObject({ path })
  })
})
