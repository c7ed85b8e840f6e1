import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program and returns its output; rejects when the program fails. */
export async function run(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, [...args])
  return stdout
}

/** Whether a program of this name is installed on this machine. */
export async function isInstalled(program: string): Promise<boolean> {
  try {
    await run('which', [program])
    return true
  } catch {
    // `which` fails when the program is not installed.
    return false
  }
}

/** Keeps a process and its threads on one core. */
export async function pin(pid: number, core: number): Promise<void> {
  await run('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}
