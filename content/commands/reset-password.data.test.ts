import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeResetLink } from '../accounts/reset-link.ts'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { runCommand } from '../testing/run-command.ts'
import { createStaff } from '../testing/staff.ts'
import { STAFF_PASSWORD } from '../testing/staff-password.ts'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: 'http://127.0.0.1:3002' })
})

afterAll(() => open.close())

/** Sets a password with the link in a text. */
async function choosePassword(said: string, password: string): Promise<unknown> {
  const [, token = ''] = /http:\/\/127\.0\.0\.1:3002\/admin\/reset\/([\da-f]{40})/.exec(said) ?? []
  const reset = await askStudio(open, '/users/reset-password', asJson('POST', { token, password }))
  return reset.json()
}

describe('npm run reset-password', () => {
  test('makes an administrator if there is none, and returns the link that sets the password', async () => {
    const { stdout } = await runCommand(open, 'reset-password', 'noor@parallax.example')
    expect(stdout).toContain('There was no administrator: noor@parallax.example is one now.')
    expect(await choosePassword(stdout, 'a row of posts in fog')).toMatchObject({
      user: { role: 'administrator' },
    })
  })

  test('returns a link for an account that exists: its password changes, and neither its role nor anybody else’s account', async () => {
    const email = 'lost@parallax.example'
    await createStaff(open, 'editor', email)
    const others = { email: { not_equals: email } }
    const before = await open.payload.find({ collection: 'users', where: others })

    const { link, isNewAdministrator } = await makeResetLink(open.payload, ' Lost@Parallax.example')
    const reset = await choosePassword(link, 'a lamp that was mended')

    expect(isNewAdministrator).toBe(false)
    expect(reset).toMatchObject({ user: { email, role: 'editor' } })
    expect(await logIn(open, { email, password: 'a lamp that was mended' })).toBeTruthy()
    await expect(logIn(open, { email, password: STAFF_PASSWORD })).rejects.toThrow('was refused')
    const after = await open.payload.find({ collection: 'users', where: others })
    expect(after.docs).toEqual(before.docs)
  })

  test('creates no account if there is an administrator, and says what to do', async () => {
    await expect(makeResetLink(open.payload, 'somebody@parallax.example')).rejects.toThrow(
      'There is no account of somebody@parallax.example. An administrator invites people in the studio',
    )
  })
})
