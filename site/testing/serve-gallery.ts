import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GALLERY_PATH } from '../gallery/document.ts'
import { LATE_PICTURE } from '../gallery/views.ts'

const SITE = join(import.meta.dirname, '..')
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
}

export async function serveGallery() {
  // With the environment of a test, React's development version would be built.
  await promisify(execFile)(process.execPath, [join(SITE, 'gallery/build.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === LATE_PICTURE) return
    const name = path === GALLERY_PATH ? '/index.html' : path
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/html'
    readFile(join(SITE, 'dist/gallery', name)).then(
      (file) => response.writeHead(200, { 'Content-Type': type }).end(file),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
