import { gunzipSync } from 'node:zlib'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyChanges, EMPTY_SNAPSHOT, type Change, type Snapshot } from '../replica/snapshot.ts'
import { SLUG_ROUTE } from '../urls/routes.ts'
import { loadShell, type ShellView } from '../shell/load-shell.ts'
import { recording, type Rendered, type RenderRequest } from './render.ts'
import { createRenderThread } from './render-thread.ts'

const page = (name: string, title: string): Change => ({
  key: `/pages/${name}`,
  etag: title,
  answer: aPage({ name, title }),
})
const change = (before: Snapshot, changes: readonly Change[]) =>
  applyChanges(before, 'next', changes, { full: false }).snapshot

const BASE = change(
  EMPTY_SNAPSHOT,
  Object.entries(baseAnswers()).map(([key, answer]) => ({ key, etag: '1', answer })),
)
const FIRST = change(BASE, [page('one', 'One'), page('two', 'Two')])

const asking = (path: string, shown?: string): RenderRequest => ({
  known: { path, route: SLUG_ROUTE, params: {} },
  search: '',
  shown,
  now: 0,
})

async function aThread() {
  const logged: string[] = []
  const thread = createRenderThread({
    module: new URL('../../testing/render-worker.ts', import.meta.url),
    workerData: undefined,
    log: (event) => logged.push(event),
  })
  onTestFinished(() => thread.close())
  const shell = loadShell(recording(BASE, new Set()), 'https://festival.example') as ShellView // of the answers above
  return {
    logged,
    ask: (path: string, snapshot = FIRST, shown?: string) =>
      thread.render(asking(path, shown), { snapshot, shell }),
  }
}

function textOf(rendered: Rendered): string {
  if (rendered.kind !== 'page') return rendered.kind
  return gunzipSync(rendered.html.gzip).toString()
}
const titleOf = (rendered: Rendered) => textOf(rendered).split(',')[0]
const threadOf = (rendered: Rendered) => textOf(rendered).split(',').at(-1)

describe('rendering in a thread (decision 019)', () => {
  test('gives pages with bytes of their own, what they read and until when they are true', async () => {
    const { ask } = await aThread()
    const rendered = await ask('/one')
    expect(titleOf(rendered)).toBe('One')
    expect(rendered).toMatchObject({ kind: 'page', reads: ['/pages/one'], until: 5 })
    if (rendered.kind !== 'page') return
    for (const bytes of [rendered.html.br, rendered.html.gzip]) {
      expect(Buffer.isBuffer(bytes)).toBe(true)
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    }
  })

  test('says that a page shows what it did, or has nothing to show', async () => {
    const { ask } = await aThread()
    const rendered = await ask('/one')
    const view = rendered.kind === 'page' ? rendered.view : ''
    expect((await ask('/one', FIRST, view)).kind).toBe('same')
    expect((await ask('/three')).kind).toBe('missing')
  })

  test('follows the snapshot that a page is asked of', async () => {
    const { ask } = await aThread()
    const next = change(FIRST, [page('one', 'One!'), { key: '/pages/two', gone: true }])
    const asked = [ask('/one'), ask('/two'), ask('/one', next), ask('/two', next), ask('/one')]
    expect((await Promise.all(asked)).map(titleOf)).toEqual([
      'One',
      'Two',
      'One!',
      'missing',
      'One',
    ])
  })

  test('passes on why a page failed, and goes on', async () => {
    const { ask } = await aThread()
    const [failed, fine] = await Promise.allSettled([ask('/throws'), ask('/one')])
    expect(failed).toMatchObject({ reason: { message: 'Error: no such luck' } })
    expect(fine).toMatchObject({ status: 'fulfilled' })
  })

  test('that ends is replaced by one with all the answers', async () => {
    const { ask, logged } = await aThread()
    const first = await ask('/one')
    const [one, two] = await Promise.allSettled([ask('/ends'), ask('/hangs')])
    expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
    expect(logged).toEqual(['render.thread-ended'])
    const again = await ask('/one')
    expect(titleOf(again)).toBe('One')
    expect(threadOf(again)).not.toBe(threadOf(first))
  })

  test('that has nothing to do for 30 s is ended, and comes back with all the answers', async () => {
    const { ask, logged } = await aThread()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const first = await ask('/one')
    await vi.advanceTimersByTimeAsync(29_999)
    const second = await ask('/two')
    await vi.advanceTimersByTimeAsync(30_000)
    const third = await ask('/one')
    expect([first, second, third].map(titleOf)).toEqual(['One', 'Two', 'One'])
    expect(threadOf(second)).toBe(threadOf(first))
    expect(threadOf(third)).not.toBe(threadOf(first))
    expect(logged).toEqual([])
  })

  test('that hangs is ended after 20 s', async () => {
    const { ask } = await aThread()
    await ask('/one')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Promise.allSettled([ask('/hangs')])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asked).toMatchObject([{ reason: { message: '/hangs took too long to render' } }])
    expect(titleOf(await ask('/one'))).toBe('One')
  })
})
