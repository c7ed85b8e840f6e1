import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRevisions } from '../stores/revisions.ts'
import type { Composer } from '../compose/compose.ts'
import type { DocumentStore } from '../stores/documents.ts'
import { entriesOf } from '../testing/answers.ts'
import { someDocuments } from '../testing/documents.ts'
import { createPublisher, type PublisherDeps } from './publisher.ts'

const START = Date.parse('2026-03-14T00:20:00Z')

/** A fake database: a test sets its content and when it fails. */
function setUp({ safetyMs = false }: { safetyMs?: number | false } = {}) {
  const database = {
    title: 'first',
    fails: false,
    until: undefined as number | undefined,
    /** The stamp of every document that is public. */
    stamp: undefined as string | undefined,
    /** A text that only composing everything adds to an answer, so that the comparison finds a difference. */
    wrong: '',
  }
  let known = { title: '', documents: someDocuments() }
  /** The stamp of every document as it was last read. */
  let stamp: string | undefined
  const composers = { count: 0 }
  const reads: string[][] = []
  const composed: string[] = []
  const logged: string[] = []
  /** The fields of each line of the log. */
  const named: Readonly<Record<string, unknown>>[] = []
  const reached: string[] = []
  const revisions = createRevisions()
  const read = (names: Iterable<string>) => {
    if (database.fails) return Promise.reject(new Error('the database is away'))
    reads.push([...names])
    ;({ stamp } = database)
    return Promise.resolve()
  }
  const documents: DocumentStore = {
    readAll: () => read(['everything']),
    read,
    outdated: () => Promise.resolve(['events/7']),
    stamp: () => stamp,
    page: (name) => `/${name}`,
    current() {
      if (known.title !== database.title)
        known = { title: database.title, documents: someDocuments() }
      return known.documents
    },
  }
  const answers = (asOf: number) =>
    entriesOf({ '/site': { name: database.title, at: asOf >= START + 5_000 } })
  const createComposer = (): Composer => {
    composers.count += 1
    return {
      *compose(_documents, { asOf }) {
        if (database.title === 'broken') throw new Error('there is no /global')
        yield
        composed.push(database.title)
        return { answers: answers(asOf), dropped: [], until: database.until }
      },
    }
  }
  const composeWhole: PublisherDeps['composeWhole'] = (_documents, { asOf }) =>
    Promise.resolve(
      new Map([...answers(asOf)].map(([key, { etag }]) => [key, etag + database.wrong])),
    )
  const publisher = createPublisher({
    documents,
    revisions,
    reached: { noteRevision: (id) => reached.push(id) },
    createComposer,
    composeWhole,
    now: Date.now,
    log(event, fields) {
      logged.push(event)
      named.push(fields)
    },
    safetyMs,
  })
  const body = () => revisions.current()?.entries.get('/site')?.body
  return {
    database,
    reads,
    composed,
    composers,
    logged,
    named,
    reached,
    revisions,
    publisher,
    body,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('publishing (docs/architecture.md "How a change flows")', () => {
  test('makes one revision of notices that come together', async () => {
    const { publisher, reads, revisions, composed } = setUp()
    for (const name of ['events/1', 'events/2', 'events/1']) publisher.read(name)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(reads).toEqual([['events/1', 'events/2']])
    expect(composed).toHaveLength(1)
    expect(revisions.current()?.edited).toEqual(['/events/1', '/events/2'])
  })

  test('makes one revision of 10,000 notices, and reads everything instead of each (spec/faults B13)', async () => {
    const { publisher, reads, composed } = setUp()
    for (let n = 0; n < 10_000; n += 1) publisher.read(`events/${n}`)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(reads).toEqual([['everything']])
    expect(composed).toHaveLength(1)
  })

  test('reads everything when notices may have been missed', async () => {
    const { publisher, reads } = setUp()
    publisher.read('events/1')
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(1_000)

    expect(reads).toEqual([['everything']])
  })

  test('regularly reads documents that have changed, even without a notice', async () => {
    const { reads } = setUp({ safetyMs: 60_000 })
    await vi.advanceTimersByTimeAsync(121_000)

    expect(reads).toEqual([['events/7'], ['events/7']])
  })

  test('composes nothing for a draft, which changes no published row', async () => {
    const { publisher, reads, composed } = setUp()
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(100)
    publisher.read('events/1')
    await vi.advanceTimersByTimeAsync(100)

    expect(reads).toEqual([['everything'], ['events/1']])
    expect(composed).toHaveLength(1)
  })

  test('compares its answers every hour with those of composing everything; if they differ, names the keys and starts over', async () => {
    const { publisher, database, composed, composers, logged, named } = setUp()
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(100)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([logged, composers.count]).toEqual([[], 1])

    database.wrong = 'not'
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([logged, composers.count]).toEqual([['compose.differs'], 2])
    expect(named).toEqual([{ keys: ['/site'], count: 1 }])
    expect(composed).toHaveLength(2)
  })

  test('reads again what it could not read, and keeps the last answers', async () => {
    const { publisher, database, reads, revisions, logged } = setUp()
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(100)
    const before = revisions.current()

    database.fails = true
    publisher.read('events/1')
    await vi.advanceTimersByTimeAsync(5_000)
    publisher.read('events/2')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(revisions.current()).toBe(before)
    expect(logged).toContain('documents.unread')

    database.fails = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reads.at(-1)).toEqual(['events/1', 'events/2'])
  })

  test('keeps the last answers when the documents cannot be composed (spec/content D5)', async () => {
    const { publisher, database, body, logged } = setUp()
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(100)
    const before = body()

    database.title = 'broken'
    publisher.read('globals/site')
    await vi.advanceTimersByTimeAsync(100)
    expect(body()).toBe(before)
    expect(logged).toEqual(['compose.failed'])

    database.title = 'mended'
    publisher.read('globals/site')
    await vi.advanceTimersByTimeAsync(100)
    expect(body()).toContain('mended')
  })

  test('composes again at the instant when an answer changes by itself (spec/content D7)', async () => {
    const { publisher, database, body, reads } = setUp()
    database.until = START + 5_000
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(body()).toContain('false')

    await vi.advanceTimersByTimeAsync(200)
    expect(body()).toContain('true')
    expect(reads).toEqual([['everything']])
  })

  test('does nothing after it was closed', async () => {
    const { publisher, reads } = setUp({ safetyMs: 60_000 })
    publisher.read('events/1')
    await publisher.close()
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(200_000)

    expect(reads).toEqual([])
  })
})

describe('what the answers show of a document (spec/behaviour §24.4)', () => {
  const BEFORE = '2026-03-14T00:20:00.000Z'
  const AFTER = '2026-03-14T00:21:00.000Z'

  test('is known with the revision that first had it, once it is composed', async () => {
    const { database, publisher, reached, revisions } = setUp()
    database.stamp = BEFORE
    publisher.readAll()
    await vi.runOnlyPendingTimersAsync()
    expect(publisher.shown('events/7', BEFORE)).toEqual({ isComposed: true, revision: undefined })
    expect(publisher.shown('events/7', AFTER)).toEqual({ isComposed: false })

    Object.assign(database, { title: 'second', stamp: AFTER })
    expect(publisher.shown('events/7', AFTER)).toEqual({ isComposed: false })
    publisher.read('events/7')
    await vi.advanceTimersByTimeAsync(10)
    const revision = revisions.current()?.id
    expect(publisher.shown('events/7', AFTER)).toEqual({ isComposed: true, revision })
    expect(reached).toHaveLength(2)
  })

  test('stays since its own publishing, though another document is published and then a draft of it is saved', async () => {
    const { database, publisher, revisions } = setUp()
    database.stamp = BEFORE
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(10)
    publisher.read('events/7')
    await vi.advanceTimersByTimeAsync(10)
    expect(publisher.shown('events/7', BEFORE)).toEqual({ isComposed: true, revision: undefined })

    Object.assign(database, { title: 'second', stamp: AFTER })
    publisher.read('events/7')
    await vi.advanceTimersByTimeAsync(10)
    const revision = revisions.current()?.id
    database.title = 'third, by another document'
    publisher.read('events/8')
    await vi.advanceTimersByTimeAsync(10)
    publisher.read('events/7')
    await vi.advanceTimersByTimeAsync(10)
    expect(revisions.current()?.id).not.toBe(revision)
    expect(publisher.shown('events/7', AFTER)).toEqual({ isComposed: true, revision })
  })

  test('has no time of its own when its publishing changes no answer', async () => {
    const { database, publisher } = setUp()
    database.stamp = BEFORE
    publisher.readAll()
    await vi.advanceTimersByTimeAsync(10)
    database.stamp = AFTER
    publisher.read('events/7')
    await vi.advanceTimersByTimeAsync(10)
    expect(publisher.shown('events/7', AFTER)).toEqual({ isComposed: true, revision: undefined })
  })

  test('is nothing for a document that is not public', async () => {
    const { publisher } = setUp()
    publisher.readAll()
    await vi.runOnlyPendingTimersAsync()
    expect(publisher.shown('events/7', BEFORE)).toEqual({ isComposed: false })
  })
})
