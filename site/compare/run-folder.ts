import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Run } from './compare-runs.ts'

/** Other runs are compared with this one. */
const KEPT = 'kept'
/** The last run that differed, for tools that compare folders. */
const NOW = 'now'
const MARK = 'Address '
const EXTENSION = '.txt'
/** In bytes, without extension. */
const MAX_NAME = 200

/** One text file per address. */
export interface RunFolder {
  read(): Promise<Run | undefined>
  keep(run: Run): Promise<void>
  /** Beside the kept run; undefined deletes it. */
  putBeside(run: Run | undefined): Promise<void>
}

/** Rejects when the folder holds anything but runs. */
export async function openRunFolder(folder: string): Promise<RunFolder> {
  const foreign = (await namesIn(folder)).find((name) => name !== KEPT && name !== NOW)
  if (foreign !== undefined) {
    throw new Error(`${folder} holds ${foreign}: give a new folder, or that of an earlier run`)
  }
  const remove = (name: string) => rm(join(folder, name), { recursive: true, force: true })
  return {
    async read() {
      const run = await readRun(join(folder, KEPT))
      return run.size === 0 ? undefined : run
    },
    async keep(run) {
      await Promise.all([remove(KEPT), remove(NOW)])
      await writeRun(join(folder, KEPT), run)
    },
    async putBeside(run) {
      await remove(NOW)
      if (run) await writeRun(join(folder, NOW), run)
    },
  }
}

/** `/` is `@index`, `/program?day=today` is `program@day=today`. No path contains an `@`. */
export function fileOf(address: string): string {
  const [path = '', ...rest] = address.split('?')
  const query = rest.length === 0 ? '' : `@${rest.join('?').replaceAll('/', '%2F')}`
  return short((path === '/' ? '@index' : path.slice(1)) + query) + EXTENSION
}

/** The end of a long name becomes a hash. */
function short(file: string): string {
  const folders = file.split('/')
  const name = folders.pop() ?? ''
  if (Buffer.byteLength(name) <= MAX_NAME) return file
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16)
  return [...folders, `${name.slice(0, MAX_NAME / 2)}-${hash}`].join('/')
}

async function writeRun(folder: string, run: Run): Promise<void> {
  for (const [address, text] of run) {
    const file = join(folder, fileOf(address))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${MARK}${address}\n${text}`, { flag: 'wx' })
  }
}

async function readRun(folder: string): Promise<Run> {
  const files = (await namesIn(folder, true)).filter((name) => name.endsWith(EXTENSION))
  const read = await Promise.all(files.map(async (name) => readFile(join(folder, name), 'utf8')))
  return new Map(
    read
      .map((text): [string, string] => {
        const end = text.indexOf('\n')
        return [text.slice(MARK.length, end), text.slice(end + 1)]
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

async function namesIn(folder: string, recursive = false): Promise<readonly string[]> {
  try {
    return await readdir(folder, { recursive })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
