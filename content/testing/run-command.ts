import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { OpenPayload } from './open-payload.ts'

export interface EndedCommand {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs over the database and the files of a test. `name` is that of a file in `content/commands/`. */
export async function runCommand(
  { database, dataDir }: Pick<OpenPayload, 'database' | 'dataDir'>,
  name: string,
  ...args: readonly string[]
): Promise<EndedCommand> {
  const file = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'a secret of sixteen characters',
      STUDIO_ORIGIN: 'http://127.0.0.1:3002',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>, // the arguments of the event
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, stdout, stderr }
}
