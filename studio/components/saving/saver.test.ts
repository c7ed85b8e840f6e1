import type { Values } from 'content/saving/merge.ts'
import type { Saved } from 'content/saving/save.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from '../parts/ask-studio.ts'
import { createSaver, PAUSE_MS, type Saver } from './saver.ts'
import type { UnsavedCopies, UnsavedCopy } from './unsaved-copies.ts'
import { statusWords } from './words.ts'

const OLD = '2026-03-14T00:00:00.000Z'
const NEW = '2026-03-14T00:01:00.000Z'

let values: Values
let doc: Values
let asked: { act: string; body: object }[]
/** The server's next responses. Without any, it saves what is sent. */
let answers: (Reply | Error)[]
/** The server delays its responses until this resolves. */
let held: Promise<void> | undefined
let copy: UnsavedCopy | undefined
let isLoggedIn: boolean
let saver: Saver

const copies: UnsavedCopies = {
  keep: (kept) => void (copy = kept),
  find: () => copy,
  forget: () => void (copy = undefined),
}

beforeEach(() => {
  vi.useFakeTimers()
  values = { title: 'Grain', teaser: 'All of it' }
  doc = { ...values, id: 7, updatedAt: OLD }
  asked = []
  answers = []
  held = undefined
  copy = undefined
  isLoggedIn = true
  saver = createSaver({ key: 'a form', copies, ask, isLoggedIn: () => Promise.resolve(isLoggedIn) })
})

afterEach(() => vi.useRealTimers())

function open(): void {
  saver.open({
    read: () => values,
    write: (next) => Promise.resolve(void (values = next)),
    isTypingIn: () => false,
    updatedAt: OLD,
    onSaved: () => {},
  })
}

async function ask(
  act: string,
  body: { changes?: Record<string, { new: unknown }> },
): Promise<Reply> {
  asked.push({ act, body })
  await held
  const answer = answers.shift()
  if (answer instanceof Error) throw answer
  if (answer) return answer
  for (const [name, change] of Object.entries(body.changes ?? {}))
    doc = { ...doc, [name]: change.new, updatedAt: NEW }
  return { status: 200, body: saved() }
}

const saved = (more: Partial<Saved> = {}): Saved => ({
  doc,
  others: [],
  conflicts: [],
  at: '11.42am',
  ...more,
})
const words = () => statusWords(saver.state().status)

