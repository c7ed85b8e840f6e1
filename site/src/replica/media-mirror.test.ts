import { hash } from 'node:crypto'
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { fakeTimers } from '../../testing/fake-timers.ts'
import { createMediaMirror } from './media-mirror.ts'
import { createOwnFolder, type WritingCalls } from './own-folder.ts'
import type { Snapshot } from './snapshot.ts'

const TIMERS: Parameters<typeof fakeTimers>[0] = { toFake: ['setTimeout', 'clearTimeout'] }
const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-03-14T00:20:00Z')
const nameOf = (number: number) => `${String(number).padStart(16, '0')}-w400.svg`
const WHOLE = '<svg>whole</svg>'
/** The name on disk of a file. */
const onDisk = (number: number, text = WHOLE) =>
  `${hash('sha256', text).slice(0, 32)}.${nameOf(number)}`

/** A snapshot whose answers name some files. */
function naming(...names: readonly string[]): Snapshot {
  const value = { image: { sizes: names.map((name) => ({ url: `/media/${name}`, width: 400 })) } }
  const json = Buffer.from(JSON.stringify(value))
  return { revision: 'r1', answers: new Map([['/home', { etag: 'e', json, value }]]) }
}

type Reply = Uint8Array | Error | undefined

/** An upstream whose files arrive when the test allows it. */
function slowUpstream() {
  const asked: string[] = []
  const waiting = new Map<string, PromiseWithResolvers<Uint8Array | undefined>>()
  function answer(name: string, reply: Reply) {
    const given = waiting.get(name)
    waiting.delete(name)
    if (reply instanceof Error) given?.reject(reply)
    else given?.resolve(reply)
  }
  return {
    asked,
    open: () => [...waiting.keys()],
    answer,
    arrive: (name: string) => answer(name, Buffer.from(WHOLE)),
    isMissing: (name: string) => answer(name, undefined),
    upstream: {
      changes: () => new Promise<never>(() => undefined),
      media(name: string) {
        asked.push(name)
        const given = Promise.withResolvers<Uint8Array | undefined>()
        waiting.set(name, given)
        return given.promise
      },
    },
  }
}

interface Before {
  /** Files by their names on disk. */
  readonly files?: Readonly<Record<string, string>>
  readonly prepare?: (folder: string) => Promise<unknown>
  readonly calls?: WritingCalls
}

async function aMirror({ files = {}, prepare, calls }: Before = {}) {
  const dataDir = await tempFolder()
  const folder = join(dataDir, 'site', 'media')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await prepare?.(folder)
  const content = slowUpstream()
  const clock = { nowMs: NOW }
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const mirror = createMediaMirror({
    folder: createOwnFolder(dataDir, ['site', 'media'], calls),
    upstream: content.upstream,
    clock: { now: () => clock.nowMs },
    log: (event, fields) => logged.push({ event, fields }),
  })
  await mirror.start()
  onTestFinished(async () => {
    await mirror.close()
    for (const name of content.open()) content.isMissing(name)
  })
  const textOf = async (number: number) => {
    const file = await mirror.file(nameOf(number))
    return file === undefined ? undefined : readFile(file, 'utf8')
  }
  return { mirror, folder, content, clock, logged, textOf }
}

