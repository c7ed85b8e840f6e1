import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Child } from './child.ts'

const REPORTER = pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href

/** Options of Node for a process under test, with the small young generation that the site has under `npm start`. */
export const MEASURED = `--max-semi-space-size=4 --max-old-space-size=1024 --unhandled-rejections=strict --import ${REPORTER}`

/** The bytes in use after two forced collections. Rejects when the process has ended. */
export async function memoryOf(child: Pick<Child, 'pid' | 'line'>): Promise<number> {
  process.kill(child.pid, 'SIGUSR2')
  const line = await child.line(/^memory \d+$/)
  return Number(line.slice('memory '.length))
}
