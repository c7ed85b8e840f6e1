import { describe, expect, test } from 'vitest'
import { baseAnswers } from '../testing/base-answers.ts'
import { isAnswerKey, schemaOf } from './keys.ts'
import { prune } from './prune.ts'

describe('keys of the contract (spec/content C1, C4)', () => {
  test.each([
    '/routes',
    '/global',
    '/localtime',
    '/site',
    '/redirects',
    '/home',
    '/partners',
    '/timeline',
    '/search',
    '/channel',
    '/channel/weather-report',
    '/participate',
    '/participate/print-swap',
    '/past-festivals',
    '/past-festivals/parallax-2024',
    '/years/2026',
    '/years/2026/program',
    '/years/2026/artists',
    '/years/2026/venues',
    '/years/2026/venues/shed-9',
    '/years/2026/guides',
    '/events/the-waiting-hall',
    '/artists/noor-castellane',
    '/venues/shed-9',
    '/guides/river-at-dusk',
    '/pages/about',
    '/pages/learn/schools/teachers-notes',
    '/strands/2026-photobook-fair',
    '/strands/a/b',
    '/basemap/city',
    '/basemap/inner',
    '/basemap/victoria',
  ])('have %s among them', (key) => {
    expect(isAnswerKey(key)).toBe(true)
  })

  test.each([
    '',
    '/',
    'routes',
    '/ROUTES',
    '/routes/',
    '/routes?x=y',
    '/changes',
    '/healthz',
    '/media/0123456789abcdef-full.jpg',
    '/__proto__',
    '/constructor',
    '/hasOwnProperty',
    '/toString',
    '/years/__proto__',
    '/years/abc',
    '/years/20260',
    '/years/2026/',
    '/years/2026/guides/river-at-dusk',
    '/years/2026/venues/',
    '/events',
    '/events/',
    '/events/a/b',
    '/channel/a/b',
    '/pages',
    '/pages/',
    '/basemap/moon',
    '/basemap/__proto__',
  ])('do not have %j among them', (key) => {
    expect(isAnswerKey(key)).toBe(false)
    expect(schemaOf(key)).toBeUndefined()
  })

  test.each(Object.entries(baseAnswers()))('have a schema that %s fits', (key, answer) => {
    const schema = schemaOf(key)

    expect(schema && prune(schema, answer)).toMatchObject({ ok: true, problems: [] })
  })
})
