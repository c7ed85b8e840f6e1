import { spawn, type SpawnOptions } from 'node:child_process'

/** Runs a script on this Node with the terminal as its own; resolves with its exit code. An abort ends it. */
export function runNode(
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'signal'>,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { signal, ...rest } = options
  const child = spawn(process.execPath, args, { ...rest, stdio: 'inherit' })
  signal?.addEventListener('abort', () => child.kill())
  child.once('error', reject)
  child.once('exit', (code) => resolve(code ?? 1))
  return promise
}
