import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  applyChanges,
  EMPTY_SNAPSHOT,
  type Applied,
  type Change,
  type Snapshot,
} from './snapshot.ts'

const VERSION = 1

interface File {
  readonly version: typeof VERSION
  readonly revision: string
  readonly changes: readonly Change[]
}

/** The answers on disk: one file, its checksum on the first line, written beside and renamed. */
export function createDisk(file: string) {
  return {
    /** The stored answers, or undefined when there are none that can be trusted. */
    async read(): Promise<Applied | undefined> {
      const text = await readFile(file, 'utf8').catch(() => undefined)
      const end = text?.indexOf('\n') ?? -1
      if (text === undefined || end < 0) return undefined
      const body = text.slice(end + 1)
      if (text.slice(0, end) !== checksum(body)) return undefined
      const { version, revision, changes } = JSON.parse(body) as File // ours: the checksum fits
      return version === VERSION
        ? applyChanges(EMPTY_SNAPSHOT, revision, changes, { full: true })
        : undefined
    },
    async write({ revision, answers }: Snapshot): Promise<void> {
      const changes = [...answers].map(([key, { etag, wire }]) => ({ key, etag, answer: wire }))
      const body = JSON.stringify({ version: VERSION, revision, changes } satisfies File)
      await mkdir(dirname(file), { recursive: true })
      const handle = await open(`${file}.new`, 'w')
      try {
        await handle.writeFile(`${checksum(body)}\n${body}`)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.new`, file)
    },
  }
}

export type Disk = ReturnType<typeof createDisk>

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
