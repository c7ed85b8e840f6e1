import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** The paths at which Debian and other systems install nginx. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export const nginxPath = PLACES.find((place) => existsSync(place))

export interface NginxAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Serves an export with nginx until the test ends. Returns a function that requests a target unchanged. */
export async function serveWithNginx(
  program: string,
  folder: string,
): Promise<(target: string) => Promise<NginxAnswer>> {
  const own = await mkdtemp(join(tmpdir(), 'test-nginx-'))
  const port = await freePort()
  await writeFile(join(own, 'nginx.conf'), configuration(own, folder, port))
  const child = spawn(program, ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = buffer(child.stderr)
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(own, { recursive: true, force: true })
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error((await said).toString())
  }
  return (target) => ask(port, target)
}

/** A configuration with one process, which runs as the user of the test. */
function configuration(own: string, folder: string, port: number): string {
  return `
    daemon off; master_process off; pid ${own}/nginx.pid; error_log stderr;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
      include ${folder}/nginx/maps.conf;
      server {
        listen 127.0.0.1:${port};
        root ${folder}/public;
        include ${folder}/nginx/server.conf;
      }
    }`
}

async function answers(port: number): Promise<boolean> {
  return ask(port, '/').then(
    () => true,
    () => false,
  )
}

async function ask(port: number, path: string): Promise<NginxAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<NginxAnswer>()
  request({ host: '127.0.0.1', port, path }, (response) => {
    const { statusCode: status = 0, headers } = response
    buffer(response).then((body) => resolve({ status, headers, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}
