import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
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

/** Sets a password with the link that the command has printed. */
async function choosePassword(said: string, password: string): Promise<unknown> {
  const [, token = ''] = /http:\/\/127\.0\.0\.1:3002\/admin\/reset\/([\da-f]{40})/.exec(said) ?? []
  const reset = await askStudio(open, '/users/reset-password', asJson('POST', { token, password }))
  return reset.json()
}

/** Runs the command, and returns what it writes to both of its outputs. */
async function run(email: string): Promise<string> {
  const { stdout, stderr } = await runCommand(open, 'reset-password', email)
  return stdout + stderr
}

describe('npm run reset-password', () => {
  test('makes an administrator if there is none, and returns the link that sets the password', async () => {
    const said = await run('noor@parallax.example')
    expect(said).toContain('There was no administrator: noor@parallax.example is one now.')
    expect(await choosePassword(said, 'a row of posts in fog')).toMatchObject({
      user: { role: 'administrator' },
    })
  })

  test('returns a link for an account that exists: its password changes, and neither its role nor anybody else’s account', async () => {
    const email = 'lost@parallax.example'
    await createStaff(open, 'editor', email)
    const others = { email: { not_equals: email } }
    const before = await open.payload.find({ collection: 'users', where: others })

    const said = await run(' Lost@Parallax.example')
    const reset = await choosePassword(said, 'a lamp that was mended')

    expect(said).not.toContain('There was no administrator')
    expect(reset).toMatchObject({ user: { email, role: 'editor' } })
    expect(await logIn(open, { email, password: 'a lamp that was mended' })).toBeTruthy()
    await expect(logIn(open, { email, password: STAFF_PASSWORD })).rejects.toThrow('was refused')
    const after = await open.payload.find({ collection: 'users', where: others })
    expect(after.docs).toEqual(before.docs)
  })

  test('creates no account if there is an administrator, and says what to do', async () => {
    expect(await run('somebody@parallax.example')).toContain(
      'reset-password: There is no account of somebody@parallax.example. An administrator invites people in the studio',
    )
  })
})
