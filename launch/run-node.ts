import { spawn, type SpawnOptions } from 'node:child_process'

/** Runs a script on this Node with the terminal as its own; resolves with its exit code. An abort ends it. */
export function runNode(
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'signal'>,
): Promise<number> {
  const { signal, ...rest } = options
  if (signal?.aborted) return Promise.resolve(1)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(process.execPath, args, { ...rest, stdio: 'inherit' })
  const end = () => child.kill()
  signal?.addEventListener('abort', end)
  child.once('error', reject)
  child.once('exit', (code) => resolve(code ?? 1))
  return promise.finally(() => signal?.removeEventListener('abort', end))
}
