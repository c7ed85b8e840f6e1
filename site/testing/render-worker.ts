/** A thread whose pages show the answers under the names of their path, or do what a path says. */
import { parentPort, threadId } from 'node:worker_threads'
import { answerOf } from '../src/replica/snapshot.ts'
import { compress } from '../src/publish/compress.ts'
import type { Render } from '../src/publish/render.ts'
import { serveRenders } from '../src/publish/serve-renders.ts'

const render: Render = async ({ known: { path }, shown }, { snapshot, shell }) => {
  if (path === '/ends') process.exit(1)
  if (path === '/throws') throw new Error('no such luck')
  if (path === '/hangs') return new Promise(() => undefined)
  const key = `/pages/${path.slice(1)}` as const
  const page = answerOf(snapshot, key)
  if (!page) return { kind: 'missing' }
  const view = `${page.title}, ${shell.header.about}`
  const seen = { reads: [key], until: 5 }
  if (view === shown) return { kind: 'same', ...seen }
  const html = await compress(`${view}, ${threadId}`)
  const payload = await compress(view)
  const islands = await compress('{}')
  const made = { html, payload, islands, page: '', styleHash: '', noindex: false, images: [] }
  return { kind: 'page', ...made, view, ...seen }
}

if (parentPort) serveRenders(parentPort, render)
