import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Festival } from '../testing/festival.ts'
import type { Load } from './wrk.ts'

const SCRIPT = join(import.meta.dirname, 'every-path.lua')

export async function everyPath(
  festival: Festival,
  folder: string,
): Promise<Omit<Load, 'seconds'>> {
  const { origin } = festival
  const targets: string[] = []
  for (const path of await festival.paths()) {
    // A list of exhibitions redirects to its sorted address.
    const { url, body } = await fetch(origin + path)
    await body?.cancel()
    targets.push(url.slice(origin.length))
  }
  const file = join(folder, 'paths.txt')
  await writeFile(file, targets.join('\n'))
  return {
    url: origin,
    headers: { 'accept-encoding': 'br' },
    script: SCRIPT,
    mustBe200: true,
    environment: { PATHS_FILE: file },
  }
}
