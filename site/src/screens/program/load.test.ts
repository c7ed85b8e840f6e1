import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { notFound } from '../../views/screen.ts'
import { loadProgram } from './load.ts'

const answers = {
  '/years/2026': anEdition(),
  '/years/2026/program': { events: [anEventStub(), aTimedStub()] },
  '/years/2026/venues': { venues: [aVenueStub()] },
}

function loadAt(now: string) {
  const args = loadArgs(answers, { now })
  const loaded = loadProgram(args)
  if (loaded === notFound) throw new Error('the program is there')
  return { ...loaded, until: args.moment.until() }
}

describe('loading the program (spec/screens §3)', () => {
  test.each([
    ['before the doors open', '2026-03-13T22:00:00Z', '2026-03-13T23:00:00Z'],
    ['until they close', '2026-03-14T00:20:00Z', '2026-03-14T06:00:00Z'],
    ['in the evening until midnight', '2026-03-14T07:00:00Z', '2026-03-14T13:00:00Z'],
    ['until a session starts', '2026-03-14T23:30:00Z', '2026-03-15T00:00:00Z'],
    ['until a session ends', '2026-03-15T00:30:00Z', '2026-03-15T01:00:00Z'],
  ])('is true %s', (_name, now, until) => {
    expect(new Date(loadAt(now).until ?? 0).toISOString()).toBe(until.replace('Z', '.000Z'))
  })

  test('is valid for ever once the edition is past', () => {
    expect(loadAt('2026-04-10T00:00:00Z').until).toBeUndefined()
  })

  test('returns the same view as long as nothing starts or ends', () => {
    const [first, second] = [loadAt('2026-03-14T00:20:00Z'), loadAt('2026-03-14T01:47:00Z')]
    expect(second.view).toEqual(first.view)
  })

  test('has its texts and theme from the site, or from the edition for a year', () => {
    const site = {
      name: 'Parallax',
      screens: {
        program: {
          title: 'What’s on',
          intro: 'Everything.',
          theme: { color: '#ffffff', backgroundColor: '#000000' },
        },
      },
    }
    const own = loadProgram(loadArgs({ ...answers, '/site': site }))
    const theme_text = 'What the eye keeps.'
    const year = { ...answers, '/site': site, '/years/2026': anEdition({ theme_text }) }
    const ofYear = loadProgram(loadArgs(year, { meta: { year: 2026 } }))
    expect(own).toMatchObject({
      page: {
        title: 'What’s on',
        description: 'Everything.',
        theme: { backgroundColor: '#000000' },
      },
    })
    expect(ofYear).toMatchObject({
      page: {
        title: 'Program 2026',
        description: 'Twenty-four days of photographs.',
        theme: { backgroundColor: '#ffffff' },
      },
      view: { intro: theme_text },
    })
  })
})
