import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { describe, expect, test } from 'vitest'
import { fakeContent } from '../../../testing/fake-content.ts'
import { loadHolding } from './load.ts'

const ORIGIN = 'https://festival.example'

function view(holding: NonNullable<ReturnType<typeof aSite>['holding']>, global = aGlobal()) {
  return loadHolding(fakeContent({ '/site': aSite({ holding }), '/global': global }), ORIGIN)
}

describe('the holding screen (spec/screens §11, spec/behaviour §16.2)', () => {
  test('has the texts of the specification if staff wrote none', () => {
    const said = view({})
    expect(said?.lines.map(({ text }) => text)).toEqual(['The future is', 'loading'])
    expect(said).toMatchObject({
      name: 'Parallax',
      about: 'International Festival of Photography',
      checkBack: 'Check back at 10am 22 Nov AEDT',
    })
    expect(said?.opens).toBeUndefined()
  })

  test.each([
    [
      '2026-11-22T10:00',
      'Check back at 10am 22 Nov AEDT',
      '2026-11-21T23:00:00.000Z',
      '2026-11-22T10:00:00+11:00',
    ],
    [
      '2027-05-01T09:30',
      'Check back at 9.30am 1 May AEST',
      '2027-04-30T23:30:00.000Z',
      '2027-05-01T09:30:00+10:00',
    ],
  ])('names the opening at %s as "%s"', (opens_at, checkBack, instant, iso) => {
    expect(view({ opens_at })).toMatchObject({
      checkBack,
      opens: { atMs: Date.parse(instant), iso },
    })
  })

  test('has the texts of staff, and still the instant of the opening', () => {
    const said = view({
      opens_at: '2026-11-22T10:00',
      lines: ['The past is', 'developing'],
      check_back: 'Doors at ten',
    })
    expect(said?.lines.map(({ text }) => text)).toEqual(['The past is', 'developing'])
    expect(said?.checkBack).toBe('Doors at ten')
    expect(said?.opens).toBeDefined()
  })

  test('keeps only the button links to other sites, because all others would lead back to it', () => {
    const global = aGlobal()
    const button_links = {
      link_group: [
        { title: 'Letter', link: 'https://letter.example/' },
        { title: 'Write to us', link: 'mailto:hello@parallax.example' },
        { title: 'Newsletter', link: '/subscribe' },
        { title: 'Program', link: `${ORIGIN}/program` },
        { title: 'Trap', link: 'javascript:alert(1)' },
      ],
    }
    const said = view({}, { ...global, footer: { ...global.footer, button_links } })
    expect(said?.links.map(({ title }) => title)).toEqual(['Letter', 'Write to us'])
  })
})
