import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, [...args])
  return stdout
}

export async function isInstalled(program: string): Promise<boolean> {
  try {
    await run('which', [program])
    return true
  } catch {
    return false
  }
}

/** Pins all threads of a process. */
export async function pin(pid: number, core: number): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}
