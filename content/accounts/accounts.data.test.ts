import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { STAFF_PASSWORD } from '../testing/staff-password.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import type { OwnSession } from './endpoints.ts'
import { NO_MAIL } from './mail.ts'

let open: OpenPayload
let administrator: StaffMember
let editor: StaffMember

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: 'http://127.0.0.1:3002' })
  administrator = await createStaff(open, 'administrator')
  editor = await createStaff(open, 'editor')
})

afterAll(() => open.close())
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

function tryLogin(email: string, password: string): Promise<Response> {
  return askStudio(open, '/users/login', asJson('POST', { email, password }))
}

const setRole = (id: number, role: string) =>
  administrator.ask(`/users/${id}`, asJson('PATCH', { role }))
const sentenceOf = async (response: Response) => {
  const { errors }: { errors: { message: string }[] } = await response.json()
  return errors[0]?.message
}

describe('an account', () => {
  test('is visible only to its owner and to administrators', async () => {
    const asked = await editor.ask('/users?limit=10')
    const { docs }: { docs: { id: number }[] } = await asked.json()
    const other = await editor.ask(`/users/${administrator.user.id}`)
    const { totalDocs } = await (await administrator.ask('/users')).json()

    expect(docs.map(({ id }) => id)).toEqual([editor.user.id])
    expect(other.status).toBe(404)
    expect(totalDocs).toBeGreaterThan(1)
  })

  test('can change its own name, but not its role or its email', async () => {
    const wanted = { name: 'Noor', role: 'administrator', email: 'noor@parallax.example' }

    const response = await editor.ask(`/users/${editor.user.id}`, asJson('PATCH', wanted))

    const { doc } = await response.json()
    expect(doc).toMatchObject({ name: 'Noor', role: 'editor', email: editor.user.email })
  })

  test('cannot be changed by others in a request for many accounts', async () => {
    const response = await editor.ask(
      '/users?where[id][exists]=true',
      asJson('PATCH', { name: 'Everybody' }),
    )

    const { docs }: { docs: { id: number }[] } = await response.json()
    expect(docs.map(({ id }) => id)).toEqual([editor.user.id])
  })
})

async function aLink(email: string): Promise<string> {
  const data = { email }
  return open.payload.forgotPassword({ collection: 'users', data, disableEmail: true })
}

const reset = (token: string, password: string) =>
  askStudio(open, '/users/reset-password', asJson('POST', { token, password }))

/** The status of a response, and the error message at a field. */
async function atField(response: Response): Promise<[number, string, string]> {
  const { errors }: { errors: { data: { errors: { path: string; message: string }[] } }[] } =
    await response.json()
  const { path = '', message = '' } = errors[0]?.data.errors[0] ?? {}
  return [response.status, path, message]
}

describe('a password', () => {
  const WEAK = 'This is easy to guess: choose another, or add a few words'

  test('that is easy to guess is refused at the field, and its link can then be used again', async () => {
    const { user } = await createStaff(open, 'editor', 'forgetful@parallax.example')
    const token = await aLink(user.email)

    expect(await atField(await reset(token, 'qwertyuiop123'))).toEqual([400, 'password', WEAK])
    expect(await atField(await reset(token, user.email))).toEqual([
      400,
      'password',
      'Your email address is the first guess: choose another',
    ])
    expect((await reset(token, 'a row of posts in fog')).status).toBe(200)
  })

  test('is changed only by somebody who gives the old one, and then every other session ends', async () => {
    const account = await createStaff(open, 'editor', 'changing@parallax.example')
    const elsewhere = await logIn(open, { email: account.user.email, password: STAFF_PASSWORD })
    const change = (old: string, password: string) =>
      account.ask('/users/own-password', asJson('POST', { old, password }))

    expect(await atField(await change('not this one', 'a row of posts in fog'))).toEqual([
      400,
      'old',
      'This is not your present password',
    ])
    expect(await atField(await change(STAFF_PASSWORD, 'qwertyuiop123'))).toEqual([
      400,
      'password',
      WEAK,
    ])
    expect((await change(STAFF_PASSWORD, 'a row of posts in fog')).status).toBe(200)

    const headers = { Authorization: `JWT ${elsewhere}` }
    const other = await (await askStudio(open, '/users/me', { headers })).json()
    const own = await (await account.ask('/users/me')).json()
    expect([other.user, own.user.email]).toEqual([null, account.user.email])
  })

  test('is never changed by saving a form, not even by an administrator', async () => {
    const data = asJson('PATCH', { password: 'a row of posts in fog' })

    const own = await editor.ask(`/users/${editor.user.id}`, data)
    const ofOther = await administrator.ask(`/users/${editor.user.id}`, data)

    expect([own.status, ofOther.status]).toEqual([403, 403])
  })
})