function type(typed: Values): void {
  values = { ...values, ...typed }
  saver.touch(values)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('an open form', () => {
  test('saves the fields that changed, with their old values, after a pause', async () => {
    open()
    type({ title: 'Gra' })
    await pass(PAUSE_MS / 2)
    type({ title: 'Grains' })
    await pass(PAUSE_MS - 1)
    expect([asked, words()]).toEqual([[], 'Saving…'])

    await pass(1)

    const changes = { title: { old: 'Grain', new: 'Grains' } }
    expect(asked).toEqual([{ act: 'save', body: { key: 'a form', base: OLD, changes } }])
    expect(words()).toBe('Saved 11.42am')
  })

  test('sends nothing while nothing is typed, or when typed text is undone', async () => {
    open()
    saver.touch(values)
    type({ title: 'Grains' })
    type({ title: 'Grain' })
    await pass(60_000)
    expect([asked, words(), copy]).toEqual([[], '', undefined])
  })

  test('keeps text that is typed during a save, and saves it next', async () => {
    open()
    type({ title: 'Grains' })
    const answer = Promise.withResolvers<void>()
    held = answer.promise
    const saving = saver.flush()
    await pass(0)
    type({ title: 'Grains of' })
    answer.resolve()
    await saving

    expect(values['title']).toBe('Grains of')
    expect(asked[1]?.body).toMatchObject({
      base: NEW,
      changes: { title: { old: 'Grains', new: 'Grains of' } },
    })
  })

  test('no longer shows a refusal, and keeps no copy, once the refused text is undone', async () => {
    open()
    type({ title: 'Grains' })
    const answer = Promise.withResolvers<void>()
    held = answer.promise
    const saving = saver.flush()
    await pass(0)
    type({ title: 'Grains of' })
    answers.push({ status: 400, body: { errors: [{ message: 'Invalid' }] } })
    answer.resolve()
    await saving
    type({ title: 'Grain' })

    await pass(PAUSE_MS)

    expect([words(), copy]).toEqual(['', undefined])
  })

  test('takes in what another person has saved, and says who it was', async () => {
    open()
    type({ title: 'Grains' })
    doc = { ...doc, teaser: 'Some of it' }
    const others = [{ field: 'teaser', by: 'Ann', at: '11.41am' }]
    answers.push({
      status: 200,
      body: saved({ doc: { ...doc, title: 'Grains', updatedAt: NEW }, others }),
    })
    await saver.flush()

    expect(values).toEqual({ title: 'Grains', teaser: 'Some of it' })
    expect(saver.state().takenIn).toEqual(others)
  })

  test('takes in what another person has saved even when nothing is typed here', async () => {
    open()
    doc = { ...doc, teaser: 'Some of it', updatedAt: NEW }
    saver.catchUp(NEW)
    await pass(0)
    saver.catchUp(NEW)
    await pass(0)

    expect(values['teaser']).toBe('Some of it')
    expect(asked).toHaveLength(1)
    expect(saver.lastSave()).toBeUndefined()
    type({ title: 'Grains' })
    await saver.flush()
    expect(saver.lastSave()).toBe(NEW)
  })
})

describe('a connection that is lost', () => {
  test('is shown, and the save is repeated until it succeeds; until then the browser keeps the text', async () => {
    open()
    type({ title: 'Grains' })
    answers.push(new Error('offline'), { status: 502, body: undefined })
    await pass(PAUSE_MS)
    expect(words()).toBe('Not saved: no connection, trying again')
    expect(copy?.changes).toEqual({ title: { old: 'Grain', new: 'Grains' } })

    await pass(1000)
    expect(words()).toBe('Not saved: the server has a fault, trying again')
    await pass(2000)
    expect(words()).toBe('Saved 11.42am')
    expect([copy, doc['title']]).toEqual([undefined, 'Grains'])
  })

  test('is followed by a save as soon as the browser is online again', async () => {
    open()
    type({ title: 'Grains' })
    answers.push(new Error('offline'))
    await pass(PAUSE_MS)
    saver.retry()
    await pass(0)
    expect(words()).toBe('Saved 11.42am')
  })

  test('prevents publishing, which is not repeated, and says so', async () => {
    open()
    answers.push(new Error('offline'))
    expect(await saver.perform('publish')).toBe(false)
    expect(words()).toBe('Not published: no connection. Try again in a moment')
  })
})

describe('a session that has ended', () => {
  test('is shown, and the text is saved after logging in', async () => {
    open()
    type({ title: 'Grains' })
    answers.push({ status: 401, body: {} })
    isLoggedIn = false
    await pass(PAUSE_MS)
    expect(words()).toBe('Not saved: you are logged out')

    saver.retry()
    await pass(0)
    expect(words()).toBe('Saved 11.42am')
  })

  test('is not confused with a right that the person lacks', async () => {
    open()
    type({ title: 'Grains' })
    answers.push({ status: 403, body: { errors: [{ message: 'Only editors may' }] } })
    await pass(PAUSE_MS)
    expect(words()).toBe('Not saved: Only editors may')
  })
})

describe('a conflict', () => {
  const conflict = () => {
    doc = { ...doc, title: 'Grit', teaser: 'Some of it', updatedAt: NEW }
    const conflicts = [{ path: ['title'], mine: 'Grains', theirs: 'Grit' }]
    return { status: 409, body: saved({ conflicts }) }
  }

  test.each([
    ['mine', 'Grains'],
    ['theirs', 'Grit'],
  ] as const)('ends with the side that is chosen: %s', async (side, title) => {
    open()
    type({ title: 'Grains' })
    answers.push(conflict())
    await pass(PAUSE_MS)
    expect(words()).toBe('Not saved: choose what stays')

    await saver.resolve(() => side)
    await pass(PAUSE_MS)

    expect([values['title'], doc['title'], values['teaser']]).toEqual([title, title, 'Some of it'])
  })

  test('waits for the person: nothing is sent meanwhile, and typed text is kept', async () => {
    open()
    type({ title: 'Grains' })
    answers.push(conflict())
    await pass(PAUSE_MS)
    type({ teaser: 'None of it' })
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(copy?.changes).toMatchObject({ teaser: { new: 'None of it' } })
  })

  test('waits for the person, too, when something was typed while the save was on its way', async () => {
    open()
    const response = Promise.withResolvers<undefined>()
    held = response.promise
    type({ title: 'Grains' })
    answers.push(conflict())
    await pass(PAUSE_MS)
    type({ teaser: 'None of it' })
    await pass(PAUSE_MS / 2)
    response.resolve(undefined)
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(words()).toBe('Not saved: choose what stays')
  })
})

describe('publishing', () => {
  test('saves first, then publishes the version that was seen', async () => {
    open()
    type({ title: 'Grains' })
    expect(await saver.perform('publish')).toBe(true)
    expect(asked.map(({ act }) => act)).toEqual(['save', 'publish'])
    expect(asked[1]?.body).toEqual({ seen: NEW })
  })

  test('that is refused shows the reason and the fields', async () => {
    open()
    const errors = [{ path: 'teaser', message: 'Required' }]
    answers.push({ status: 400, body: { errors: [{ message: 'Invalid', data: { errors } }] } })
    expect(await saver.perform('publish')).toBe(false)
    expect(words()).toBe('Not published: see 1 error')
    expect(saver.state().status).toMatchObject({ errors })
  })

  test('that is refused shows so until something else is typed, even if the form reports its text late', async () => {
    open()
    values = { ...values, title: 'Grains' }
    const answer = Promise.withResolvers<void>()
    held = answer.promise
    const published = saver.perform('publish')
    await pass(0)
    saver.touch(values)
    answers.push({ status: 200, body: saved({ doc: { ...doc, ...values, updatedAt: NEW } }) })
    answers.push({ status: 502, body: 'Bad gateway' })
    answer.resolve()
    expect(await published).toBe(false)

    await pass(PAUSE_MS)

    expect(words()).toBe('Not published: the server has a fault. Try again in a moment')
  })

  test('that is refused because another person has saved takes in their changes', async () => {
    open()
    doc = { ...doc, teaser: 'Some of it', updatedAt: NEW }
    const errors = [{ message: 'Ann changed this just now' }]
    answers.push({ status: 409, body: { ...saved(), errors } })
    expect(await saver.perform('publish')).toBe(false)
    expect([values['teaser'], words()]).toEqual([
      'Some of it',
      'Not published: Ann changed this just now',
    ])
  })
})

describe('a form whose record is public as soon as it is saved', () => {
  beforeEach(() => {
    const loggedIn = () => Promise.resolve(isLoggedIn)
    saver = createSaver({ key: 'a form', copies, ask, isLoggedIn: loggedIn, isByHand: true })
  })

  test('saves nothing until the person presses Save, and says that it is not saved', async () => {
    open()
    type({ title: 'Grains' })
    await pass(60_000)
    expect([asked, words(), copy?.changes]).toMatchObject([
      [],
      'Not saved yet',
      { title: { new: 'Grains' } },
    ])

    expect(await saver.flush()).toBe(true)
    expect([asked.length, words(), copy]).toEqual([1, 'Saved 11.42am', undefined])
  })

  test('returns to its earlier status when typed text is undone', async () => {
    open()
    type({ title: 'Grains' })
    type({ title: 'Grain' })
    expect([words(), copy]).toEqual(['', undefined])
  })

  test('saves nothing when another person has saved', async () => {
    open()
    type({ title: 'Grains' })
    saver.catchUp(NEW)
    await pass(0)
    expect([asked, words()]).toEqual([[], 'Not saved yet'])
  })

  test('shows why it was refused until something else is typed', async () => {
    open()
    const errors = [{ path: 'title', message: 'Say what is seen' }]
    answers.push({ status: 400, body: { errors: [{ message: 'Invalid', data: { errors } }] } })
    type({ title: '' })
    await saver.flush()
    saver.touch(values)
    expect(words()).toBe('Not saved: see 1 error')

    type({ title: 'Posts' })
    expect(words()).toBe('Not saved yet')
  })
})

describe('text of an earlier page that was not saved', () => {
  const left = { base: OLD, changes: { title: { old: 'Grain', new: 'Grains' } } }

  test('is offered, put back and saved, as a change of the version that it began with', async () => {
    copy = left
    open()
    expect(saver.state().offered).toEqual(left)

    await saver.answerOffer(true)
    await pass(PAUSE_MS)

    expect(asked).toEqual([{ act: 'save', body: { key: 'a form', ...left } }])
    expect([values['title'], saver.state().offered, copy]).toEqual(['Grains', undefined, undefined])
  })

  test('is not offered when the record has the same text, nor after it was thrown away', async () => {
    copy = { ...left, changes: { title: { old: 'Gra', new: 'Grain' } } }
    open()
    expect([saver.state().offered, copy]).toEqual([undefined, undefined])

    copy = left
    open()
    await saver.answerOffer(false)
    expect([saver.state().offered, copy]).toEqual([undefined, undefined])
  })
})
