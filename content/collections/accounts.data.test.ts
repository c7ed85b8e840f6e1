import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

const PASSWORD = 'an afterimage'

let open: OpenPayload
let first: Editor
let second: Editor

interface Editor {
  readonly id: number
  readonly email: string
  /** A request of this editor. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
}

async function anEditor(email: string): Promise<Editor> {
  const data = { email, password: PASSWORD }
  const { id } = await open.payload.create({ collection: 'users', data })
  const token = await logIn(open, data)
  return {
    id,
    email,
    ask(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('Authorization', `JWT ${token}`)
      return askStudio(open, path, { ...init, headers })
    },
  }
}

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: 'http://127.0.0.1:3002' })
  first = await anEditor('first@parallax.example')
  second = await anEditor('second@parallax.example')
})

afterAll(() => open.close())
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

function tryLogin(email: string, password: string): Promise<Response> {
  return askStudio(open, '/users/login', asJson('POST', { email, password }))
}

describe('an account', () => {
  test('is changed by itself and by the first account only', async () => {
    const third = await anEditor('third@parallax.example')
    const rename = asJson('PATCH', { name: 'Noor' })

    const itself = await third.ask(`/users/${third.id}`, rename)
    const byFirst = await first.ask(`/users/${third.id}`, rename)
    const bySecond = await second.ask(`/users/${third.id}`, rename)
    const ofFirst = await second.ask(`/users/${first.id}`, asJson('PATCH', { password: PASSWORD }))

    expect([itself.status, byFirst.status]).toEqual([200, 200])
    expect([bySecond.status, ofFirst.status]).toEqual([403, 403])
  })

  test('is changed among many by nobody else either', async () => {
    const response = await second.ask(
      '/users?where[id][exists]=true',
      asJson('PATCH', { name: 'Everybody' }),
    )

    const { docs }: { docs: { id: number }[] } = await response.json()
    expect(docs.map(({ id }) => id)).toEqual([second.id])
  })

  test('is opened again after failed logins by the first account only', async () => {
    const body = asJson('POST', { email: first.email })

    const bySecond = await second.ask('/users/unlock', body)
    const byFirst = await first.ask('/users/unlock', body)

    expect([bySecond.status, byFirst.status]).toEqual([403, 200])
  })

  test('is deleted by itself and by the first account only', async () => {
    const fourth = await anEditor('fourth@parallax.example')
    const fifth = await anEditor('fifth@parallax.example')

    const bySecond = await second.ask(`/users/${fourth.id}`, { method: 'DELETE' })
    const byFirst = await first.ask(`/users/${fourth.id}`, { method: 'DELETE' })
    const itself = await fifth.ask(`/users/${fifth.id}`, { method: 'DELETE' })

    expect([bySecond.status, byFirst.status, itself.status]).toEqual([403, 200, 200])
  })

  test.each(['eleven char', 'a', '👁'.repeat(11)])('has no new password of %s', async (password) => {
    const made = await first.ask(
      '/users',
      asJson('POST', { email: 'x@parallax.example', password }),
    )
    const changed = await first.ask(`/users/${second.id}`, asJson('PATCH', { password }))

    expect([made.status, changed.status]).toEqual([400, 400])
    expect(await changed.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [{ path: 'password', message: 'A password has at least 12 characters' }],
          },
        },
      ],
    })
  })

  test('has no short password by a link for a forgotten one either', async () => {
    const { email } = second
    const token = await open.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })

    const reset = (password: string) =>
      askStudio(open, '/users/reset-password', asJson('POST', { token, password }))

    expect((await reset('eleven char')).status).toBe(400)
    expect((await reset(PASSWORD)).status).toBe(200)
  })
})

describe('a login that is refused', () => {
  const WRONG = 'a wrong password'
  const UNKNOWN = 'nobody@parallax.example'

  /** One that the next failure closes. */
  async function aFailingEditor(email: string): Promise<Editor> {
    const editor = await anEditor(email)
    const data = { loginAttempts: 4 }
    await open.payload.db.updateOne({ collection: 'users', id: editor.id, data })
    return editor
  }

  test('says the same for any e-mail: unknown, known, and closed after failures', async () => {
    const { email } = await aFailingEditor('failing@parallax.example')
    const said: string[] = []
    for (const attempt of [
      { email: UNKNOWN, password: WRONG },
      { email: second.email, password: WRONG },
      { email, password: WRONG },
      { email, password: WRONG },
      { email, password: PASSWORD },
    ]) {
      const response = await tryLogin(attempt.email, attempt.password)
      said.push(`${response.status} ${await response.text()}`)
    }

    expect(new Set(said).size).toBe(1)
    expect(said[0]).toMatch(/^401 .*The e-mail or the password is wrong/)
  })

  test('does the same work for any e-mail: unknown, known, and closed after failures', async () => {
    const { email: closed } = await aFailingEditor('closed@parallax.example')
    await tryLogin(closed, WRONG)
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()

    const work: unknown[] = []
    for (const email of [second.email, UNKNOWN, closed]) {
      await tryLogin(email, WRONG)
      work.push(hashing.mock.calls.map(([, , rounds, bytes, digest]) => [rounds, bytes, digest]))
      hashing.mockClear()
    }

    const [known, ...others] = work
    expect(known).toHaveLength(1)
    expect(others).toEqual([known, known])
  })
})

describe('the last account', () => {
  test('cannot go', async () => {
    const { docs } = await open.payload.find({ collection: 'users', limit: 0 })
    for (const { id } of docs) {
      if (id !== first.id) await first.ask(`/users/${id}`, { method: 'DELETE' })
    }

    const response = await first.ask(`/users/${first.id}`, { method: 'DELETE' })

    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'This is the last account: make another first' }],
    })
    expect(await open.payload.count({ collection: 'users' })).toEqual({ totalDocs: 1 })
  })

  test('stays when all accounts are deleted at once', async () => {
    await anEditor('sixth@parallax.example')

    const response = await first.ask('/users?where[id][exists]=true', { method: 'DELETE' })

    const { totalDocs } = await open.payload.count({ collection: 'users' })
    expect(response.status).toBe(400)
    expect(totalDocs).toBeGreaterThan(0)
  })
})
