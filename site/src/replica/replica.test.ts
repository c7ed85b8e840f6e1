import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Disk } from './disk.ts'
import { createReplica } from './replica.ts'
import { answerOf, applyChanges, EMPTY_SNAPSHOT, type Change, type Snapshot } from './snapshot.ts'
import { RefusedError, type ChangeSet, type Upstream } from './upstream.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
/** `SAVE_AFTER_MS`, so that a page is shown before its answers are written. */
const SAVED_WITHIN_MS = 300

const line = (key: string, answer: unknown): Change => ({
  key,
  etag: JSON.stringify(answer),
  answer,
})
const base = Object.entries(baseAnswers()).map(([key, answer]) => line(key, answer))
const aSet = (revision: string, changes: readonly Change[] = base, full = true): ChangeSet => ({
  revision,
  changes,
  full,
})

/** A content service that returns the prepared answers one after the other, then never answers. */
function upstreamOf(replies: readonly (ChangeSet | Error)[]) {
  const asked: string[] = []
  /** For each call, whether it asked for an immediate answer. */
  const atOnce: boolean[] = []
  const upstream: Pick<Upstream, 'changes'> = {
    changes(since, signal, how) {
      const reply = replies[asked.length]
      asked.push(since)
      atOnce.push(how?.atOnce === true)
      if (reply instanceof Error) return Promise.reject(reply)
      if (reply) return Promise.resolve(reply)
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('closed'))),
      )
    },
  }
  return { upstream, asked, atOnce }
}

function diskOf(stored?: Snapshot) {
  const written: string[] = []
  const disk: Disk = {
    read: () => Promise.resolve(stored),
    write(snapshot) {
      written.push(snapshot.revision)
      return Promise.resolve()
    },
  }
  return { disk, written }
}

/** A replica on fake timers. `random` returns 0.5 by default, so that no wait is longer or shorter than planned. */
async function follow(replies: readonly (ChangeSet | Error)[], stored?: Snapshot, random = 0.5) {
  const { upstream, asked, atOnce } = upstreamOf(replies)
  return { asked, atOnce, ...(await followUpstream(upstream, stored, random)) }
}

async function followUpstream(
  upstream: Pick<Upstream, 'changes'>,
  stored?: Snapshot,
  random = 0.5,
) {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { disk, written } = diskOf(stored)
  const applied: Snapshot[] = []
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const replica = createReplica({
    upstream,
    disk,
    clock: { now: () => Date.now() },
    onSnapshot(snapshot) {
      applied.push(snapshot)
      return Promise.resolve()
    },
    log: (event, fields) => logged.push({ event, fields }),
    random: () => random,
  })
  onTestFinished(async () => {
    await replica.close()
    vi.useRealTimers()
  })
  await replica.start()
  await vi.advanceTimersByTimeAsync(0)
  return { replica, applied, written, logged }
}

const titleOf = (snapshot: Snapshot | undefined) =>
  snapshot && answerOf(snapshot, '/pages/about')?.title
const stored = applyChanges(
  EMPTY_SNAPSHOT,
  'r1',
  [...base, line('/pages/about', aPage({ title: 'On disk' }))],
  { full: true },
).snapshot

