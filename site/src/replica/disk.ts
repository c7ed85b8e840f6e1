import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { OwnFolder } from './own-folder.ts'
import { storedAnswer, type Snapshot, type StoredAnswer } from './snapshot.ts'

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
      return bytes && parse(bytes)
    },
    async write({ revision, answers }: Snapshot): Promise<void> {
      const contents: v.InferInput<typeof Contents> = {
        version: VERSION,
        revision,
        answers: [...answers].map(([key, { etag }]) => [key, etag]),
      }
      const parts = [Buffer.from(JSON.stringify(contents)), ...jsonOf(answers.values())]
      const body = Buffer.concat(parts.flatMap((line) => [line, LINE_BREAK]))
      await folder.write(FILE, [Buffer.from(`${checksum(body)}\n`), body])
    },
  }
}

export type Disk = ReturnType<typeof createDisk>

function jsonOf(answers: Iterable<StoredAnswer>): Buffer[] {
  return [...answers].map(({ json }) => json)
}

function parse(bytes: Buffer): Snapshot {
  const [first, body] = splitLine(bytes)
  if (first.toString() !== checksum(body)) throw new Error('its checksum does not fit')
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

/** The lines of a text that ends with a line break; views of its bytes, not copies. */
function lines(text: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let rest = text; rest.length > 0;) {
    const [line, next] = splitLine(rest)
    found.push(line)
    rest = next
  }
  return found
}

function splitLine(text: Buffer): readonly [line: Buffer, rest: Buffer] {
  const end = text.indexOf(LINE_BREAK)
  return end < 0
    ? [text, Buffer.alloc(0)]
    : [text.subarray(0, end), text.subarray(end + LINE_BREAK.length)]
}

function checksum(body: Uint8Array): string {
  return hash('sha256', body)
}