describe('the media mirror (faults M, B11)', () => {
  test('fetches the files that answers name, in their order, two at a time', async () => {
    const { mirror, content } = await aMirror()
    const names = Array.from({ length: 20 }, (_, index) => nameOf(index))
    mirror.follow(naming(...names))
    expect(content.asked).toEqual(names.slice(0, 2))
    content.arrive(nameOf(0))
    await expect.poll(() => content.asked).toEqual(names.slice(0, 3))
  })

  test('fetches at once the files that visitors wait for, at most eight at a time', async () => {
    const { mirror, content, textOf } = await aMirror()
    mirror.follow(naming(...Array.from({ length: 20 }, (_, index) => nameOf(index))))
    const waiting = textOf(17)
    await expect.poll(() => content.open()).toEqual([nameOf(0), nameOf(1), nameOf(17)])
    content.arrive(nameOf(17))
    expect(await waiting).toBe(WHOLE)

    const others = [5, 6, 7, 8, 9, 10, 11, 12, 13].map((number) => textOf(number))
    await expect.poll(() => content.open()).toHaveLength(8)
    const all = Promise.all(others)
    let isDone = false
    void all.then(() => (isDone = true))
    const atOnce: number[] = []
    await vi.waitFor(() => {
      atOnce.push(content.open().length)
      for (const name of content.open()) content.arrive(name)
      expect(isDone).toBe(true)
    }, 10_000)
    expect(await all).toEqual(others.map(() => WHOLE))
    expect(Math.max(...atOnce)).toBe(8)
  })

  test('fetches only names of the valid form, and each once', async () => {
    const { mirror, content } = await aMirror()
    mirror.follow(naming('../../etc/passwd', 'x.jpg', nameOf(1), nameOf(1), `${nameOf(2)}?x`))
    expect(content.asked).toEqual([nameOf(1)])
  })

  test('reads an answer once, however many revisions it is in', async () => {
    const { mirror, content } = await aMirror()
    const { revision, answers } = naming(nameOf(1))
    const read = vi.fn<(key: string) => void>()
    const watched = [...answers].map(([key, { etag, json, value }]) => {
      const answer = {
        etag,
        value,
        get json() {
          read(key)
          return json
        },
      }
      return [key, answer] as const
    })
    mirror.follow({ revision, answers: new Map(watched) })
    mirror.follow({ revision: 'r2', answers: new Map(watched) })
    expect(read).toHaveBeenCalledTimes(1)
    expect(content.asked).toEqual([nameOf(1)])
  })

  test('requests a file only once if the next revision names it again while it is being fetched', async () => {
    const { mirror, content, folder } = await aMirror()
    mirror.follow(naming(nameOf(1)))
    mirror.follow(naming(nameOf(1), nameOf(2)))
    expect(content.asked).toEqual([nameOf(1), nameOf(2)])
    content.arrive(nameOf(1))
    content.arrive(nameOf(2))
    await expect.poll(() => readdir(folder)).toEqual([onDisk(1), onDisk(2)])
  })

  test('returns a file that it has, also from disk after a restart', async () => {
    const { mirror, content, textOf } = await aMirror({ files: { [onDisk(1)]: WHOLE } })
    mirror.follow(naming(nameOf(1)))
    expect(content.asked).toEqual([])
    expect(await textOf(1)).toBe(WHOLE)
  })

  test('does not use a half-written file', async () => {
    const { mirror, content, textOf } = await aMirror({ files: { [`${onDisk(1)}.new`]: '<sv' } })
    expect(await mirror.file(`${nameOf(1)}.new`)).toBeUndefined()
    mirror.follow(naming(nameOf(1)))
    content.arrive(nameOf(1))
    expect(await textOf(1)).toBe(WHOLE)
  })

  test('lets a visitor wait for a file that is being fetched', async () => {
    const { mirror, content } = await aMirror()
    mirror.follow(naming(...Array.from({ length: 9 }, (_, index) => nameOf(index))))
    const underWay = mirror.file(nameOf(0))
    const queued = mirror.file(nameOf(8))
    content.arrive(nameOf(0))
    expect(basename((await underWay) ?? '')).toBe(onDisk(0))
    await expect.poll(() => content.open()).toContain(nameOf(8))
    content.arrive(nameOf(8))
    expect(basename((await queued) ?? '')).toBe(onDisk(8))
  })

  test('never looks for a name that is in no answer', async () => {
    const { mirror, content } = await aMirror()
    for (const name of [nameOf(1), '', '../answers.ndjson', '..', '/etc/passwd']) {
      expect(await mirror.file(name)).toBeUndefined()
    }
    expect(content.asked).toEqual([])
  })

  test('requests a missing file again, with longer pauses each time, and logs it once', async () => {
    fakeTimers(TIMERS)
    const { mirror, content, logged } = await aMirror()
    mirror.follow(naming(nameOf(1)))
    const fail = async () => {
      content.isMissing(nameOf(1))
      await vi.advanceTimersByTimeAsync(0)
    }
    await fail()
    expect(await mirror.file(nameOf(1))).toBeUndefined()
    mirror.follow(naming(nameOf(1)))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(content.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(content.asked).toHaveLength(2)
    await fail()
    await vi.advanceTimersByTimeAsync(3_999)
    expect(content.asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(content.asked).toHaveLength(3)
    expect(logged.map(({ event, fields }) => [event, fields['name']])).toEqual([
      ['media.unmirrored', nameOf(1)],
    ])
  })
})

/** Changes a byte of a file, but neither its size nor its `mtime`. Repeats that until its `ctime` differs. */
async function overwriteSecretly(file: string): Promise<void> {
  const before = await stat(file)
  do {
    await writeFile(file, WHOLE.replace('w', 'h'))
    await utimes(file, before.atime, before.mtime)
  } while ((await stat(file)).ctimeMs === before.ctimeMs)
}

describe('a mirrored file that was changed after it was written (spec/faults C21)', () => {
  const put = (folder: string, text: string) => writeFile(join(folder, onDisk(1)), text)
  const DAMAGES: readonly (readonly [string, (folder: string) => Promise<unknown>])[] = [
    ['is cut off', (folder) => put(folder, WHOLE.slice(0, -1))],
    ['has one bit flipped', (folder) => put(folder, WHOLE.replace('whole', 'whold'))],
    ['is empty', (folder) => put(folder, '')],
    ['is a folder', (folder) => mkdir(join(folder, onDisk(1)))],
    [
      'is a link',
      async (folder) => {
        await writeFile(join(folder, '../../other'), WHOLE)
        await symlink(join(folder, '../../other'), join(folder, onDisk(1)))
      },
    ],
    [
      'is a sparse file of 2 GB',
      async (folder) => {
        await put(folder, WHOLE)
        await truncate(join(folder, onDisk(1)), 2 ** 31)
      },
    ],
  ]

  test.each(DAMAGES)('is fetched again at the start when it %s', async (_what, prepare) => {
    const { mirror, content, textOf, logged } = await aMirror({ prepare })
    mirror.follow(naming(nameOf(1)))
    await expect.poll(() => content.asked).toEqual([nameOf(1)])
    expect(logged).toContainEqual({ event: 'media.damaged', fields: { name: nameOf(1) } })
    content.arrive(nameOf(1))
    expect(await textOf(1)).toBe(WHOLE)
  })

  test.each([
    ['was cut off', (file: string) => truncate(file, 3)],
    ['was removed', (file: string) => rm(file)],
    ['was overwritten with the same size and time', overwriteSecretly],
  ])('is fetched again for a visitor after it %s', async (_what, harm) => {
    const { mirror, folder, content, textOf } = await aMirror({ files: { [onDisk(1)]: WHOLE } })
    mirror.follow(naming(nameOf(1)))
    expect(await textOf(1)).toBe(WHOLE)
    await harm(join(folder, onDisk(1)))
    const served = textOf(1)
    await expect.poll(() => content.asked).toEqual([nameOf(1)])
    content.arrive(nameOf(1))
    expect(await served).toBe(WHOLE)
  })

  test('is replaced if its name is of an older version, and a foreign file beside it stays', async () => {
    const files = { 'notes.txt': 'mine', [nameOf(1)]: 'of an older version' }
    const { mirror, folder, content } = await aMirror({ files })
    mirror.follow(naming(nameOf(1)))
    expect(content.asked).toEqual([nameOf(1)])
    content.arrive(nameOf(1))
    await expect.poll(() => readdir(folder)).toHaveLength(3)
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('a file from the content service (spec/faults B11)', () => {
  test.each([
    ['is missing', undefined],
    ['is empty', Buffer.alloc(0)],
    ['is cut off', Buffer.from(WHOLE.slice(0, -4))],
    ['is of another type', Buffer.from('<!doctype html><svg></svg>')],
  ])('is refused if it %s, and the others arrive', async (_what, reply) => {
    const { mirror, content, textOf, folder } = await aMirror()
    mirror.follow(naming(nameOf(1), nameOf(2)))
    content.answer(nameOf(1), reply)
    content.arrive(nameOf(2))
    expect(await textOf(2)).toBe(WHOLE)
    expect(await textOf(1)).toBeUndefined()
    expect(await readdir(folder)).toEqual([onDisk(2)])
  })
})

describe('a file that was refused and that no answer names for a while', () => {
  test('is fetched when an answer names it again', async () => {
    fakeTimers(TIMERS)
    const { mirror, content } = await aMirror()
    mirror.follow(naming(nameOf(1)))
    content.isMissing(nameOf(1))
    await vi.advanceTimersByTimeAsync(0)
    mirror.follow(naming())
    await vi.advanceTimersByTimeAsync(60_000)
    mirror.follow(naming(nameOf(1)))
    expect(content.asked).toEqual([nameOf(1), nameOf(1)])
  })
})

describe('while no file can be fetched (spec/faults M6, R16)', () => {
  const names = Array.from({ length: 40 }, (_, index) => nameOf(index))

  test('one at a time is tried, less than one a second, and several again after one has arrived', async () => {
    fakeTimers(TIMERS)
    const { mirror, content } = await aMirror()
    mirror.follow(naming(...names))
    const failAll = async () => {
      for (const name of content.open()) content.answer(name, new Error('refused'))
      await vi.advanceTimersByTimeAsync(0)
    }
    await failAll()
    expect(content.asked).toHaveLength(2)
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(content.open().length).toBeLessThanOrEqual(1)
      await failAll()
    }
    expect(content.asked.length - 2).toBeLessThan(10)
    expect(await mirror.file(nameOf(39))).toBeUndefined()

    await vi.advanceTimersByTimeAsync(60_000)
    const [first] = content.open()
    content.arrive(first ?? '')
    vi.useRealTimers()
    await expect.poll(() => content.open()).toHaveLength(2)
  })

  test('a full disk is tried again, and stores the file when there is space', async () => {
    const disk = { isFull: true }
    const { mirror, content, folder, logged } = await aMirror({
      calls: {
        open,
        rename: (...args) =>
          disk.isFull ? Promise.reject(new Error('ENOSPC: no space left')) : rename(...args),
      },
    })
    fakeTimers(TIMERS)
    mirror.follow(naming(nameOf(1)))
    content.arrive(nameOf(1))
    await vi.waitFor(() => expect(logged.map(({ event }) => event)).toEqual(['media.unmirrored']))
    expect(await mirror.file(nameOf(1))).toBeUndefined()
    expect(await readdir(folder)).toEqual([])

    disk.isFull = false
    await vi.advanceTimersByTimeAsync(2_000)
    content.arrive(nameOf(1))
    vi.useRealTimers()
    await expect.poll(() => readdir(folder)).toEqual([onDisk(1)])
  })

  test('a folder that cannot be created affects only the files', async () => {
    const { mirror, content, logged } = await aMirror({
      prepare: async (folder) => {
        await rm(folder, { recursive: true })
        await writeFile(folder, 'in the way')
      },
    })
    expect(logged.map(({ event }) => event)).toEqual(['media.unread'])
    mirror.follow(naming(nameOf(1)))
    content.arrive(nameOf(1))
    expect(await mirror.file(nameOf(1))).toBeUndefined()
  })
})

describe('a file that no answer names any more (spec/faults M4)', () => {
  const at = (folder: string, days: number) =>
    utimes(join(folder, onDisk(1)), NOW / 1000, (NOW - days * DAY_MS) / 1000)

  test('is served for 30 days, then removed', async () => {
    const { mirror, folder, clock, textOf } = await aMirror({
      files: { [onDisk(1)]: WHOLE },
      prepare: (made) => at(made, 400),
    })
    mirror.follow(naming(nameOf(1)))
    mirror.follow(naming())
    await mirror.tidied()
    expect(await textOf(1)).toBe(WHOLE)

    clock.nowMs += 30 * DAY_MS - 1
    mirror.follow(naming())
    await mirror.tidied()
    expect(await textOf(1)).toBe(WHOLE)

    clock.nowMs += 2
    mirror.follow(naming())
    await mirror.tidied()
    expect(await textOf(1)).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  test.each([-365, 365])(
    'is kept as long as an answer names it, also when the clock jumps %i days (spec/faults H21)',
    async (days) => {
      const { mirror, clock, textOf, content } = await aMirror({
        files: { [onDisk(1)]: WHOLE },
        prepare: (made) => at(made, 400),
      })
      mirror.follow(naming(nameOf(1)))
      clock.nowMs += days * DAY_MS
      mirror.follow(naming(nameOf(1), nameOf(2)))
      await mirror.tidied()
      expect(await textOf(1)).toBe(WHOLE)
      expect(content.asked).toEqual([nameOf(2)])
    },
  )

  test('is removed at a start after its time is over', async () => {
    const { mirror, folder } = await aMirror({
      files: { [onDisk(1)]: WHOLE },
      prepare: (made) => at(made, 31),
    })
    mirror.follow(naming())
    await mirror.tidied()
    expect(await readdir(folder)).toEqual([])
  })
})
