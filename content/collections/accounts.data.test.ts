import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'

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
  test('is seen by itself and by administrators only', async () => {
    const asked = await editor.ask('/users?limit=10')
    const { docs }: { docs: { id: number }[] } = await asked.json()
    const other = await editor.ask(`/users/${administrator.user.id}`)
    const { totalDocs } = await (await administrator.ask('/users')).json()

    expect(docs.map(({ id }) => id)).toEqual([editor.user.id])
    expect(other.status).toBe(404)
    expect(totalDocs).toBeGreaterThan(1)
  })

  test('changes its own name, and neither its role nor its e-mail', async () => {
    const wanted = { name: 'Noor', role: 'administrator', email: 'noor@parallax.example' }

    const response = await editor.ask(`/users/${editor.user.id}`, asJson('PATCH', wanted))

    const { doc } = await response.json()
    expect(doc).toMatchObject({ name: 'Noor', role: 'editor', email: editor.user.email })
  })

  test('is changed among many by nobody else either', async () => {
    const response = await editor.ask(
      '/users?where[id][exists]=true',
      asJson('PATCH', { name: 'Everybody' }),
    )

    const { docs }: { docs: { id: number }[] } = await response.json()
    expect(docs.map(({ id }) => id)).toEqual([editor.user.id])
  })

  test.each(['eleven char', 'a', '👁'.repeat(11)])('has no new password of %s', async (password) => {
    const { email } = editor.user
    const data = { email }
    const token = await open.payload.forgotPassword({
      collection: 'users',
      data,
      disableEmail: true,
    })

    const reset = await askStudio(
      open,
      '/users/reset-password',
      asJson('POST', { token, password }),
    )

    expect(reset.status).toBe(400)
    expect(await reset.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [{ path: 'password', message: 'A password has at least 12 characters' }],
          },
        },
      ],
    })
  })
})

describe('a login that is refused', () => {
  const UNKNOWN = 'nobody@parallax.example'
  const WRONG = 'a wrong password'

  test('says the same for any e-mail: unknown and known', async () => {
    const said: string[] = []
    for (const email of [UNKNOWN, editor.user.email]) {
      const response = await tryLogin(email, WRONG)
      said.push(`${response.status} ${await response.text()}`)
    }

    expect(new Set(said).size).toBe(1)
    expect(said[0]).toMatch(/^401 .*The e-mail or the password is wrong/)
  })

  test('does the same work for any e-mail: unknown and known', async () => {
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
