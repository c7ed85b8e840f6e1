import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { resolveTheme } from 'contract/rules/theme.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadBuild, readBuildRecord, type BuildRecord } from './built-app.ts'
import { DEFAULT_PAGE_SETTINGS } from '../browser/page-settings.ts'
import { createRenderThread } from '../publish/render-thread.ts'
import type { RenderWorkerData } from './render-worker.ts'
import { EMPTY_SNAPSHOT } from '../replica/snapshot.ts'
import { SLUG_ROUTE } from '../urls/routes.ts'
import type { ShellView } from '../shell/load-shell.ts'

/** A build whose pages say its name. */
async function buildInto(folder: string, name: string): Promise<void> {
  const page = { title: name, theme: resolveTheme() }
  const files = {
    'client/.vite/manifest.json': { 'src/browser/entry.ts': { file: `assets/${name}-entry.js` } },
    'client/.vite/first.json': { 'src/browser/first.ts': { file: `assets/${name}.js` } },
    'client/.vite/holding.json': {},
    'build.json': { id: name, timestamp: 1, app: `app-${name}.js` },
    [`server/app-${name}.js`]: `
      export const load = async () => (${JSON.stringify({ page, view: name })})
      export const render = async () => ({
        title: '', head: '', footer: '', alerts: '', main: '${name}', islands: [], page: '',
        document: '<html><head></head><body>${name}</body></html>',
      })
    `,
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
}

/** A page as the thread gives it that is started now. */
async function renderInThread(record: BuildRecord): Promise<string> {
  const thread = createRenderThread({
    module: new URL('render-worker.ts', import.meta.url),
    workerData: {
      record,
      clockOffsetMs: 0,
      settings: DEFAULT_PAGE_SETTINGS,
      origin: 'https://festival.example',
    } satisfies RenderWorkerData,
    log: () => undefined,
  })
  onTestFinished(() => thread.close())
  const rendered = await thread.render(
    {
      known: { path: '/about', route: SLUG_ROUTE, params: {} },
      search: '',
      shown: undefined,
      now: 0,
    },
    { snapshot: EMPTY_SNAPSHOT, shell: { footer: { years: { em: 1 } } } as ShellView }, // all that is asked of it
  )
  return rendered.kind === 'page' ? gunzipSync(rendered.html.gzip).toString() : rendered.kind
}

async function aBuild(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await buildInto(folder, name)
  return { folder, record: await readBuildRecord(folder) }
}

describe('a build that is made in the folder of a site that runs', () => {
  test('changes nothing of the site: nor what it loads, nor the files its pages name', async () => {
    const { folder, record } = await aBuild('first')
    await buildInto(folder, 'second')
    const { app, build, assetsOf } = await loadBuild(record)
    expect(build).toEqual({ id: 'first', timestamp: 1 })
    expect(assetsOf('page').script).toBe('/assets/first.js')
    const { main } = await app.render({} as Parameters<typeof app.render>[0]) // it asks for nothing
    expect(main).toBe('first')
  })

  test('is not what a thread renders with that is started afterwards', async () => {
    const { folder, record } = await aBuild('first')
    await buildInto(folder, 'second')
    const html = await renderInThread(record)
    expect(html).toContain('<body>first')
    expect(html).toContain('/assets/first.js')
    expect(html).not.toContain('second')
  })

  test('and takes the application away has pages stay as they are', async () => {
    const { folder, record } = await aBuild('first')
    await rm(join(folder, 'server/app-first.js'))
    await buildInto(folder, 'second')
    await expect(renderInThread(record)).rejects.toThrow('app-first.js')
  })
})
