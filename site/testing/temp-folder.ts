import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  // Tries again, because a site that is closing may still write files.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 9 }))
  return folder
}
