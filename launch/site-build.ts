import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { runCommand } from './child.ts'
import { OperatorError } from './operator-error.ts'
import type { Progress } from './progress.ts'

/** These and hidden folders do not count as sources. The lockfile counts in place of the packages. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'testing', 'journeys'])
const IGNORED_FILES = /\.test\.tsx?$|\.tsbuildinfo$|(^|[/\\])next-env\.d\.ts$/

export interface SiteBuildDeps {
  readonly root: string
  readonly progress: Pick<Progress, 'step'>
  readonly signal: AbortSignal
}

/** Throws an `OperatorError` if the build fails or is stopped. */
export async function ensureSiteBuilt({ root, progress, signal }: SiteBuildDeps): Promise<void> {
  const stamp = createStamp(root, join('site', 'dist', '.sources'), [
    'site',
    'contract',
    'package-lock.json',
  ])
  if (stamp.isValid()) return
  const { code, tail } = await progress.step('Building the site', () =>
    runCommand(process.execPath, [join('site', 'build.ts')], {
      cwd: root,
      // A production build refuses this setting of development (`site/build.ts`); the site refuses it at its start.
      env: { ...process.env, NODE_ENV: 'production', CLIENT_REQUESTS: undefined },
      signal,
    }),
  )
  if (signal.aborted) throw new OperatorError('Stopped while building the site')
  if (code !== 0) {
    throw new OperatorError([...tail, `The site could not be built: exit code ${code}`].join('\n'))
  }
  stamp.write()
}

export interface Stamp {
  /** Whether the last build has the sources that existed when this object was created. */
  isValid(): boolean
  write(): void
}

/** A file with a hash of all sources and their names, without the paths of `except`, which are relative to `root`. */
export function createStamp(
  root: string,
  file: string,
  sources: readonly string[],
  except: readonly string[] = [],
): Stamp {
  const path = join(root, file)
  const hash = createHash('sha256')
  for (const source of sources.flatMap((start) => sourcesBelow(root, start, new Set(except)))) {
    hash.update(`${source.replaceAll(sep, '/')}\0`).update(readFileSync(join(root, source)))
  }
  const digest = hash.digest('hex')
  return {
    isValid: () => existsSync(path) && readFileSync(path, 'utf8') === digest,
    write: () => writeFileSync(path, digest),
  }
}

function sourcesBelow(root: string, path: string, except: ReadonlySet<string>): readonly string[] {
  if (except.has(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return IGNORED_FILES.test(path) ? [] : [path]
  const names = readdirSync(join(root, path)).filter(
    (name) => !name.startsWith('.') && !IGNORED_FOLDERS.has(name),
  )
  return names.toSorted().flatMap((name) => sourcesBelow(root, join(path, name), except))
}
