import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** The checker behind validator.w3.org, from the package `vnu-jar`. */
const JAR = 'vnu-jar/build/dist/vnu.jar'
/** The checker runs only for seconds: threads for garbage and compiling of hot code do not pay. */
const JAVA = ['-Xss2m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Messages of the checker that are ignored, each with the reason. */
const NOT_FOLLOWED = [
  // A region that scrolls is named by the heading before it (`aria-labelledby`), which the checker does not look at.
  /^Section lacks heading/,
]

interface Message {
  readonly url: string
  readonly lastLine?: number
  readonly message: string
  readonly extract?: string
}

/** Why the checker cannot run here; undefined when it can. */
export async function whyHtmlIsUnchecked(): Promise<string | undefined> {
  if (!jarFile()) return 'the package vnu-jar is not installed'
  return run('java', ['-version']).then(
    () => undefined,
    () => 'Java is not installed (Debian: apt-get install default-jre-headless)',
  )
}

/** Checks documents, given by path, in one run. Returns one line for each problem. Rejects without Java. */
export async function htmlFaults(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-html-'))
  try {
    const paths = [...documents.keys()]
    for (const [index, path] of paths.entries())
      await writeFile(join(folder, `${index}.html`), documents.get(path) ?? '')
    const options = ['--format', 'json', '--exit-zero-always', '--skip-info-messages', '--stdout']
    const args = [...JAVA, '-jar', jarFile() ?? '', ...options, folder]
    const { stdout } = await run('java', args, { maxBuffer: MAX_OUTPUT_BYTES })
    const { messages } = JSON.parse(stdout) as { messages: readonly Message[] }
    return messages
      .filter(({ message }) => !NOT_FOLLOWED.some((pattern) => pattern.test(message)))
      .map(({ url, message, extract = '' }) => {
        const path = paths[Number.parseInt(basename(url), 10)] ?? url
        return `${path}: ${message} ${extract.trim()}`
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function jarFile(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(JAR)
  } catch {
    return undefined
  }
}
