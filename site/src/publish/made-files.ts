import { LRUCache } from 'lru-cache'
import { createMoment, type Moment } from 'contract/rules/moment.ts'
import type { Clock } from '../views/clock.ts'
import type { Content } from '../views/screen.ts'
import { compress, type Body } from './compress.ts'
import { isOfAnotherTime, isReadAgain } from './is-stale.ts'
import { contentOf, type PageBase, type Reads } from './page-base.ts'

/**
 * There is no end to addresses with filters, so their files get a fixed share of the memory. A judgement: a quarter of
 * the share of variants.
 */
const MAX_BYTES = 8 * 1024 * 1024
/** The most files made at once; others are told to try again. A judgement: at 20 ms a file, the last waits 0.6 s. */
const MAX_WAITING = 32

interface MadeFile {
  readonly body: Body
  readonly reads: Reads
  readonly since: number
  readonly until: number | undefined
}

/** Makes the text of a file from answers; undefined if there is no such file. */
export type MakeFile = (
  address: string,
  source: { readonly content: Content; readonly moment: Moment },
) => string | undefined

export interface MadeFilesDeps {
  readonly make: MakeFile
  readonly clock: Clock
  readonly base: () => PageBase | undefined
  /** Whether a file is kept for the next request; true by default. */
  readonly isKept?: (address: string) => boolean
}

/**
 * Makes files from answers when they are asked for and keeps the most recently used. Like a page, a file is valid until
 * an answer that it read changes or its `until` comes.
 */
export function createMadeFiles({ make, clock, base, isKept = () => true }: MadeFilesDeps) {
  const ready = new LRUCache<string, MadeFile>({
    maxSize: MAX_BYTES,
    // Each file may also be in memory as gzip, which is about as large.
    sizeCalculation: ({ body }) => 2 * body.br.length,
  })
  const underWay = new Map<string, Promise<MadeFile | undefined>>()

  function stored(address: string, current: PageBase): MadeFile | undefined {
    const file = ready.get(address)
    const isOld = !file || isOfAnotherTime(file, clock.now()) || isReadAgain(file.reads, current)
    return isOld ? undefined : file
  }

  async function makeFile(address: string, { snapshot }: PageBase): Promise<MadeFile | undefined> {
    const since = clock.now()
    const reads = new Map<string, string | undefined>()
    const moment = createMoment(since)
    const made = make(address, { content: contentOf(snapshot, reads), moment })
    if (!made) return undefined
    const body = await compress(made, ready.peek(address)?.body)
    const file = { body, reads, since, until: moment.until() }
    if (isKept(address)) ready.set(address, file)
    return file
  }

  return {
    /**
     * Returns the file of an address; `missing` if there is none, `crowded` if too many are being made or there are no
     * answers yet.
     */
    async get(address: string): Promise<Body | 'missing' | 'crowded'> {
      const current = base()
      if (!current) return 'crowded'
      const file = stored(address, current)
      if (file) return file.body
      const sameAlready = underWay.get(address)
      if (!sameAlready && underWay.size >= MAX_WAITING) return 'crowded'
      const making =
        sameAlready ?? makeFile(address, current).finally(() => underWay.delete(address))
      underWay.set(address, making)
      return (await making)?.body ?? 'missing'
    },
  }
}

export type MadeFiles = ReturnType<typeof createMadeFiles>
