import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What a build never reads: other builds, packages (the lockfile stands for them), tests, what builds write. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'testing', 'journeys'])
const IGNORED_FILES = /\.test\.tsx?$|\.tsbuildinfo$|(^|[/\\])next-env\.d\.ts$/

/**
 * A hash of all sources below some files and folders of a clone, names included. Folders in `except` are left out, by
 * their path from `root`.
 */
export function hashSources(
  root: string,
  paths: readonly string[],
  except: readonly string[] = [],
): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => sourcesBelow(root, start, new Set(except)))) {
    hash.update(`${path.replaceAll(sep, '/')}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Whether a build was made from exactly these sources. */
export function hasStamp(file: string, hash: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

export function writeStamp(file: string, hash: string): void {
  writeFileSync(file, hash)
}

function sourcesBelow(root: string, path: string, except: ReadonlySet<string>): readonly string[] {
  if (except.has(path)) return []
  if (!statSync(join(root, path)).isDirectory()) return IGNORED_FILES.test(path) ? [] : [path]
  const names = readdirSync(join(root, path)).filter(
    (name) => !name.startsWith('.') && !IGNORED_FOLDERS.has(name),
  )
  return names.toSorted().flatMap((name) => sourcesBelow(root, join(path, name), except))
}