describe('an invitation', () => {
  const invited = { email: 'new@parallax.example', name: 'Noor', role: 'contributor' }

  test('makes an account, and returns the link for its password if the studio sends no mail', async () => {
    const response = await administrator.ask('/users/invite', asJson('POST', invited))
    const { isSent, link }: { isSent: boolean; link: string } = await response.json()
    const token = link.split('/').at(-1) ?? ''

    expect(isSent).toBe(false)
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3002\/admin\/reset\/[\da-f]{40}$/)
    expect((await reset(token, 'a row of posts in fog')).status).toBe(200)
    expect((await reset(token, 'a row of posts in rain')).status).toBe(403)
    const login = await tryLogin(invited.email, 'a row of posts in fog')
    expect(await login.json()).toMatchObject({ user: { name: 'Noor', role: 'contributor' } })
  })

  test('is sent by mail if the studio sends mail, and then the response has no link', async () => {
    const sendEmail = vi.spyOn(open.payload, 'sendEmail').mockResolvedValue(undefined)
    vi.spyOn(open.payload.email, 'name', 'get').mockReturnValue('nodemailer')
    const body = { ...invited, email: 'mailed@parallax.example' }

    const response = await administrator.ask('/users/invite', asJson('POST', body))

    expect(await response.json()).toEqual({ email: body.email, isSent: true })
    expect(sendEmail).toHaveBeenCalledExactlyOnceWith({
      to: body.email,
      subject: expect.stringContaining('Your account in the studio of'),
      text: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3002\/admin\/reset\/[\da-f]{40}$/m),
    })
  })

  test('and a link for a forgotten password can be made by administrators only', async () => {
    const answers = [
      await editor.ask('/users/invite', asJson('POST', { ...invited, email: 'x@y.example' })),
      await editor.ask(`/users/${administrator.user.id}/link`, asJson('POST', {})),
      await administrator.ask(`/users/${editor.user.id}/link`, asJson('POST', {})),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200])
  })

  test('to an email address that is not valid is refused at the field', async () => {
    const response = await administrator.ask('/users/invite', asJson('POST', { email: 'x' }))

    expect(await atField(response)).toEqual([400, 'email', 'This is not an email address'])
  })
})

describe('a forgotten password', () => {
  const forget = (email: string) =>
    askStudio(open, '/users/forgot-password', asJson('POST', { email }))

  test('is answered with the advice to ask an administrator if the studio sends no mail', async () => {
    const response = await forget(editor.user.email)

    expect([response.status, await sentenceOf(response)]).toEqual([503, NO_MAIL])
  })

  test('is answered alike for known and unknown addresses if the studio sends mail', async () => {
    vi.spyOn(open.payload.email, 'name', 'get').mockReturnValue('nodemailer')
    const forgotten = vi.spyOn(open.payload, 'forgotPassword').mockResolvedValue('')

    const answers = [await forget(editor.user.email), await forget('nobody@parallax.example')]

    const said = await Promise.all(
      answers.map(async (each) => `${each.status} ${await each.text()}`),
    )
    expect(new Set(said).size).toBe(1)
    expect(forgotten).toHaveBeenCalledTimes(2)
  })
})

describe('a session', () => {
  test('is listed for its owner, and ended by them', async () => {
    const account = await createStaff(open, 'editor', 'sessions@parallax.example')
    const elsewhere = await logIn(open, { email: account.user.email, password: STAFF_PASSWORD })
    const own = async (): Promise<{ sessions: OwnSession[] }> =>
      (await account.ask('/users/own-sessions')).json()
    const { sessions } = await own()
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])

    await account.ask('/users/end-sessions', asJson('POST', {}))

    const headers = { Authorization: `JWT ${elsewhere}` }
    expect(await (await askStudio(open, '/users/me', { headers })).json()).toMatchObject({
      user: null,
    })
    expect((await own()).sessions).toEqual(sessions.slice(0, 1))
    await account.ask('/users/end-sessions', asJson('POST', { id: sessions[0]?.id }))
    expect(await (await account.ask('/users/me')).json()).toMatchObject({ user: null })
  })

  test('ends after 14 days, even if it is in use', async () => {
    const account = await createStaff(open, 'editor', 'old@parallax.example')
    const refresh = () => account.ask('/users/refresh-token', { method: 'POST' })
    expect((await refresh()).status).toBe(200)

    await open.database.query(
      `update users_sessions set created_at = now() - interval '15 days'
       where _parent_id = ${account.user.id}`,
    )

    expect((await refresh()).status).toBe(401)
  })
})

