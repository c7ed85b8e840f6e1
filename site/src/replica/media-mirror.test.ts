import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMediaMirror } from './media-mirror.ts'
import type { Snapshot } from './snapshot.ts'

const nameOf = (number: number) => `${String(number).padStart(16, '0')}-w400.jpg`

/** A snapshot whose answers name some files. */
function naming(...names: readonly string[]): Snapshot {
  const wire = { image: { sizes: names.map((name) => ({ url: `/media/${name}`, width: 400 })) } }
  return { revision: 'r1', answers: new Map([['/home', { etag: 'e', wire, value: wire }]]) }
}

/** Files that arrive when the test says so. */
function slowUpstream() {
  const asked: string[] = []
  const waiting = new Map<string, (bytes: Uint8Array | undefined) => void>()
  function answer(name: string, bytes: Uint8Array | undefined) {
    waiting.get(name)?.(bytes)
    waiting.delete(name)
  }
  return {
    asked,
    open: () => [...waiting.keys()],
    arrive: (name: string) => answer(name, Buffer.from('whole')),
    isMissing: (name: string) => answer(name, undefined),
    upstream: {
      changes: () => new Promise<never>(() => undefined),
      media(name: string) {
        asked.push(name)
        return new Promise<Uint8Array | undefined>((resolve) => waiting.set(name, resolve))
      },
    },
  }
}

async function aMirror(before: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-'))
  for (const [name, text] of Object.entries(before)) await writeFile(join(folder, name), text)
  const content = slowUpstream()
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const mirror = createMediaMirror({
    folder,
    upstream: content.upstream,
    log: (event, fields) => logged.push({ event, fields }),
  })
  await mirror.start()
  onTestFinished(async () => {
    mirror.close()
    for (const name of content.open()) content.isMissing(name)
    await rm(folder, { recursive: true, maxRetries: 9 })
  })
  return { mirror, folder, content, logged }
}

describe('the media mirror (faults M, B11)', () => {
  test('fetches what answers name, in their order, eight at a time', async () => {
    const { mirror, content } = await aMirror()
    const names = Array.from({ length: 20 }, (_, index) => nameOf(index))
    mirror.follow(naming(...names))
    expect(content.asked).toEqual(names.slice(0, 8))
    content.arrive(nameOf(0))
    await vi.waitFor(() => expect(content.asked).toEqual(names.slice(0, 9)))
  })

  test('fetches only names of the one form, and each once', async () => {
    const { mirror, content } = await aMirror()
    mirror.follow(naming('../../etc/passwd', 'x.jpg', nameOf(1), nameOf(1), `${nameOf(2)}?x`))
    expect(content.asked).toEqual([nameOf(1)])
  })

  test('asks once for a file that the next revision names again while it is on its way', async () => {
    const { mirror, content, folder } = await aMirror()
    mirror.follow(naming(nameOf(1)))
    mirror.follow(naming(nameOf(1), nameOf(2)))
    expect(content.asked).toEqual([nameOf(1), nameOf(2)])
    content.arrive(nameOf(1))
    content.arrive(nameOf(2))
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([nameOf(1), nameOf(2)]))
  })

  test('gives a file that is there, from the disk also after a restart', async () => {
    const { mirror, content } = await aMirror({ [nameOf(1)]: 'kept' })
    mirror.follow(naming(nameOf(1)))
    expect(content.asked).toEqual([])
    expect(await readFile((await mirror.file(nameOf(1))) ?? '', 'utf8')).toBe('kept')
  })

  test('does not take a half-written file for one that is there', async () => {
    const { mirror, content } = await aMirror({ [`${nameOf(1)}.new`]: 'ha' })
    expect(await mirror.file(`${nameOf(1)}.new`)).toBeUndefined()
    mirror.follow(naming(nameOf(1)))
    content.arrive(nameOf(1))
    const file = await mirror.file(nameOf(1))
    expect(await readFile(file ?? '', 'utf8')).toBe('whole')
  })

  test('lets a visitor wait for a file that is on its way', async () => {
    const { mirror, content } = await aMirror()
    mirror.follow(naming(...Array.from({ length: 9 }, (_, index) => nameOf(index))))
    const underWay = mirror.file(nameOf(0))
    const queued = mirror.file(nameOf(8))
    content.arrive(nameOf(0))
    expect(basename((await underWay) ?? '')).toBe(nameOf(0))
    await vi.waitFor(() => expect(content.open()).toContain(nameOf(8)))
    content.arrive(nameOf(8))
    expect(basename((await queued) ?? '')).toBe(nameOf(8))
  })

  test('never looks for a name that no answer gives', async () => {
    const { mirror, content } = await aMirror()
    for (const name of [nameOf(1), '', '../answers.ndjson', '..', '/etc/passwd']) {
      expect(await mirror.file(name)).toBeUndefined()
    }
    expect(content.asked).toEqual([])
  })

  test('asks again for a file that is missing, later each time, and says so once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
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
