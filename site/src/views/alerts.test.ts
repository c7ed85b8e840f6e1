import { aSite } from 'contract/testing/base-answers.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'
import { SMALL_FESTIVAL } from '../../testing/small-festival.ts'
import { alertsAt } from './alerts.ts'

type AlertWire = NonNullable<ReturnType<typeof aSite>['alerts']>[number]

const anAlert = (overrides: Partial<AlertWire> = {}): AlertWire => ({
  text: 'The wharf is closed.',
  level: 'warning',
  route_pattern: '/**',
  ...overrides,
})
const withAlerts = (...alerts: AlertWire[]) => ({ '/site': aSite({ alerts }) })
const shownAt = (now: string, alerts: readonly AlertWire[], path = '/program') => {
  const site = parseAnswer('/site', aSite({ alerts: [...alerts] }))
  const moment = createMoment(Date.parse(now))
  const shown = alertsAt(site, path, moment)
  const until = moment.until()
  return [
    shown.map(({ text }) => text),
    until === undefined ? undefined : new Date(until).toISOString(),
  ]
}

describe('an alert (spec/screens §0.5)', () => {
  /** From 11am to 6pm in Melbourne. */
  const storm = anAlert({ from: '2026-03-14T11:00', to: '2026-03-14T18:00', text: 'Storm.' })
  const [begins, ends] = ['2026-03-14T00:00:00.000Z', '2026-03-14T07:00:00.000Z']

  test.each([
    ['is not shown before it begins', '2026-03-13T23:59:59Z', [], begins],
    ['is shown at its beginning', begins, ['Storm.'], ends],
    ['is shown a millisecond before its end', '2026-03-14T06:59:59.999Z', ['Storm.'], ends],
    ['is not shown at its end and later', ends, [], undefined],
  ])('%s', (_when, now, texts, until) => {
    expect(shownAt(now, [storm])).toEqual([texts, until])
  })

  test('ends at the right instant if the clocks change while it is shown', () => {
    const night = anAlert({ from: '2026-04-04T22:00', to: '2026-04-05T06:00' })
    expect(shownAt('2026-04-04T12:00:00Z', [night])[1]).toBe('2026-04-04T20:00:00.000Z')
  })

  test('is always shown if staff set no times', () => {
    expect(shownAt(begins, [anAlert()])).toEqual([['The wharf is closed.'], undefined])
  })

  test('is listed with others in the order of the editor, until the first of them changes', () => {
    const later = anAlert({ from: '2026-03-14T12:00', text: 'Trams stop at nine.' })
    const alerts = [later, storm, anAlert({ to: '2026-03-20T00:00' })]
    expect(shownAt(begins, alerts)).toEqual([
      ['Storm.', 'The wharf is closed.'],
      '2026-03-14T01:00:00.000Z',
    ])
  })

  test.each(['/events/**', '/program/*', 'program', '/**/x'])(
    'for %s is not on /program',
    (where) => {
      const elsewhere = { ...storm, route_pattern: where }
      expect(shownAt(begins, [elsewhere])).toEqual([[], undefined])
    },
  )
})

describe('an alert on the pages (spec/screens §0.5)', () => {
  const site = (...alerts: AlertWire[]) =>
    createTestSite({ answers: { ...SMALL_FESTIVAL, ...withAlerts(...alerts) } })
  const status = async (festival: Awaited<ReturnType<typeof createTestSite>>, path: string) => {
    const [element, ...others] = (await festival.page(path)).document.all('[role=status]')
    expect(others).toEqual([])
    return element
  }

  test('is before the main content of every screen that its pattern matches, with its link', async () => {
    const link = { title: 'What is open', href: '/program/map?open=now' }
    const festival = await site(anAlert({ link }))
    for (const path of ['/', '/program', '/2024/program', '/artists/noor-castellane', '/about']) {
      const { html } = await festival.page(path)
      expect((await status(festival, path))?.text).toBe(
        'Warning: The wharf is closed. What is open',
      )
      expect(html.indexOf('role="status"')).toBeLessThan(html.indexOf('<main'))
    }
    expect((await status(festival, '/'))?.links()).toEqual([['What is open', link.href]])
  })

  test('is on no other screen; there the status element is empty', async () => {
    const festival = await site(anAlert({ route_pattern: '/program/**', level: 'info' }))
    expect((await status(festival, '/program'))?.text).toBe('Note: The wharf is closed.')
    expect((await status(festival, '/2024/program'))?.text).toBe('')
    expect((await status(festival, '/no/such/page'))?.text).toBe('')
  })

  test('appears and disappears at its times, in the page and in its payload', async () => {
    const festival = await site(anAlert({ from: '2026-03-14T12:00', to: '2026-03-14T13:00' }))
    for (const [now, text] of [
      ['2026-03-14T00:59:59Z', ''],
      ['2026-03-14T01:00:00Z', 'Warning: The wharf is closed.'],
      ['2026-03-14T02:00:00Z', ''],
    ] as const) {
      festival.setNow(now)
      expect((await status(festival, '/partners'))?.text).toBe(text)
      const payload = JSON.stringify(await festival.json('/partners/_payload.json'))
      expect(payload.includes('The wharf is closed.')).toBe(text !== '')
    }
  })

  test('disappears from every page when staff delete it', async () => {
    const festival = await site(anAlert(), anAlert({ text: 'Trams stop at nine.' }))
    expect((await status(festival, '/about'))?.text).toContain('Trams stop at nine.')
    await festival.publish(withAlerts(anAlert()))
    expect((await status(festival, '/about'))?.text).toBe('Warning: The wharf is closed.')
    await festival.publish(withAlerts())
    for (const path of ['/', '/about', '/program'])
      expect((await status(festival, path))?.text).toBe('')
  })
})
