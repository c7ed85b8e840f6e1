import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPicture } from '../testing/a-picture.ts'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
  readonly teaser: string
  readonly body: object
  readonly sessions: readonly { readonly id: string; readonly start: string }[]
}

/** An account that `launch/testing/studio-setup.ts` creates. */
const BOB = 'bob@parallax.example'

let ann: Studio
let bob: Studio
let event: Event

beforeAll(async () => {
  ann = await openStudio()
  bob = await openStudio({ account: { ...ann.account, email: BOB } })
})

afterAll(async () => {
  await ann.close()
  await bob.close()
})

beforeEach(() => {
  for (const { count } of [ann, bob]) Object.assign(count, { clicks: 0, failedSaves: [] })
})

afterEach(async () => {
  await ann.page.unrouteAll()
  await ann.page.context().setOffline(false)
})

const title = ({ page }: Studio) => page.locator('#field-title')
const teaser = ({ page }: Studio) => page.locator('#field-teaser')
const says = ({ page }: Studio, words: string | RegExp) => page.getByText(words).first().waitFor()

/** Opens a new draft in Ann's browser. */
async function openDraft(): Promise<void> {
  event = await copyEvent<Event>(ann, { where: 'where[sessions.start][exists]=true' })
  await ann.page.goto(`/admin/collections/events/${event.id}`)
}

const newest = () => ann.ask<Event>(`/events/${event.id}?depth=0&draft=true`)
const dialog = ({ page }: Studio) => page.getByRole('dialog')

describe('two people at one record', () => {
  beforeAll(async () => {
    await openDraft()
    await bob.page.goto(`/admin/collections/events/${event.id}`)
  })

  test('see each other, and keep what both type in different fields', async () => {
    await says(ann, 'Bob is here too')
    await title(bob).focus()
    await says(ann, 'Bob is here too, typing in Title')

    await title(ann).fill('A title of Ann')
    await teaser(bob).fill('A teaser of Bob')

    await expect.poll(newest).toMatchObject({ title: 'A title of Ann', teaser: 'A teaser of Bob' })
    await expect.poll(() => teaser(ann).inputValue()).toBe('A teaser of Bob')
    await says(ann, /^Changed by Bob at .*, taken in$/)
    await expect.poll(() => title(bob).inputValue()).toBe('A title of Ann')
  })

  test('choose between mine and theirs when both have typed in the same field', async () => {
    await comeAlive(bob.page, '#field-title')
    // Bob's form must not take in Ann's text before he types his own. After this answer no request is under way.
    await bob.page.waitForResponse('**/presence')
    await bob.page.route('**/presence', (route) => route.abort())
    await title(ann).fill('Another title of Ann')
    await expect.poll(newest).toMatchObject({ title: 'Another title of Ann' })

    await title(bob).fill('A title of Bob')

    await dialog(bob).getByText('changed the same while you were typing').waitFor()
    const choice = dialog(bob).getByRole('group', { name: 'Title' })
    expect(await choice.innerText()).toContain('Another title of Ann')
    expect(await axeFindings(bob.page, 'dialog[open]')).toEqual([])
    await choice.getByLabel(/^Mine/).check()
    await dialog(bob).getByRole('button', { name: 'Save what I chose' }).click()

    await expect.poll(newest).toMatchObject({ title: 'A title of Bob' })
    await expect.poll(() => title(ann).inputValue()).toBe('A title of Bob')
    await bob.page.unrouteAll()
    expect(bob.count.clicks).toBeLessThanOrEqual(2)
    // The only refusals are conflicts: the person is asked whose text stays.
    const statuses = bob.count.failedSaves.map((failed) => failed.slice(0, 3))
    expect(new Set(statuses)).toEqual(new Set(['409']))
  })

  test('take in rows and formatted text of each other without losing the place', async () => {
    const [first] = event.sessions
    const added = {
      ...first,
      id: '6565656565656565656565ab',
      code: null,
      start: '2026-03-27T19:00',
      end: '2026-03-27T20:00',
    }
    const text = { ...paragraph('A text of Bob') }
    await comeAlive(ann.page, '#field-title')
    // The form hydrates before it is shown. A click waits until it is shown.
    await title(ann).click()
    const before = await title(ann).inputValue()

    await bob.ask(`/events/${event.id}?draft=true`, 'PATCH', {
      sessions: [...event.sessions, added],
      body: text,
    })

    await ann.page.getByText('A text of Bob').waitFor()
    expect(await ann.page.evaluate(() => document.activeElement?.id)).toBe('field-title')
    await ann.page.keyboard.press('End')
    await ann.page.keyboard.type('!')
    await expect.poll(async () => (await newest()).title).toBe(`${before}!`)
    expect((await newest()).sessions).toHaveLength(event.sessions.length + 1)
  })
})

