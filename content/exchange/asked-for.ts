import { parseArgs } from 'node:util'
import type { Mode } from './import.ts'

/** `folder` is as it was given. */
export type AskedFor =
  | { readonly task: 'export'; readonly folder: string; readonly drafts: boolean }
  | { readonly task: 'import'; readonly folder: string; readonly mode: Mode }

/**
 * The arguments after `npm run content --`. Undefined if the usage must be shown: the task is missing or unknown, the
 * folder is missing, or an import is asked to publish and to write drafts. Throws for an unknown option.
 */
export function readArguments(args: readonly string[]): AskedFor | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { publish: { type: 'boolean' }, drafts: { type: 'boolean' } },
  })
  const [task, folder] = positionals
  const { publish = false, drafts = false } = values
  if (folder === undefined) return undefined
  if (task === 'export') return { task, folder, drafts }
  if (task !== 'import' || (publish && drafts)) return undefined
  return { task, folder, mode: modeOf(publish, drafts) }
}

function modeOf(publish: boolean, drafts: boolean): Mode {
  if (publish) return 'publish'
  return drafts ? 'drafts' : 'look'
}
