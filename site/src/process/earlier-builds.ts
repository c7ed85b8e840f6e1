import { cp, rename, stat } from 'node:fs/promises'
import type { OwnFolder } from '../replica/own-folder.ts'

/**
 * How long a build is kept after another has replaced it (spec/behaviour §22.10): a tab that was opened before may
 * still ask for its files.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** Suffix of a folder whose copy is not complete. */
const UNFINISHED = '.new'

export interface KeepBuildInput {
  /** Outside the folders that a build or a deploy replaces. */
  readonly folder: OwnFolder
  readonly id: string
  readonly assets: string
  /** Epoch milliseconds. */
  readonly nowMs: number
}

/**
 * Keeps the files of the current build and removes builds that were replaced more than 30 days ago. Returns the folders
 * of the earlier builds, the oldest first. Rejects if the disk fails.
 */
export async function keepBuild({
  folder,
  id,
  assets,
  nowMs,
}: KeepBuildInput): Promise<readonly string[]> {
  const names = await folder.names()
  if (!names.includes(id)) await copyCompressed(assets, folder, id)
  // The time of the folder is the last start of its build.
  await folder.touch(id, nowMs)

  const builds = await Promise.all(
    [...new Set([...names, id])]
      .filter((name) => !name.endsWith(UNFINISHED))
      .map(async (name) => ({ name, startedMs: (await stat(folder.pathOf(name))).mtimeMs })),
  )
  const needed = neededBuilds(builds, nowMs)
  const rest = names.filter((name) => !needed.includes(name))
  await Promise.all(rest.map(folder.remove))
  return needed.filter((name) => name !== id).map(folder.pathOf)
}

/** Returns the current build and those replaced less than 30 days ago, the oldest first. `startedMs`: last start. */
export function neededBuilds(
  builds: readonly { readonly name: string; readonly startedMs: number }[],
  nowMs: number,
): readonly string[] {
  const newest = builds.toSorted((a, b) => b.startedMs - a.startedMs)
  const needed = newest.filter((_, index) => {
    const replacedMs = newest[index - 1]?.startedMs ?? nowMs
    return nowMs - replacedMs < KEPT_MS
  })
  return needed.map(({ name }) => name).toReversed()
}

/**
 * The site reads only compressed files (`http/static-files.ts`). They are copied under a temporary name first, so that
 * an incomplete copy is not taken for a build.
 */
async function copyCompressed(from: string, folder: OwnFolder, id: string): Promise<void> {
  const unfinished = id + UNFINISHED
  await folder.remove(unfinished)
  await cp(from, folder.pathOf(unfinished), {
    recursive: true,
    filter: (file) => file === from || /\.(?:br|gz)$/.test(file),
  })
  await rename(folder.pathOf(unfinished), folder.pathOf(id))
}