/** A formatted text as the editor stores it. */
function paragraph(text: string) {
  const node = { version: 1, format: '', indent: 0, direction: null }
  const children = [
    { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  const inner = { ...node, type: 'paragraph', textFormat: 0, textStyle: '', children }
  return { root: { ...node, type: 'root', children: [inner] } }
}

describe('a long text', () => {
  beforeAll(openDraft)

  test('is saved when a lost connection is back, and says until then that it is not', async () => {
    const { page } = ann
    // The editor of formatted text is the last part of the form that the browser loads.
    await page.locator('[contenteditable="true"]').first().waitFor()
    await page.context().setOffline(true)
    await teaser(ann).fill('A teaser that was typed in a train')
    await page.getByRole('alert').filter({ hasText: 'Not saved: no connection' }).waitFor()
    await page.locator('.step-nav').getByRole('link', { name: 'Events' }).click()
    await page.getByRole('button', { name: 'Stay on this page' }).click()

    await page.context().setOffline(false)

    await says(ann, /^Saved/)
    expect(await newest()).toMatchObject({ teaser: 'A teaser that was typed in a train' })
    // Both clicks are at the question before leaving.
    expect(ann.count.clicks).toBeLessThanOrEqual(2)
    expect(ann.count.failedSaves).toEqual([])
  })

  test('is saved after logging in over the form when the session has ended', async () => {
    const { page } = ann
    await page.context().clearCookies()
    await teaser(ann).fill('A teaser that outlived its session')

    await dialog(ann).getByText('You were logged out').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    expect(await axeFindings(page, 'dialog[open]')).toEqual([])
    await dialog(ann).getByLabel('Password').fill(ann.account.password)
    await dialog(ann).getByRole('button', { name: 'Log in' }).click()

    await says(ann, /^Saved/)
    expect(await newest()).toMatchObject({ teaser: 'A teaser that outlived its session' })
    expect(await teaser(ann).inputValue()).toBe('A teaser that outlived its session')
    expect(ann.count.clicks).toBeLessThanOrEqual(1)
    expect(ann.count.failedSaves).toEqual([expect.stringMatching(/^40[13] .*\/save$/)])
  })

  describe('in a form with a page behind it', () => {
    const text = 'A teaser that Back would lose'
    let form: string

    beforeEach(async () => {
      const { page } = ann
      // A new record each time: the text of the test before is kept, and would be offered.
      await openDraft()
      await page.goto(`/admin/collections/events?where[id][equals]=${event.id}`)
      await pressAlive(page.locator('tbody a').first())
      await title(ann).waitFor()
      form = page.url()
      await page.locator('.step-nav').getByRole('link', { name: 'Events' }).click()
      await page.waitForURL(/\/events(\?.*)?$/)
      await page.goBack()
      await page.route('**/save', (route) => route.abort())
      await teaser(ann).fill(text)
    })

    async function leave(by: 'back' | 'forward', answer: 'accept' | 'dismiss'): Promise<void> {
      const { page } = ann
      // A browser asks only somebody who has done something since the last question.
      await teaser(ann).click()
      const asked = page.waitForEvent('dialog')
      await page.evaluate((way) => window.history[way](), by)
      const question = await asked
      await question[answer]()
      expect(question.message()).toContain('What you typed is not saved yet')
    }

    test('is not left by Back or Forward before a question is answered', async () => {
      const { page } = ann
      for (const by of ['back', 'forward'] as const) {
        await leave(by, 'dismiss')
        expect(page.url()).toBe(form)
        expect(await teaser(ann).inputValue()).toBe(text)
      }

      await leave('back', 'accept')
      await page.waitForURL(/\/events(\?.*)?$/)
    })

    test('stays when Forward comes before the page behind Back is drawn, and then Back asks again', async () => {
      const { page } = ann
      await page.evaluate(() => {
        const note = () => document.documentElement.setAttribute('data-forward', '')
        const goForward = () => {
          window.addEventListener('popstate', note, { once: true })
          window.history.forward()
        }
        window.addEventListener('popstate', goForward, { once: true })
      })
      await leave('back', 'accept')
      await page.locator('html[data-forward]').waitFor()
      await expect.poll(() => page.url()).toBe(form)
      await leave('back', 'dismiss')
      await page.unrouteAll()

      await says(ann, /^Saved/)
      expect(await teaser(ann).inputValue()).toBe(text)
    })
  })

  test('is offered again after a crash, and gone from the browser after a log-out', async () => {
    const { page } = ann
    await openDraft()
    await page.route('**/save', (route) => route.abort())
    await teaser(ann).fill('A teaser that survived a crash')
    await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await dialog(ann).getByText('A teaser that survived a crash').waitFor()
    expect(await axeFindings(page, 'dialog[open]')).toEqual([])
    await page.unrouteAll()

    await dialog(ann).getByRole('button', { name: 'Put it back' }).click()

    await says(ann, /^Saved/)
    expect(await newest()).toMatchObject({ teaser: 'A teaser that survived a crash' })
    await page.evaluate(() => localStorage.setItem('unsaved:1:events 1:1', '{}'))
    await page.goto('/admin/logout')
    await page.waitForURL('**/admin/login**')
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved')
    await ann.logIn()
  })
})

describe('a new record', () => {
  test('is created when something is typed, not before, and the form keeps its focus', async () => {
    const { page, ask } = ann
    const count = async () =>
      (await ask<{ totalDocs: number }>('/events?limit=1&draft=true')).totalDocs
    const before = await count()
    await page.goto('/admin/collections/events/create')
    await title(ann).click()
    expect(await count()).toBe(before)

    await page.keyboard.type('A title that was typed at once')
    await page.waitForURL(/\/events\/\d+$/)
    await page.keyboard.type(', and went on')
    await says(ann, /^Saved/)

    const [id] = /\d+$/.exec(page.url()) ?? []
    await expect
      .poll(() => ask(`/events/${id}?draft=true&depth=0`))
      .toMatchObject({ title: 'A title that was typed at once, and went on', _status: 'draft' })
    expect(await count()).toBe(before + 1)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-title')
    await page.reload()
    expect(await title(ann).inputValue()).toBe('A title that was typed at once, and went on')
  })
})

describe('a record without drafts', () => {
  test('says that saving makes it public, keeps typed text over a reload, and is saved by its button', async () => {
    const { page, ask } = ann
    await page.goto('/admin/collections/redirects/create')
    await page.getByText('Public as soon as you save').waitFor()
    await page.locator('#field-from').fill('/old-fog')
    await page.locator('#field-to').fill('/program')
    await page.locator('#field-to').press('Tab')
    await page.getByText('Screen · /program').waitFor()
    await page.getByText('Not saved yet').waitFor()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await dialog(ann).getByRole('button', { name: 'Put it back' }).click()
    await page.getByText('Not saved yet').waitFor()
    expect(await page.locator('#field-from').inputValue()).toBe('/old-fog')

    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await says(ann, /^Saved/)
    await page.waitForURL(/\/redirects\/\d+$/)
    const [id] = /\d+$/.exec(page.url()) ?? []
    expect(await ask(`/redirects/${id}`)).toMatchObject({ from: '/old-fog', to: '/program' })
  })

  test('may be a new picture: its text survives a reload and an ended session, and its file is saved with it', async () => {
    const { page, ask } = ann
    const choose = async () =>
      page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await aPicture(page, 'Kept fog.jpg'))
    await page.goto('/admin/collections/media/create')
    await comeAlive(page, '#field-alt')
    await choose()
    await page.locator('#field-alt').fill('Posts in fog that nobody lost')
    await page.locator('#field-credit__copyright').fill('© Parallax')
    await page.getByText('Not saved yet').waitFor()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await dialog(ann).getByText('A browser does not keep files').waitFor()
    expect(await dialog(ann).innerText()).toContain('Kept fog.jpg')
    await dialog(ann).getByRole('button', { name: 'Put it back' }).click()
    await choose()
    await page.getByRole('combobox', { name: 'Artists' }).click()
    await page.keyboard.type('Ana Reis')
    await page.keyboard.press('Tab')
    await page.context().clearCookies()

    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await dialog(ann).getByText('You were logged out').waitFor()
    await dialog(ann).getByLabel('Password').fill(ann.account.password)
    await dialog(ann).getByRole('button', { name: 'Log in' }).click()
    await says(ann, /^Saved/)
    await page.waitForURL(/\/media\/\d+$/)
    const [id] = /\d+$/.exec(page.url()) ?? []
    expect(await ask(`/media/${id}?depth=0`)).toMatchObject({
      filename: 'kept-fog.jpg',
      alt: 'Posts in fog that nobody lost',
      credit: { artists: ['Ana Reis'], copyright: '© Parallax' },
    })
    await page.getByRole('link', { name: 'Download the original' }).waitFor()
  })

  test('may be the person’s own account', async () => {
    const { page, ask } = ann
    await page.goto('/admin/account')
    await page.getByText('Takes effect as soon as you save').waitFor()
    await page.locator('#field-name').fill('Ann of the office')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await says(ann, /^Saved/)
    expect(await ask('/users/me')).toMatchObject({ user: { name: 'Ann of the office' } })
  })
})
