import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const MANIFEST = 'client/.vite/manifest.json'
const ASSETS = 'client/assets'
const ENTRY = 'src/browser/entry.ts'
/** A browser reads these files once or twice, so it is enough to compress them quickly. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/**
 * Copies a build, with another id and other names of its scripts, as if the application had changed. The copy's
 * application sets `isBuiltAgain`.
 */
export async function writeRenamedBuild(from: string, to: string): Promise<void> {
  for (const part of ['client', 'server'])
    await cp(join(from, part), join(to, part), { recursive: true })
  const manifest = await readFile(join(to, MANIFEST), 'utf8')
  const entries = JSON.parse(manifest) as Readonly<Record<string, { readonly file: string }>>
  const scripts = Object.values(entries)
    .map(({ file }) => basename(file))
    .filter((name) => name.endsWith('.js'))
  const renamed = (text: string) =>
    scripts.reduce((said, name) => said.replaceAll(name, renamedFile(name)), text)
  await writeFile(join(to, MANIFEST), renamed(manifest))
  const entry = basename(entries[ENTRY]?.file ?? '')
  for (const name of scripts) {
    const file = join(to, ASSETS, name)
    const code = renamed(await readFile(file, 'utf8'))
    for (const form of ['', '.br', '.gz']) await rm(`${file}${form}`)
    const more = name === entry ? '\nglobalThis.isBuiltAgain = true' : ''
    await writeCompressed(join(to, ASSETS, renamedFile(name)), code + more)
  }
  const build = JSON.parse(await readFile(join(from, 'build.json'), 'utf8'))
  const again = { ...build, id: renamedId(build.id), timestamp: Date.now() }
  await writeFile(join(to, 'build.json'), JSON.stringify(again))
}

function renamedFile(name: string): string {
  return name.replace(/\.js$/, '-again.js')
}

/** Another id of the same form: the digits in reverse order. */
function renamedId(id: string): string {
  return [...id].toReversed().join('')
}

/** Writes a script as a build does, which serves only its compressed forms. */
async function writeCompressed(file: string, code: string): Promise<void> {
  await writeFile(file, code)
  await writeFile(`${file}.br`, brotliCompressSync(code, QUICK))
  await writeFile(`${file}.gz`, gzipSync(code))
}