describe('tries at a login', () => {
  const tryFrom = (address: string, email: string, headers: Record<string, string> = {}) => {
    const init = asJson('POST', { email, password: 'a wrong password' })
    const all = { ...init.headers, 'X-Forwarded-For': address, ...headers }
    return askStudio(open, '/users/login', { ...init, headers: all })
  }

  test.each(['limited@parallax.example', 'unknown@parallax.example'])(
    'are refused after five, even if each comes from another address: %s',
    async (email) => {
      if (email.startsWith('limited')) await createStaff(open, 'editor', email)
      const statuses: number[] = []
      for (let at = 0; at < 6; at += 1) {
        statuses.push((await tryFrom(`192.0.2.${at}`, email)).status)
      }
      const last = await tryFrom('192.0.2.1', email)

      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      expect(await sentenceOf(last)).toBe('There were too many tries. Try again in 15 minutes.')
      expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(800)
    },
  )

  test('are not limited in a browser in which the owner has logged in before', async () => {
    const email = 'known@parallax.example'
    await createStaff(open, 'editor', email)
    const login = await tryLogin(email, STAFF_PASSWORD)
    const [cookie = ''] = /studio-browser=[^;]+/.exec(login.headers.get('Set-Cookie') ?? '') ?? []
    for (let at = 0; at < 6; at += 1) await tryFrom('192.0.2.3', email)

    const known = await tryFrom('192.0.2.3', email, { Cookie: cookie })
    const forged = await tryFrom('192.0.2.3', email, { Cookie: `${cookie.slice(0, -2)}xx` })

    expect(cookie).not.toBe('')
    expect([known.status, forged.status]).toEqual([401, 429])
  })
})

describe('a login that is refused', () => {
  const UNKNOWN = 'nobody@parallax.example'
  const WRONG = 'a wrong password'

  test('says the same for known and unknown addresses', async () => {
    const said: string[] = []
    for (const email of [UNKNOWN, editor.user.email]) {
      const response = await tryLogin(email, WRONG)
      said.push(`${response.status} ${await response.text()}`)
    }

    expect(new Set(said).size).toBe(1)
    expect(said[0]).toMatch(/^401 .*The email or the password is wrong/)
  })

  test('costs the same work for known and unknown addresses', async () => {
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()

    const work: unknown[] = []
    for (const email of [editor.user.email, UNKNOWN]) {
      await tryLogin(email, WRONG)
      work.push(hashing.mock.calls.map(([, , rounds, bytes, digest]) => [rounds, bytes, digest]))
      hashing.mockClear()
    }

    const [known, unknown] = work
    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
  })
})

describe('the last administrator', () => {
  const LAST = 'This is the last administrator: make somebody else one first'

  test.each([
    ['deleted', (id: number) => administrator.ask(`/users/${id}`, { method: 'DELETE' })],
    ['demoted', (id: number) => setRole(id, 'editor')],
  ])('cannot be %s', async (_case, act) => {
    const response = await act(administrator.user.id)

    expect([response.status, await sentenceOf(response)]).toEqual([409, LAST])
  })

  test('stays when two administrators demote each other at once', async () => {
    const second = await createStaff(open, 'administrator', 'second@parallax.example')

    const answers = await Promise.all([
      setRole(second.user.id, 'editor'),
      second.ask(`/users/${administrator.user.id}`, asJson('PATCH', { role: 'editor' })),
    ])

    const { totalDocs } = await open.payload.count({
      collection: 'users',
      where: { role: { equals: 'administrator' } },
    })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(totalDocs).toBe(1)
    const ids = [administrator.user.id, second.user.id]
    for (const id of ids) {
      const data = { role: 'administrator' as const }
      await open.payload.update({ collection: 'users', id, data })
    }
  })

  test('stays when all accounts are deleted at once', async () => {
    await administrator.ask('/users?where[id][exists]=true', { method: 'DELETE' })

    const { totalDocs } = await open.payload.count({
      collection: 'users',
      where: { role: { equals: 'administrator' } },
    })
    expect(totalDocs).toBeGreaterThan(0)
  })
})

describe('an empty studio', () => {
  test('lets nobody make the first account over HTTP', async () => {
    await open.database.query('delete from users')
    const account = asJson('POST', { email: 'first@parallax.example', password: 'a row of posts' })

    const answers = [
      await askStudio(open, '/users/first-register', account),
      await askStudio(open, '/users', account),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 401])
    expect(await open.payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 })
  })
})
