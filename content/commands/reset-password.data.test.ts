import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

const COMMAND = fileURLToPath(new URL('reset-password.ts', import.meta.url))

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: 'http://127.0.0.1:3002' })
})

afterAll(() => open.close())

/** Runs the command, and returns what it writes to both of its outputs. */
async function run(email: string): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: open.database.url,
    DATA_DIR: open.dataDir,
    PAYLOAD_SECRET: 'a secret of sixteen characters',
    STUDIO_ORIGIN: 'http://127.0.0.1:3002',
  }
  const ended = await promisify(execFile)(process.execPath, [COMMAND, email], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return ended.stdout + ended.stderr
}

describe('npm run reset-password', () => {
  test('makes an administrator if there is none, and returns the link that sets the password', async () => {
    const said = await run('noor@parallax.example')
    const [, token = ''] =
      /http:\/\/127\.0\.0\.1:3002\/admin\/reset\/([\da-f]{40})/.exec(said) ?? []
    const password = 'a row of posts in fog'

    const reset = await askStudio(
      open,
      '/users/reset-password',
      asJson('POST', { token, password }),
    )

    expect(said).toContain('There was no administrator: noor@parallax.example is one now.')
    expect(await reset.json()).toMatchObject({ user: { role: 'administrator' } })
  })

  test('creates no account if there is an administrator, and says what to do', async () => {
    expect(await run('somebody@parallax.example')).toContain(
      'reset-password: There is no account of somebody@parallax.example. An administrator invites people in the studio',
    )
  })
})
