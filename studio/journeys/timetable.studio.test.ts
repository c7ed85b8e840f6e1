import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

const TALK = 'Reading a Contact Sheet'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
  await studio.page.goto('/admin/timetable?day=2026-03-14')
  await studio.page.waitForLoadState('networkidle')
})

afterAll(() => studio.close())

interface Found {
  readonly docs: readonly {
    readonly _status: string
    readonly sessions: readonly { readonly start: string; readonly status: object }[]
  }[]
}

const sessionOf = async (version: 'draft' | 'public') => {
  const query = `where[title][equals]=${TALK}&depth=0&draft=${version === 'draft'}`
  const { docs } = await studio.ask<Found>(`/events?${query}`)
  return docs[0]?.sessions[0]
}

describe('in the timetable', () => {
  test('dragging a session to a later hour saves a draft, and Undo takes it back', async () => {
    const { page } = studio
    const was = await sessionOf('public')
    const box = await page.getByRole('listitem').filter({ hasText: TALK }).boundingBox()
    if (!box) throw new Error('The talk is not in the timetable')
    // The box is one hour high, so this drags the session one hour later.
    await page.mouse.move(box.x + 20, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 30, box.y + box.height * 1.5, { steps: 4 })
    await page.mouse.up()
    await page.getByText('is moved to Sat, 14 Mar, 12.30pm').waitFor()
    expect(page.url()).toContain('/admin/timetable')
    expect((await sessionOf('draft'))?.start).toBe('2026-03-14T12:30')
    expect(await sessionOf('public')).toEqual(was)

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('is moved to where it was').waitFor()
    expect(await sessionOf('draft')).toMatchObject({
      start: was?.start,
      status: { state: 'scheduled' },
    })
  })

  test('a session is moved by the keyboard alone', async () => {
    const { page } = studio
    await page.getByRole('button', { name: `Move ${TALK}` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day and time').fill('15 mar 2026 2pm')
    await dialog.getByText('Sunday 15 March 2026').first().waitFor()
    await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
    await page.getByText('is moved to Sun, 15 Mar, 2pm').waitFor()
    expect((await sessionOf('draft'))?.start).toBe('2026-03-15T14:00')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('is moved to where it was').waitFor()
  })

  test('a day on paper has its sessions, without the menu, the other days and the buttons', async () => {
    const { page } = studio
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('link', { name: TALK }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  })

  test('the sessions of another edition are one press away', async () => {
    const { page } = studio
    const settled = () => comeAlive(page, '.template-default--nav-animate')
    const earlier = page.getByRole('navigation', { name: 'Editions' }).getByRole('link').last()
    const year = await earlier.innerText()
    expect(year).not.toBe('2026')
    await earlier.click()
    await page.getByRole('heading', { name: `Timetable ${year}` }).waitFor()
    await settled()
    await page.getByRole('navigation', { name: 'Editions' }).getByText('2026').click()
    await page.getByRole('heading', { name: 'Timetable 2026' }).waitFor()
    await settled()
  })

  test('nothing moves while a page hydrates: Payload’s menu stays closed from the first moment', async () => {
    const { page } = studio
    await page.addInitScript(() => {
      // A record of a change has the class before it, so a menu that opens and closes before it is drawn is found, too.
      const look: MutationCallback = (changes) => {
        const isOpened = ({ oldValue, target }: MutationRecord) =>
          [oldValue, (target as Element).className].some((classes) =>
            /template-default--nav-open.*template-default--nav-hydrated/.test(String(classes)),
          )
        if (changes.some(isOpened)) document.documentElement.dataset['menuOpened'] = ''
      }
      const classes = { attributes: true, attributeFilter: ['class'], attributeOldValue: true }
      new MutationObserver(look).observe(document, { ...classes, subtree: true })
    })
    for (let visit = 0; visit < 3; visit += 1) {
      await page.reload()
      await comeAlive(page, '.template-default--nav-animate')
      expect(await page.locator('html').getAttribute('data-menu-opened')).toBe(null)
      expect(await page.locator('.template-default__wrap').boundingBox()).toMatchObject({ x: 0 })
    }
  })
})
