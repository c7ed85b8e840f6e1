import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Session {
  readonly id: string
  readonly code?: string | null
  readonly start: string
  readonly end: string
}

interface Event {
  readonly id: number
  readonly sessions: readonly Session[]
}

let studio: Studio
let event: Event

beforeAll(async () => {
  // In New York the festival's evening is early morning, and the clocks change on other days.
  studio = await openStudio({ timezoneId: 'America/New_York' })
})

afterAll(() => studio.close())

/** Opens the sessions of a new draft. By default it has one session. */
async function openDraft(session: object = {}): Promise<void> {
  const { ask, page } = studio
  const { docs } = await ask<{ docs: Event[] }>('/festivals?where[year][equals]=2026&depth=0')
  const { doc } = await ask<{ doc: Event }>('/events?draft=true', 'POST', {
    title: 'An evening',
    festival: docs[0]?.id,
    sessions: [{ start: '2026-03-20T18:30', end: '2026-03-20T20:00', ...session }],
    _status: 'draft',
  })
  event = doc
  await page.goto(`/admin/collections/events/${event.id}`)
  await pressAlive(page.getByRole('button', { name: 'When and where' }))
}

const start = () => studio.page.locator('#field-sessions__0__start')
const end = () => studio.page.locator('#field-sessions__0__end')
/** What the browser itself says beside a field. The list of what is missing may say the same after a moment. */
const fieldsAlert = (words: string) => studio.page.getByRole('alert').filter({ hasText: words })

async function savedSessions(): Promise<readonly Session[]> {
  const { sessions } = await studio.ask<Event>(`/events/${event.id}?draft=true&depth=0`)
  return sessions
}

describe('a date or time in a form', () => {
  beforeAll(() => openDraft())

  test('is stored as the wall time that was typed, in the festival’s zone, wherever the editor is', async () => {
    expect(await start().inputValue()).toBe('Friday 20 March 2026, 6.30pm')

    await start().fill('14 mar 6pm')
    await studio.page.getByText('Saturday 14 March 2026, 6pm').waitFor()
    await start().press('Tab')
    await end().fill('1am')
    await end().press('Tab')

    await studio.page.getByText('After midnight: the next day, Sunday 15 March.').waitFor()
    expect(await start().inputValue()).toBe('Saturday 14 March 2026, 6pm')
    await expect
      .poll(savedSessions)
      .toMatchObject([{ start: '2026-03-14T18:00', end: '2026-03-15T01:00' }])
  })

  test('is refused at once if it is before its start, or if it is not understood', async () => {
    await start().fill('20 mar 2026 6.30pm')
    await start().press('Tab')
    await end().fill('19 mar 8pm')
    await fieldsAlert('The session must end after it starts').waitFor()
    expect(await end().getAttribute('aria-invalid')).toBe('true')

    await end().fill('in the evening, perhaps')
    await end().press('Tab')
    await fieldsAlert('“in the evening, perhaps” is not a day').waitFor()
    expect(await end().inputValue()).toBe('in the evening, perhaps')

    await end().fill('9pm')
    await end().press('Tab')
    await expect.poll(() => end().inputValue()).toBe('Friday 20 March 2026, 9pm')
    await expect.poll(() => end().getAttribute('aria-invalid')).toBe('false')
  })

  test('is chosen in the calendar with the keys alone', async () => {
    const { keyboard } = studio.page
    await start().fill('20 mar 2026 6.30pm')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await studio.page.getByRole('grid', { name: 'March 2026' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')

    await expect.poll(() => start().inputValue()).toBe('Saturday 28 March 2026, 6.30pm')
  })
})

test('a session that is sold out shows its note, while the box is ticked', async () => {
  const { page } = studio
  await openDraft({ fully_booked: true, status: { state: 'scheduled', note: 'Ask at the door.' } })
  const note = page.locator('#field-sessions__0__status__note')
  const isFull = page.getByRole('checkbox', { name: 'Sold out' })
  await comeAlive(page, '#field-sessions__0__status__note')
  expect(await note.inputValue()).toBe('Ask at the door.')
  await page.getByText('Visitors read "fully booked".').waitFor()

  await isFull.uncheck()
  await note.waitFor({ state: 'detached' })
  await isFull.check()
  await note.waitFor()
})

describe('another session', () => {
  test('is a copy of the last session a week later, as planned and with its own code', async () => {
    const { page } = studio
    await openDraft({
      fully_booked: true,
      status: { state: 'cancelled', note: 'The projector is broken' },
    })
    await page.getByText('Fri 20 March, 6.30–8pm · Cancelled · Sold out').waitFor()

    await page.getByRole('button', { name: 'A week later' }).click()

    await page.getByText('Fri 27 March, 6.30–8pm', { exact: true }).waitFor()
    await expect.poll(savedSessions).toMatchObject([
      { start: '2026-03-20T18:30', status: { state: 'cancelled' } },
      {
        start: '2026-03-27T18:30',
        end: '2026-03-27T20:00',
        fully_booked: false,
        status: { state: 'scheduled', note: null },
      },
    ])
    const [first, second] = await savedSessions()
    expect(first?.code).toBeTruthy()
    expect(second?.code).toBeTruthy()
    expect(second?.code).not.toBe(first?.code)
  })

  test('is repeated every week until a day', async () => {
    const { page } = studio
    await openDraft()
    await page.getByLabel('Repeat weekly until').fill('10 apr')

    await page.getByRole('button', { name: 'Add 3 sessions' }).click()

    await expect
      .poll(async () => (await savedSessions()).map(({ start: at }) => at))
      .toEqual(['2026-03-20T18:30', '2026-03-27T18:30', '2026-04-03T18:30', '2026-04-10T18:30'])
  })
})
