import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { firstModule } from './src/process/built-app.ts'
import { createClock } from './src/views/clock.ts'
import { readSettings } from './src/process/environment.ts'
import type { BuiltApp } from './src/publish/render.ts'
import { createUpstream } from './src/replica/upstream.ts'
import type { HttpReply } from './src/http/reply.ts'
import { nodeListener } from './src/http/node-listener.ts'
import { createSite } from './src/process/site.ts'
import { GALLERY_PATH, galleryDocument } from './gallery/document.ts'
import { speakingClassNames } from './class-names.ts'
import { narrowFonts } from './narrow-fonts.ts'
import { viteConfig } from './vite-config.ts'

const CHANGES_SETTLE_MS = 100

const settings = readSettings(process.env, Date.now())
const log = (event: string, fields: Readonly<Record<string, unknown>>) =>
  console.log(JSON.stringify({ event, ...fields }))
await narrowFonts(join(import.meta.dirname, 'dist/fonts'))
const server = createServer()
const vite = await createVite({
  ...viteConfig('browser'),
  define: {},
  css: { modules: { generateScopedName: speakingClassNames() } },
  appType: 'custom',
  server: { middlewareMode: { server } },
})
const upstream = createUpstream({
  contentUrl: settings.contentUrl,
  token: settings.contentToken,
})

let site = await startSite()
let timer: NodeJS.Timeout | undefined
vite.watcher.on('change', () => {
  clearTimeout(timer)
  timer = setTimeout(() => void restart(), CHANGES_SETTLE_MS)
})

const listener = nodeListener({
  async respond({ headers, ...request }) {
    // The response is changed below, so it must be uncompressed and complete.
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...rest } = headers
    return withVite(await site.respond({ ...request, headers: rest }), request.target, vite)
  },
  report: log,
  // One developer may read as slowly as they like.
  unsent: { watch: () => undefined },
  isLeaving: () => false,
})
server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    if (incoming.url?.split('?')[0] === GALLERY_PATH) void showGallery(outgoing)
    else listener(incoming, outgoing)
  })
})
server.listen(settings.port, '127.0.0.1', () => log('site.listening', { port: settings.port }))

async function startSite() {
  const app = (await vite.ssrLoadModule('/src/app/render-page.tsx')) as BuiltApp // defined by the module
  const next = createSite({
    built: {
      app,
      build: { id: 'development', timestamp: Date.now() },
      // Modules change, so no page is kept on the device.
      worker: { keeping: '', off: '' },
      keptFiles: [],
      assetsFolder: '',
      assetsOf: (screen) => ({
        script: `/${firstModule(screen)}`,
        entry: '/src/browser/entry.ts',
        styles: [],
        fonts: [],
      }),
    },
    assetFiles: { find: () => undefined },
    upstream,
    clock: createClock(settings.clockOffsetMs),
    clockOffsetMs: settings.clockOffsetMs,
    settings: { ...settings.page, keepsPages: false },
    origin: settings.origin,
    dataDir: join(settings.dataDir, 'development'),
    log,
  })
  await next.start()
  return next
}

async function showGallery(outgoing: ServerResponse): Promise<void> {
  const document = galleryDocument({ script: '/gallery/main.tsx' })
  outgoing.setHeader('Content-Type', 'text/html; charset=utf-8')
  outgoing.end(await vite.transformIndexHtml(GALLERY_PATH, document))
}

/** Pages are rendered with the modules that were loaded at the start. */
async function restart(): Promise<void> {
  try {
    const next = await startSite()
    const before = site
    site = next
    await before.close()
  } catch (error) {
    log('development.broken', { message: error instanceof Error ? error.message : String(error) })
  }
}

/** The policy of the site would block Vite's scripts. */
async function withVite(answer: HttpReply, target: string, by: ViteDevServer): Promise<HttpReply> {
  const { 'Content-Security-Policy': _policy, ...headers } = answer.headers
  if (!headers['Content-Type']?.startsWith('text/html') || !Buffer.isBuffer(answer.body))
    return answer
  const html = await by.transformIndexHtml(target, answer.body.toString())
  const body = Buffer.from(html)
  return { ...answer, headers: { ...headers, 'Content-Length': String(body.length) }, body }
}
