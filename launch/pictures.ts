import { join } from 'node:path'
import { runCommand } from './child.ts'
import { logPath, type ServiceDeps } from './service.ts'

export interface PicturesDeps extends ServiceDeps {
  readonly root: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Makes the photographs of the demo in the background, with the lowest priority. It knows by itself what is made
 * already, so one that is broken off goes on at the next start.
 */
export function createPictures({ root, env, dataDir, showError, note }: PicturesDeps) {
  const stopping = new AbortController()
  let rendering: Promise<void> | undefined

  async function render(): Promise<void> {
    const logFile = logPath(dataDir, 'pictures')
    const script = join('content', 'demo', 'render-pictures.ts')
    const { code } = await runCommand('nice', ['-n', '10', process.execPath, script], {
      cwd: root,
      env,
      signal: stopping.signal,
      logFile,
      onStart: (pid) => note('pictures', pid),
    })
    note('pictures', undefined)
    if (code !== 0 && !stopping.signal.aborted) {
      showError(`The pictures could not all be made: see ${logFile}`)
    }
  }

  return {
    start(): void {
      rendering = render()
    },
    async stop(): Promise<void> {
      stopping.abort()
      await rendering
    },
  }
}
