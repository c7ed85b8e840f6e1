import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import type { BenchServer, ServedPage } from './bench-server.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx sets these itself. */
const ITS_OWN = ['content-type', 'content-length', 'content-encoding', 'date', 'etag', 'vary']

export function hasBrotliModule(): boolean {
  return existsSync(BROTLI)
}

/**
 * One process serves the page as a file with a brotli file beside it, with the headers of the site (spec/faults
 * §15.1).
 */
export async function startNginx(page: ServedPage, folder: string): Promise<BenchServer> {
  const port = await freePort()
  await mkdir(join(folder, 'root'), { recursive: true })
  await writeFile(join(folder, 'root', 'page.html'), page.identity)
  await writeFile(join(folder, 'root', 'page.html.br'), page.brotli)
  const config = join(folder, 'nginx.conf')
  await writeFile(config, configuration(page, folder, port))
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', config])
  const url = `http://127.0.0.1:${port}/page.html`
  await untilAnswered(url)
  return { name: 'nginx', url, pid: child.pid ?? 0, close: async () => void child.kill('SIGTERM') }
}

function configuration({ headers }: ServedPage, folder: string, port: number): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ITS_OWN.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return `
load_module ${BROTLI};
user ${userInfo().username};
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=1h;
  open_file_cache_valid 1h;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${join(folder, 'root')};
    brotli_static on;
    add_header Vary Accept-Encoding;
    ${added.join('\n    ')}
  }
}
`
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
