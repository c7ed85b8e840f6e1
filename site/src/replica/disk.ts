import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { lines, splitLine } from './lines.ts'
import type { OwnFolder } from './own-folder.ts'
import { storedAnswer, type Snapshot, type StoredAnswer } from './snapshot.ts'

const FILE = 'answers.ndjson'
/** A file with another version counts as damaged, and its answers are fetched again (spec/faults C21). */
const VERSION = 2
/** The answers have at most 256 MiB (`upstream.ts`); the rest is for keys, etags and checksum. */
const MAX_BYTES = 300 * 1024 * 1024
const LINE_BREAK = Buffer.from('\n')

/** The head of the file. The answers follow in this order, one on each line. */
const Contents = v.object({
  version: v.literal(VERSION),
  revision: v.string(),
  answers: v.array(v.tuple([v.string(), v.string()])),
})

/** Keeps the answers on disk in one file: a checksum, then the revision, keys and etags, then the answers. */
export function createDisk(folder: Pick<OwnFolder, 'read' | 'write'>) {
  return {
    /** Undefined if there are none. Throws if the file is damaged (spec/faults C21). */
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
      const json = jsonOf(answers.values()).flatMap((line) => [line, LINE_BREAK])
      await folder.write(FILE, sealed(contents, json))
    },
  }
}

export type Disk = ReturnType<typeof createDisk>

function jsonOf(answers: Iterable<StoredAnswer>): Buffer[] {
  return [...answers].map(({ json }) => json)
}

function parse(bytes: Buffer): Snapshot {
  const { contents, bytes: text } = unsealed(bytes)
  const { revision, answers: keys } = v.parse(Contents, contents)
  const answers = [...lines(text)]
  return {
    revision,
    answers: new Map(
      keys.map(([key, etag], index) => [
        key,
        storedAnswer(key, { etag, json: answers[index] ?? Buffer.alloc(0) }),
      ]),
    ),
  }
}

/** A checksum, `contents` as JSON, then bytes. */
function sealed(contents: unknown, bytes: readonly Uint8Array[]): Uint8Array[] {
  const body = [Buffer.from(JSON.stringify(contents)), LINE_BREAK, ...bytes]
  return [Buffer.from(checksum(body)), LINE_BREAK, ...body]
}

/** Throws if the file is damaged (spec/faults C21). */
function unsealed(file: Buffer): { readonly contents: unknown; readonly bytes: Buffer } {
  const [sum, body] = splitLine(file)
  if (sum.toString() !== checksum([body])) throw new Error('its checksum does not fit')
  const [contents, bytes] = splitLine(body)
  return { contents: JSON.parse(contents.toString()), bytes }
}

function checksum(body: readonly Uint8Array[]): string {
  const sum = createHash('sha256')
  for (const part of body) sum.update(part)
  return sum.digest('hex')
}
