import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { lines, splitLine } from './lines.ts'
import type { OwnFolder } from './own-folder.ts'
import { sharedBytes, storedAnswer, type Snapshot, type StoredAnswer } from './snapshot.ts'

const FILE = 'answers.ndjson'
const VERSION = 2
const MAX_BYTES = 300 * 1024 * 1024
const LINE_BREAK = Buffer.from('\n')

/** The second line of the file: one answer a line follows, in this order. */
const Contents = v.object({
  version: v.literal(VERSION),
  revision: v.string(),
  answers: v.array(v.tuple([v.string(), v.string()])),
})

/**
 * The answers on disk: one file that is written as a whole. Its first line is the checksum of what follows, its second
 * the revision with the keys and etags.
 */
export function createDisk(folder: Pick<OwnFolder, 'read' | 'write'>) {
  return {
    /** The stored answers, undefined when there are none. Throws when they cannot be trusted (faults C21). */
    async read(): Promise<Snapshot | undefined> {
      const bytes = await folder.read(FILE, MAX_BYTES).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return bytes && parse(sharedBytes(bytes))
    },
    async write({ revision, answers }: Snapshot): Promise<void> {
      const contents: v.InferInput<typeof Contents> = {
        version: VERSION,
        revision,
        answers: [...answers].map(([key, { etag }]) => [key, etag]),
      }
      const body = [Buffer.from(JSON.stringify(contents)), ...jsonOf(answers.values())].flatMap(
        (line) => [line, LINE_BREAK],
      )
      await folder.write(FILE, [Buffer.from(`${checksum(body)}\n`), ...body])
    },
  }
}

export type Disk = ReturnType<typeof createDisk>

function jsonOf(answers: Iterable<StoredAnswer>): Buffer[] {
  return [...answers].map(({ json }) => json)
}

function parse(bytes: Buffer): Snapshot {
  const [first, body] = splitLine(bytes)
  if (first.toString() !== checksum([body])) throw new Error('its checksum does not fit')
  const [second, ...answers] = lines(body)
  const { revision, answers: keys } = v.parse(Contents, JSON.parse(second?.toString() ?? ''))
  return {
    revision,
    answers: new Map(
      keys.map(([key, etag], index) => [
        key,
        storedAnswer(key, etag, answers[index] ?? Buffer.alloc(0)),
      ]),
    ),
  }
}

function checksum(body: readonly Uint8Array[]): string {
  const sum = createHash('sha256')
  for (const part of body) sum.update(part)
  return sum.digest('hex')
}
