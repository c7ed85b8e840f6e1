import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { describe, expect, test } from 'vitest'
import { socialFacts, socialName, type SocialEvent } from './social-facts.ts'

const event: SocialEvent = anEvent({ lead_image: anImage() })
const nameOf = (overrides: Partial<SocialEvent> = {}) => {
  const facts = socialFacts({ ...event, ...overrides })
  return facts && socialName(facts)
}

describe('the social picture of an event (decision 080)', () => {
  test.each([
    ['of an exhibition all its days', {}, '6–29 March 2026'],
    [
      'of one session its day and time',
      { dates: undefined, sessions: [{ start: '2026-03-14T14:00' }] },
      'Saturday 14 March, 2pm',
    ],
    [
      'of several sessions their first and last day',
      {
        dates: undefined,
        sessions: [{ start: '2026-03-21T18:00' }, { start: '2026-03-14T14:00' }],
      },
      '14–21 March 2026',
    ],
  ])('says %s, and the first venue', (_of, overrides, when) => {
    expect(socialFacts({ ...event, ...overrides })?.lines).toEqual([when, event.venues[0]?.name])
  })

  test('says the title without the marks of works', () => {
    expect(socialFacts({ ...event, title: 'On [Magnesium]' })?.title).toBe('On Magnesium')
  })

  test.each([
    ['title', { title: 'Other' }],
    ['days', { dates: { start: '2026-03-07', end: '2026-03-29' } }],
    ['place', { venues: [] }],
    ['picture', { lead_image: { url: '/media/fedcba9876543210-full.jpg' } }],
    ['colours', { theme: { color: '#ffffff', backgroundColor: '#00091f' } }],
  ])('has another address with another %s', (_what, overrides) => {
    expect(nameOf()).toMatch(/^[0-9a-f]{16}-social\.jpg$/)
    expect(nameOf(overrides)).not.toBe(nameOf())
  })

  test('keeps its address while only its text changes', () => {
    const same: SocialEvent = anEvent({ lead_image: anImage(), teaser: 'Other.' })
    expect(nameOf(same)).toBe(nameOf())
  })

  test('is made neither for an event without a picture nor for one whose picture is an SVG', () => {
    expect(nameOf({ lead_image: undefined })).toBeUndefined()
    expect(nameOf({ lead_image: { url: '/media/fedcba9876543210-full.svg' } })).toBeUndefined()
  })
})
