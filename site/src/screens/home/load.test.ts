import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import type { WireAnswers } from '../../../testing/create-test-site.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadHome } from './load.ts'

/** The edition of `anEdition`, from 6 to 29 March. */
const EDITION = {
  year: 2026,
  name: 'Parallax 2026',
  start: '2026-03-06',
  end: '2026-03-29',
  zone: 'Australia/Melbourne',
}

const HERO_TITLES = ['first', 'second', 'third']

const home = {
  hero: HERO_TITLES.map((title) => ({
    event: anEventStub({ title, slug: title }),
    image: anImage(),
  })),
  featured: [],
  guides: [],
  articles: [],
  edition: EDITION,
}

function viewAt(now: string, answers: WireAnswers = {}) {
  const loaded = loadHome(
    loadArgs({ '/home': home, '/years/2026': anEdition(), ...answers }, { now }),
  )
  return loaded.view
}

describe('loading home (spec/screens §1)', () => {
  test.each([
    ['before the festival', '2026-02-01T00:00:00Z', 'first'],
    ['on its first day', '2026-03-06T00:00:00Z', 'first'],
    ['until midnight in Melbourne', '2026-03-06T12:59:00Z', 'first'],
    ['from midnight in Melbourne', '2026-03-06T13:00:00Z', 'second'],
    ['on the third day', '2026-03-08T00:00:00Z', 'third'],
    ['again from the fourth', '2026-03-09T00:00:00Z', 'first'],
  ])('shows one leading picture a day, in turn: %s', (_when, now, title) => {
    expect(viewAt(now).hero?.href).toBe(`/events/${title}`)
  })

  test('has in previews the first work on every day (spec/screens §1)', () => {
    const hero = home.hero.map(({ event }) => ({ event, image: anImage({ alt: event.title }) }))
    const { page } = loadHome(
      loadArgs(
        { '/home': { ...home, hero }, '/years/2026': anEdition() },
        { now: '2026-03-07T00:00:00Z' },
      ),
    )
    expect(page.image?.alt).toBe('first')
  })

  test('credits the picture with artist, title and year', () => {
    const image = anImage({
      credit: {
        artists: ['Noor Castellane'],
        work_title: 'Tide',
        year: '2025',
        view: 'work',
        copyright: '© Noor Castellane',
      },
    })
    const view = viewAt('2026-03-06T00:00:00Z', {
      '/home': { ...home, hero: [{ event: anEventStub(), image }] },
    })
    expect(view.hero?.credit).toBe('Noor Castellane, [Tide], 2025')
  })

  test('credits it with the event if the picture has no credit', () => {
    const { credit: _none, ...image } = anImage()
    const view = viewAt('2026-03-06T00:00:00Z', {
      '/home': { ...home, hero: [{ event: anEventStub(), image }] },
    })
    expect(view.hero?.credit).toBe('Noor Castellane, [Slack Water]')
  })

  test('does without a leading picture', () => {
    const view = viewAt('2026-03-06T00:00:00Z', { '/home': { ...home, hero: [] } })
    expect(view.hero).toBeUndefined()
  })
})
