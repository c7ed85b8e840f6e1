import { describe, expect, test } from 'vitest'
import { aLegacyEdition, anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const events = [
  anEventStub({ year: 2022, dates: { start: '2022-04-22', end: '2022-05-15' } }),
  anEventStub({
    id: 'ev03',
    slug: 'upper-floors',
    title: 'Upper Floors',
    year: 2022,
    artists: [],
    sort_title: 'upper-floors',
    sort_place: '01hoarding',
  }),
  aTimedStub({
    year: 2022,
    sessions: [aSessionStub({ start: '2022-05-01T11:00', end: '2022-05-01T12:00' })],
  }),
]

const legacySite = (answers: WireAnswers = {}) =>
  createTestSite({
    answers: {
      '/years/2022': aLegacyEdition({ previous_year: undefined }),
      '/years/2022/program': { events },
      '/years/2024': anEdition({ year: 2024, types: [] }),
      ...answers,
    },
  })

describe('one type of a legacy year (spec/screens §6.3)', () => {
  test('shows exhibitions as a grid under the type’s title', async () => {
    const page = await (await legacySite()).page('/2022/program/exhibitions?sort=location')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Exhibitions | Parallax 2022')
    const headings = [...page.main.all('h1'), ...page.main.all('h2')].map(({ text }) => text)
    expect(headings).toEqual(['Exhibitions', 'Upper Floors', 'Slack Water'])
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual([
      'Program',
      'Sort by',
      'Festivals',
    ])
    const [tabs] = page.main.all('nav')
    expect(tabs?.all('a[aria-current=page]').map(({ text }) => text)).toEqual(['Exhibitions'])
  })

  test('has the sort in every link to exhibitions, which avoids the redirect', async () => {
    const page = await (await legacySite()).page('/2022/program/exhibitions?sort=title')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Slack Water', 'Upper Floors'])
    const [, sorts] = page.main.all('nav')
    expect(sorts?.links()).toEqual([
      ['Location', '/2022/program/exhibitions?sort=location'],
      ['A–Z', '/2022/program/exhibitions?sort=title'],
      ['Artist', '/2022/program/exhibitions?sort=artist'],
    ])
  })

  test('sorts exhibitions by artist, those without an artist last', async () => {
    const page = await (await legacySite()).page('/2022/program/exhibitions?sort=artist')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Slack Water', 'Upper Floors'])
  })

  test('redirects to the path of exhibitions with their sort', async () => {
    const answer = await (await legacySite()).answer('/2022/program/exhibitions')
    expect([answer.status, answer.headers['Location']]).toEqual([
      302,
      '/2022/program/exhibitions?sort=location',
    ])
  })

  test('shows timed events as a list by day, whatever the sort', async () => {
    const page = await (await legacySite()).page('/2022/program/talks?sort=artist')
    expect(page.main.all('h2').map(({ text }) => text)).toEqual(['Sunday 1 May 2022'])
    expect(page.main.text).toContain('11am–12pm AEST The Tide Tables')
  })

  test('links to the program of a neighbouring year that does not have the type', async () => {
    const page = await (await legacySite()).page('/2022/program/talks')
    expect(page.main.links().at(-1)).toEqual(['Next festival: 2024', '/2024/program'])
  })

  test('says if the type is empty', async () => {
    const page = await (await legacySite()).page('/2022/program/online')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No online events in 2022')
    expect(page.main.links()).toContainEqual(['The whole program', '/2022/program'])
  })

  test('answers 404 for a type that the edition does not have', async () => {
    const page = await (await legacySite()).page('/2022/program/unheard-of')
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page Not Found: /2022/program/unheard-of')
  })
})
