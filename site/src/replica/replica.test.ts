import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Disk } from './disk.ts'
import { createReplica } from './replica.ts'
import { answerOf, applyChanges, EMPTY_SNAPSHOT, type Change, type Snapshot } from './snapshot.ts'
import type { ChangeSet, Upstream } from './upstream.ts'

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

/** A content service that gives one prepared answer after the other, then is silent. */
function upstreamOf(replies: readonly (ChangeSet | Error)[]) {
  const asked: string[] = []
  const upstream: Upstream = {
    changes(since, signal) {
      const reply = replies[asked.length]
      asked.push(since)
      if (reply instanceof Error) return Promise.reject(reply)
      if (reply) return Promise.resolve(reply)
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('closed'))),
      )
    },
    media: () => Promise.resolve(undefined),
  }
  return { upstream, asked }
}

function diskOf(stored?: Snapshot) {
  const written: string[] = []
  const disk: Disk = {
    read: () => Promise.resolve(stored && { snapshot: stored, problems: [], refused: [] }),
    write(snapshot) {
      written.push(snapshot.revision)
      return Promise.resolve()
    },
  }
  return { disk, written }
}

/** A replica on fake timers; `random` in the middle gives each wait its plain length. */
async function follow(replies: readonly (ChangeSet | Error)[], stored?: Snapshot) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { upstream, asked } = upstreamOf(replies)
  const { disk, written } = diskOf(stored)
  const applied: Snapshot[] = []
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const replica = createReplica({
    upstream,
    disk,
    onSnapshot(snapshot) {
      applied.push(snapshot)
      return Promise.resolve()
    },
    clock: { now: () => 0 },
    log: (event, fields) => logged.push({ event, fields }),
    random: () => 0.5,
  })
  onTestFinished(async () => {
    await replica.close()
    vi.useRealTimers()
  })
  await replica.start()
  await vi.advanceTimersByTimeAsync(0)
  return { replica, asked, applied, written, logged }
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
  test('takes the full set, then what has changed since, and keeps each on disk', async () => {
    const { asked, applied, written } = await follow([
      aSet('r1', [...base, line('/pages/about', aPage({ title: 'One' }))]),
      aSet('r2', [line('/pages/about', aPage({ title: 'Two' }))], false),
    ])
    expect(asked).toEqual(['', 'r1', 'r2'])
    expect(applied.map(titleOf)).toEqual(['One', 'Two'])
    expect(written).toEqual(['r1', 'r2'])
  })

  test('publishes nothing when there is nothing new', async () => {
    const { asked, applied, written } = await follow([aSet('r1'), aSet('r1', [], false)])
    expect(asked).toEqual(['', 'r1', 'r1'])
    expect([applied.length, written.length]).toEqual([1, 1])
  })

  test('goes on from disk without the content service, and asks only for what is new', async () => {
    const { replica, asked, applied } = await follow([new Error('refused')], stored)
    expect(applied.map(titleOf)).toEqual(['On disk'])
    expect(asked).toEqual(['r1'])
    expect(replica.snapshot().revision).toBe('r1')
    expect(replica.heardAt()).toBeUndefined()
  })

  test('says for how long it could not follow, until it can again (faults §11.6)', async () => {
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

  test('reads a full set when its revision is not known, and keeps equal answers (faults B5)', async () => {
    const { replica } = await follow([aSet('r0', [...base])], stored)
    const { answers } = replica.snapshot()
    expect(replica.snapshot().revision).toBe('r0')
    expect(answers.has('/pages/about')).toBe(false)
    expect(answers.get('/global')).toBe(stored.answers.get('/global'))
  })

  test('goes on when an answer is refused, and says which', async () => {
    const { applied, logged } = await follow(
      [aSet('r2', [line('/pages/about', null)], false)],
      stored,
    )
    expect(applied.map(titleOf)).toEqual(['On disk', 'On disk'])
    expect(logged).toContainEqual({ event: 'replica.refused', fields: { key: '/pages/about' } })
  })

  test('serves on when the disk refuses', async () => {
    const { upstream } = upstreamOf([aSet('r1')])
    const logged: string[] = []
    const replica = createReplica({
      upstream,
      disk: {
        read: () => Promise.resolve(undefined),
        write: () => Promise.reject(new Error('full')),
      },
      onSnapshot: () => Promise.resolve(),
      clock: { now: () => 0 },
      log: (event) => logged.push(event),
    })
    onTestFinished(() => replica.close())
    await replica.start()
    await vi.waitFor(() => expect(logged).toEqual(['replica.unsaved']))
    expect(replica.snapshot().revision).toBe('r1')
  })
})

describe('while the content service fails (faults B1)', () => {
  test('tries again after 250 ms, twice as long each time, and every 5 s at most', async () => {
    const { asked } = await follow(Array.from({ length: 9 }, () => new Error('refused')))
    const waits: number[] = []
    for (let tries = 1; tries < 9; tries += 1) {
      let waitedMs = 0
      while (asked.length === tries) {
        waitedMs += 50
        await vi.advanceTimersByTimeAsync(50)
      }
      waits.push(waitedMs)
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000])
  })

  test('begins again with the shortest wait after it was heard', async () => {
    const fails = new Error('refused')
    const { asked } = await follow([fails, fails, aSet('r1'), fails])
    await vi.advanceTimersByTimeAsync(750)
    expect(asked).toEqual(['', '', '', 'r1'])
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toHaveLength(5)
  })

  test('says so once, however long it lasts', async () => {
    const { logged } = await follow(Array.from({ length: 9 }, () => new Error('refused')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(logged).toEqual([{ event: 'replica.behind', fields: { message: 'Error: refused' } }])
  })

  test('applies nothing of a set that was cut off, and asks for the same again (faults C12)', async () => {
    const { asked, applied } = await follow(
      [new Error('the change set was cut off'), aSet('r2')],
      stored,
    )
    expect(applied.map(({ revision }) => revision)).toEqual(['r1'])
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toEqual(['r1', 'r1', 'r2'])
    expect(applied.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
  })

  test('ends at once when it is closed', async () => {
    const { replica, asked } = await follow([new Error('refused')])
    await replica.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })
})

describe('a set without the shell or the routes (faults C14)', () => {
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
