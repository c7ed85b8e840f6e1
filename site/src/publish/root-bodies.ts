import type { ShellView } from '../shell/load-shell.ts'
import { compress, type Body } from './compress.ts'
import type { BuiltApp } from './render.ts'

export type RootFileName = keyof ReturnType<BuiltApp['rootFiles']>

/** The files at the root of the site, compressed when the shell has changed, never for a request. */
export function createRootBodies(app: Pick<BuiltApp, 'rootFiles'>) {
  let shellOf: ShellView | undefined
  let bodies: Record<RootFileName, Promise<Body>>

  return (name: RootFileName, shell: ShellView): Promise<Body> => {
    if (shellOf !== shell) {
      shellOf = shell
      const files = app.rootFiles(shell)
      bodies = {
        'site.webmanifest': compress(files['site.webmanifest']),
        'favicon.ico': compress(files['favicon.ico']),
      }
    }
    return bodies[name]
  }
}
