import type { Access, AccessCode } from 'contract/answers/parts.ts'
import { describe, expect, test } from 'vitest'
import { accessView } from './access-view.ts'

function block(
  items: Partial<Record<AccessCode, 'yes' | 'no' | 'unknown'>>,
  rest: Partial<Access> = {},
): Access {
  return {
    items: Object.entries(items).map(([code, value]) => ({ code: code as AccessCode, value })), // the keys of `items`
    ...rest,
  }
}

const words = (view: ReturnType<typeof accessView>) => view.items.map((item) => item.words)

describe('access in words (spec/content A5, spec/screens §5.11)', () => {
  test('lists every known code, "yes" and "no", in the order of the table', () => {
    const access = block({
      loud_sound: 'yes',
      lift: 'no',
      step_free_entrance: 'yes',
      seating: 'unknown',
    })
    expect(words(accessView({ whole: [access] }))).toEqual([
      'Step-free entrance',
      'Lift: no',
      'Loud sound',
    ])
  })

  test('joins event and venue: a code that is "yes" at one and "no" at the other is "yes"', () => {
    const event = block({ auslan: 'yes', lift: 'no' })
    const venue = block({ lift: 'yes' })
    expect(words(accessView({ whole: [event, venue] }))).toEqual(['Lift', 'Auslan interpreted'])
  })

  test('names the venues or sessions that offer a code that others do not', () => {
    const sites = [
      { name: 'Shed 9', access: block({ lift: 'yes', accessible_toilet: 'yes' }) },
      { name: 'Harbour Wall', access: block({ lift: 'no', accessible_toilet: 'yes' }) },
    ]
    const sessions = [
      { name: '21 March', access: undefined },
      { name: '28 March', access: block({ auslan: 'yes' }) },
    ]
    expect(words(accessView({ whole: [], parts: [sites, sessions] }))).toEqual([
      'Lift (Shed 9)',
      'Accessible toilet',
      'Auslan interpreted (28 March)',
    ])
  })

  test('names a place that lacks a code that is unknown for the other', () => {
    const sites = [
      { name: 'Shed 9', access: undefined },
      { name: 'Harbour Wall', access: block({ lift: 'no' }) },
    ]
    expect(words(accessView({ whole: [], parts: [sites] }))).toEqual(['Lift: no (Harbour Wall)'])
  })

  test('joins notes with one full stop, and shows notes that differ only in the full stop once', () => {
    const noted = (note: string): Access => ({ items: [{ code: 'lift', value: 'yes', note }] })
    const whole = [noted('From the dock.'), noted('From the dock'), noted('Key at the desk.')]
    expect(accessView({ whole }).items).toEqual([
      { words: 'Lift', note: 'From the dock. Key at the desk' },
    ])
  })

  test('shows the notes of the value that counts, each once', () => {
    const one: Access = { items: [{ code: 'lift', value: 'yes', note: 'From the dock' }] }
    const other: Access = { items: [{ code: 'lift', value: 'no', note: 'None' }] }
    expect(accessView({ whole: [one, one, other] }).items).toEqual([
      { words: 'Lift', note: 'From the dock' },
    ])
  })

  test('names the places whose notes differ', () => {
    const noted = (name: string, note: string, seat?: string) => ({
      name,
      access: {
        items: [
          { code: 'step_free_entrance', value: 'yes', note },
          { code: 'seating', value: 'yes', note: seat },
        ],
      } satisfies Access,
    })
    const sites = [
      noted('Customs Steps', 'Both landings', 'Benches'),
      noted('Harbour Wall', 'Level decking', 'Benches'),
    ]
    expect(accessView({ whole: [], parts: [sites] }).items).toEqual([
      {
        words: 'Step-free entrance',
        note: 'Customs Steps: Both landings. Harbour Wall: Level decking',
      },
      { words: 'Seating', note: 'Benches' },
    ])
  })

  test('does not name the only place for its note, whatever notes the sessions have', () => {
    const site = { items: [{ code: 'low_light', value: 'yes', note: 'Upstairs' }] } satisfies Access
    const sessions = [
      { name: '21 March', access: block({ low_light: 'yes' }) },
      { name: '28 March', access: block({ low_light: 'yes' }) },
    ]
    const parts = [[{ name: 'Shed 9', access: site }], sessions]
    expect(accessView({ whole: [], parts }).items).toEqual([
      { words: 'Low light', note: 'Upstairs' },
    ])
  })

  test('shows the date of the oldest check, and links an e-mail address', () => {
    const view = accessView({
      whole: [block({}, { checked_on: '2026-02-12' }), block({}, { checked_on: '2025-11-03' })],
      contact: 'access@parallax.example',
    })
    expect(view.checked).toEqual({ date: '2025-11-03', text: '3 November 2025' })
    expect(view.contact).toEqual({
      text: 'access@parallax.example',
      href: 'mailto:access@parallax.example',
    })
  })

  test('prefers the contact of a block to that of the festival, and does not link a sentence', () => {
    const view = accessView({
      whole: [block({}, { contact: 'Ask at the desk' })],
      contact: 'access@parallax.example',
    })
    expect(view.contact).toEqual({ text: 'Ask at the desk' })
  })
})