describe('a replica', () => {
  test('reads the full set, then the changes, and stores the last a little later on disk', async () => {
    const { asked, applied, written } = await follow([
      aSet('r1', [...base, line('/pages/about', aPage({ title: 'One' }))]),
      aSet('r2', [line('/pages/about', aPage({ title: 'Two' }))], false),
    ])
    expect(asked).toEqual(['', 'r1', 'r2'])
    expect(applied.map(titleOf)).toEqual(['One', 'Two'])
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(SAVED_WITHIN_MS)
    expect(written).toEqual(['r2'])
  })

  test('that is closed stores its answers at once', async () => {
    const { replica, written } = await follow([aSet('r1')])
    await replica.close()
    expect(written).toEqual(['r1'])
  })

  test('publishes nothing if there is nothing new', async () => {
    const { asked, applied, written } = await follow([aSet('r1'), aSet('r1', [], false)])
    expect(asked).toEqual(['', 'r1', 'r1'])
    await vi.advanceTimersByTimeAsync(2 * SAVED_WITHIN_MS)
    expect([applied.length, written.length]).toEqual([1, 1])
  })

  test('continues from disk without the content service, and then asks only for changes', async () => {
    const { replica, asked, applied } = await follow([new Error('refused')], stored)
    expect(applied.map(titleOf)).toEqual(['On disk'])
    expect(asked).toEqual(['r1'])
    expect(replica.snapshot().revision).toBe('r1')
  })

  test('reports for how long it could not follow, until it can again (spec/faults §11.6)', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    onTestFinished(() => now.mockRestore())
    const refused = new Error('refused')
    const { replica } = await follow([refused, refused, aSet('r2', [], false)], stored)
    const behind = [replica.behindSeconds()]
    for (const passedMs of [250, 500]) {
      now.mockReturnValue(now() + passedMs)
      await vi.advanceTimersByTimeAsync(passedMs)
      behind.push(replica.behindSeconds())
    }
    expect(behind).toEqual([0, 0.25, 0])
  })

  test('is empty without the content service and without a disk', async () => {
    const { replica, applied } = await follow([new Error('refused')])
    expect(applied).toEqual([])
    expect(replica.snapshot()).toBe(EMPTY_SNAPSHOT)
  })

  test('reads a full set if its revision is unknown, and keeps equal answers (spec/faults B5)', async () => {
    const { replica } = await follow([aSet('r0', [...base])], stored)
    const { answers } = replica.snapshot()
    expect(replica.snapshot().revision).toBe('r0')
    expect(answers.has('/pages/about')).toBe(false)
    expect(answers.get('/global')).toBe(stored.answers.get('/global'))
  })

  test('continues after an answer is refused, and logs which', async () => {
    const { applied, logged } = await follow(
      [aSet('r2', [line('/pages/about', null)], false)],
      stored,
    )
    expect(applied.map(titleOf)).toEqual(['On disk', 'On disk'])
    expect(logged).toContainEqual({ event: 'replica.refused', fields: { key: '/pages/about' } })
  })
})

describe('a disk that refuses (spec/faults C22)', () => {
  test('is logged once, does not stop the site, and is written to again when it works', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const disk = { isFull: true, written: [] as string[] }
    const logged: string[] = []
    const { upstream } = upstreamOf([
      aSet('r1'),
      aSet('r1', [], false),
      ...Array.from({ length: 9 }, () => new Error('refused')),
    ])
    const replica = createReplica({
      upstream,
      disk: {
        read: () => Promise.reject(new Error('EIO: i/o error, read')),
        write({ revision }) {
          if (disk.isFull) return Promise.reject(new Error('ENOSPC'))
          disk.written.push(revision)
          return Promise.resolve()
        },
      },
      clock: { now: () => Date.now() },
      onSnapshot: () => Promise.resolve(),
      log: (event) => logged.push(event),
    })
    onTestFinished(async () => {
      await replica.close()
      vi.useRealTimers()
    })
    await replica.start()
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(SAVED_WITHIN_MS)
    expect(logged).toEqual(['replica.unread', 'replica.behind', 'replica.unsaved'])
    expect(replica.status()).toMatchObject({ revision: 'r1', isSaved: false })

    disk.isFull = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(disk.written).toEqual(['r1'])
    expect(replica.status().isSaved).toBe(true)
    expect(logged.at(-1)).toBe('replica.saved')
  })
})

