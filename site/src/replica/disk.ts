import * as v from 'valibot'
import { lines } from './lines.ts'
import type { OwnFolder } from './own-folder.ts'
import { sealed, unsealed } from './sealed.ts'
import { sharedBytes, storedAnswer, type Snapshot, type StoredAnswer } from './snapshot.ts'

const FILE = 'answers.ndjson'
const VERSION = 2
const MAX_BYTES = 300 * 1024 * 1024
const LINE_BREAK = Buffer.from('\n')

/** What the file says; one answer a line follows, in this order. */
const Contents = v.object({
  version: v.literal(VERSION),
  revision: v.string(),
  answers: v.array(v.tuple([v.string(), v.string()])),
})

/** The answers on disk: one sealed file that is written as a whole, the revision with the keys and etags first. */
export function createDisk(folder: Pick<OwnFolder, 'read' | 'write'>) {
  return {
    /** The stored answers, undefined when there are none. Throws when they cannot be trusted (spec/faults C21). */
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
        storedAnswer(key, etag, answers[index] ?? Buffer.alloc(0)),
      ]),
    ),
  }
}
