/**
 * The smallest possible server on `node:http`. `BENCH_PAGE` names a JSON file `{headers, brotli}`, with brotli in
 * base64.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const page = JSON.parse(await readFile(process.env['BENCH_PAGE'] ?? '', 'utf8')) as {
  headers: Record<string, string>
  brotli: string
}
const body = Buffer.from(page.brotli, 'base64')
const whole = Object.entries(page.headers).flat()
const etag = page.headers['etag'] ?? ''
const unchanged = Object.entries(page.headers)
  .filter(([name]) => !name.startsWith('content-'))
  .flat()
const pages = new Map([['/page.html', { whole, unchanged, body, etag }]])

const server = createServer((request, response) => {
  const found = pages.get(request.url ?? '')
  if (!found) {
    response.writeHead(404).end()
  } else if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304, found.unchanged).end()
  } else {
    response.writeHead(200, found.whole).end(found.body)
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening ${typeof address === 'object' ? address?.port : ''}`)
})
