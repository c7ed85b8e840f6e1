/** Processes that must refuse to start (spec/faults X25, X27). `environment.test.ts` tests the other wrong settings. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'

const SITE = join(import.meta.dirname, '../..')
const PUBLIC_TOKEN =
  'site: Client-side API requests expose the content token and cannot be enabled in production.\n'
const folder = mkdtempSync(join(tmpdir(), 'refused-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a script of the site to its end. */
async function run(script: string, given: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(SITE, script)], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_ORIGIN: 'http://127.0.0.1',
      CONTENT_URL: 'http://127.0.0.1:1',
      CONTENT_TOKEN: 'a token of sixteen characters',
      ...given,
    },
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, said, complained }
}

describe('a start that is refused', () => {
  test.each(['src/main.ts', 'build.ts'])(
    'X25 is that of %s in production with client-side requests enabled',
    async (script) => {
      expect(await run(script, { CLIENT_REQUESTS: 'true' })).toEqual({
        code: 1,
        said: '',
        complained: PUBLIC_TOKEN,
      })
      expect(readdirSync(folder)).toEqual([])
    },
  )

  test.each([
    'http://user:secret@content.example',
    'ftp://content.example',
    'http://content.example/#x',
    'http://',
  ])('X27 is that with CONTENT_URL=%s', async (CONTENT_URL) => {
    const { code, said, complained } = await run('src/main.ts', { CONTENT_URL })
    expect([code, said]).toEqual([1, ''])
    expect(complained).toMatch(/^site: CONTENT_URL must .+\n$/)
    expect(complained).not.toContain('secret')
  })
})
