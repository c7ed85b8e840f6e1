import { join } from 'node:path'
import { OperatorError } from './operator-error.mjs'
import type { Progress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { hashSources, hasStamp, writeStamp } from './source-hash.ts'

export interface SiteBuildDeps {
  readonly root: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Builds the site if its sources have changed since it was built. Throws an `OperatorError` with what the build said. */
export async function ensureSiteBuilt({ root, progress, signal }: SiteBuildDeps): Promise<void> {
  const stamp = join(root, 'site', 'dist', '.sources')
  const hash = hashSources(root, ['site', 'contract', 'package-lock.json'])
  if (hasStamp(stamp, hash)) return
  const { code, tail } = await progress.step('Building the site', () =>
    runCommand(process.execPath, [join('site', 'build.ts')], {
      cwd: root,
      // Whether browsers may ask the content service is of the site's start, not of what is built.
      env: { ...process.env, NODE_ENV: 'production', CLIENT_REQUESTS: undefined },
      signal,
    }),
  )
  if (signal.aborted) throw new OperatorError('Stopped while building the site')
  if (code !== 0) {
    throw new OperatorError([...tail, `The site could not be built: exit code ${code}`].join('\n'))
  }
  writeStamp(stamp, hash)
}