describe('while the content service fails (spec/faults B1)', () => {
  test.each([
    ['', 0.5, [250, 500, 1000, 2000, 4000, 5000, 5000, 5000]],
    [', or a fifth sooner', 0, [200, 400, 800, 1600, 3200, 4000, 4000, 4000]],
    [', or a fifth later, but for those', 1, [300, 600, 1200, 2400, 4800, 5000, 5000, 5000]],
  ])(
    'tries again after 250 ms, twice as long each time, and every 5 s at most%s',
    async (_how, random, expected) => {
      const errors = Array.from({ length: 9 }, () => new Error('refused'))
      const { asked } = await follow(errors, undefined, random)
      const waits: number[] = []
      for (let tries = 1; tries < 9; tries += 1) {
        let waitedMs = 0
        while (asked.length === tries) {
          waitedMs += 50
          await vi.advanceTimersByTimeAsync(50)
        }
        waits.push(waitedMs)
      }
      expect(waits).toEqual(expected)
    },
  )

  test('starts again with the shortest wait after a response', async () => {
    const fails = new Error('refused')
    const { asked } = await follow([fails, fails, aSet('r1'), fails])
    await vi.advanceTimersByTimeAsync(750)
    expect(asked).toEqual(['', '', '', 'r1'])
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toHaveLength(5)
  })

  test('logs it once, however long it lasts', async () => {
    const { logged } = await follow(Array.from({ length: 9 }, () => new Error('refused')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(logged).toEqual([{ event: 'replica.behind', fields: { message: 'Error: refused' } }])
  })

  test('has one attempt at a time, and less than one a second (spec/faults R16)', async () => {
    const { asked } = await follow(Array.from({ length: 99 }, () => new Error('refused')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBeLessThan(20)
  })

  test('that starts again every 5 s, has no more than one call a second, one at a time (spec/faults B4, R16)', async () => {
    const calls = { made: 0, open: 0, mostOpen: 0 }
    const isAway = () => Date.now() % 5_000 < 1_000
    const untilAway = (signal: AbortSignal) =>
      new Promise<ChangeSet>((_resolve, reject) => {
        setTimeout(() => reject(new Error('cut off')), 5_000 - (Date.now() % 5_000))
        signal.addEventListener('abort', () => reject(new Error('closed')))
      })
    const upstream: Pick<Upstream, 'changes'> = {
      async changes(_since, signal, how) {
        calls.made += 1
        calls.open += 1
        calls.mostOpen = Math.max(calls.mostOpen, calls.open)
        try {
          if (isAway()) throw new Error('refused')
          return how?.atOnce ? aSet('r1', [], false) : await untilAway(signal)
        } finally {
          calls.open -= 1
        }
      },
    }
    const { replica, applied } = await followUpstream(upstream, stored)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(calls.made).toBeLessThan(10 * 60)
    expect(calls.mostOpen).toBe(1)
    expect(applied).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(replica.behindSeconds()).toBe(0)
  })

  test.each([
    ['a minute at most', 3600_000, 60_000],
    ['as long as it is asked to', 7_000, 7_000],
    ['as without when it is nonsense', undefined, 250],
  ])('waits %s when it is told when to come again (spec/faults B3)', async (_how, asks, ms) => {
    const error = new RefusedError(429, asks === undefined ? 'soon' : String(asks / 1000))
    const { asked } = await follow([error])
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
  })

  test.each([401, 403])(
    'says once a minute that the token is refused: %i (spec/faults B3)',
    async (status) => {
      const errors = Array.from({ length: 40 }, () => new RefusedError(status, undefined))
      const { logged } = await follow(errors)
      await vi.advanceTimersByTimeAsync(119_000)
      expect(logged.map(({ event }) => event)).toEqual(Array(2).fill('replica.misconfigured'))
    },
  )

  test('logs it again a minute after the clock was set back (spec/faults H21)', async () => {
    const errors = Array.from({ length: 40 }, () => new RefusedError(401, undefined))
    const { logged } = await follow(errors)
    vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(logged.length).toBeGreaterThanOrEqual(2)
  })

  test('applies nothing of a truncated set, and requests the same again (spec/faults C12)', async () => {
    const { asked, applied } = await follow(
      [new Error('the change set was cut off'), aSet('r2')],
      stored,
    )
    expect(applied.map(({ revision }) => revision)).toEqual(['r1'])
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toEqual(['r1', 'r1', 'r2'])
    expect(applied.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
  })

  test('stops at once when it is closed', async () => {
    const { replica, asked } = await follow([new Error('refused')])
    await replica.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })
})

describe('a set without the shell or the routes (spec/faults C14)', () => {
  const without = (key: string) => base.filter((each) => each.key !== key)

  test.each([
    ['/global', without('/global')],
    ['/routes', without('/routes')],
    ['everything', []],
    ['a valid /global', [...without('/global'), line('/global', null)]],
  ])(
    'that lacks %s is refused whole, and asked for again only after a pause',
    async (_lacks, changes) => {
      const { replica, asked, applied, written, logged } = await follow([
        aSet('r1', changes),
        aSet('r1', changes),
        aSet('r2'),
      ])
      expect(asked).toEqual([''])
      expect([applied, written]).toEqual([[], []])
      await vi.advanceTimersByTimeAsync(750)
      expect(asked).toEqual(['', '', '', 'r2'])
      expect(replica.snapshot().revision).toBe('r2')
      expect(logged.filter(({ event }) => event === 'replica.behind')).toHaveLength(1)
      expect(logged.filter(({ event }) => event === 'replica.refused').length).toBeLessThanOrEqual(
        1,
      )
    },
  )

  test('leaves the last good one in place', async () => {
    const { replica } = await follow([aSet('r2', without('/routes'))], stored)
    expect(replica.snapshot()).toBe(stored)
  })
})

describe('a set that removes more than half of all keys (spec/faults C13)', () => {
  const pages = Array.from({ length: 20 }, (_, index) => line(`/pages/p${index}`, aPage()))
  const many = applyChanges(EMPTY_SNAPSHOT, 'r1', [...base, ...pages], { full: true }).snapshot
  const eventsOf = (logged: readonly { event: string }[]) => logged.map(({ event }) => event)

  test('is held until a full read 10 s later has the same answers', async () => {
    const { replica, asked, applied, logged } = await follow([aSet('r2'), aSet('r2')], many)
    expect(replica.snapshot()).toBe(many)
    expect(replica.status()).toMatchObject({ revision: 'r1', suspectRevision: 'r2' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(asked).toEqual(['r1'])
    expect(replica.behindSeconds()).toBeGreaterThan(9)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['r1', '', 'r2'])
    expect(applied.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
    expect(replica.status()).toEqual({ revision: 'r2', behindS: 0, isSaved: true })
    expect(eventsOf(logged)).toEqual(['replica.held'])
  })

  test('is also held if it names the removed keys', async () => {
    const gone = many.answers
      .keys()
      .filter((key) => key.startsWith('/pages/'))
      .map((key): Change => ({ key, gone: true }))
    const { replica } = await follow([aSet('r2', [...gone], false)], many)
    expect(replica.status().suspectRevision).toBe('r2')
  })

  test('is dropped if the full read has the answers from before', async () => {
    const { replica, asked, applied } = await follow([aSet('r2'), aSet('r1', [])], many)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['r1', '', 'r1'])
    expect(applied).toHaveLength(1)
    expect(replica.status()).toEqual({ revision: 'r1', behindS: 0, isSaved: true })
  })

  test('is held again if the full read has other answers that remove as much', async () => {
    const { replica, logged } = await follow([aSet('r2'), aSet('r3'), aSet('r3')], many)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(replica.status().suspectRevision).toBe('r3')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(replica.snapshot().revision).toBe('r3')
    expect(eventsOf(logged)).toEqual(['replica.held', 'replica.held'])
  })

  test('stays held while the content service cannot be asked', async () => {
    const { replica } = await follow([aSet('r2'), new Error('refused'), aSet('r2')], many)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(replica.status().suspectRevision).toBe('r2')
    await vi.advanceTimersByTimeAsync(10_250)
    expect(replica.snapshot().revision).toBe('r2')
  })

  test('is applied at once if it removes only half of them', async () => {
    const half = [...base, ...pages].slice(0, Math.ceil(many.answers.size / 2))
    const { replica } = await follow([aSet('r2', half)], many)
    expect(replica.snapshot().revision).toBe('r2')
  })
})

describe('a replica that is stale for a long time (spec/faults R3)', () => {
  test('serves for 30 days what it has, and reports for how long', async () => {
    const DAY_S = 24 * 60 * 60
    const { replica } = await follow(
      Array.from({ length: 20 }, () => new Error('refused')),
      stored,
    )
    vi.setSystemTime(Date.now() + 30 * DAY_S * 1000)
    expect(replica.snapshot()).toBe(stored)
    expect(replica.behindSeconds()).toBe(30 * DAY_S)
  })

  test('does not call its answers from disk current before the content service has responded', async () => {
    const { replica } = await follow([new Error('refused'), aSet('r1', [], false)], stored)
    await vi.advanceTimersByTimeAsync(100)
    expect(replica.behindSeconds()).toBeCloseTo(0.1)
    await vi.advanceTimersByTimeAsync(150)
    expect(replica.behindSeconds()).toBe(0)
  })

  test('counts from zero when the clock is set back (spec/faults H21)', async () => {
    const refused = Array.from({ length: 20 }, () => new Error('refused'))
    const { replica } = await follow(refused, stored)
    vi.setSystemTime(Date.now() - 365 * 24 * 60 * 60 * 1000)
    expect(replica.behindSeconds()).toBe(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(replica.behindSeconds()).toBeCloseTo(9.75)
  })

  test('waits for changes only while it is known to be current', async () => {
    const nothingNew = aSet('r1', [], false)
    const { atOnce } = await follow([nothingNew, nothingNew, new Error('refused')], stored)
    await vi.advanceTimersByTimeAsync(250)
    expect(atOnce).toEqual([true, false, false, true])
  })

  test('counts from the last response of the content service, as soon as one call fails', async () => {
    const { replica } = await follow([aSet('r1'), new Error('refused')], stored)
    await vi.advanceTimersByTimeAsync(200)
    expect(replica.behindSeconds()).toBeCloseTo(0.2)
    await vi.advanceTimersByTimeAsync(50)
    expect(replica.behindSeconds()).toBeGreaterThan(0)
  })
})
