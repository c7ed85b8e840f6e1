import { spawn } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { until } from './festival.ts'
import { freePort } from './free-port.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')

/** Waits until every page is ready. The site ends with the test. Its log is in its folder. */
export async function startLoggedSite(given: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'logged-site-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const log = await open(join(folder, 'site.log'), 'w')
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_PORT: String(port),
      SITE_ORIGIN: origin,
      DATA_DIR: folder,
      ...given,
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill()
    await ended
  }
  onTestFinished(async () => {
    await stop()
    await log.close()
    await rm(folder, { recursive: true })
  })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady)
  return { origin, folder, stop }
}
