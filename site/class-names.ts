import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const SUFFIX = '.module.css'
/** A file name in a comment, such as `card.tsx`, looks like a class. */
const COMMENT = /\/\*[^]*?\*\//g
const CLASS = /\.([a-z][\w-]*)/gi
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Few pages need the rules of these files for their first paint, so they go into the second sheet (decision 084). */
const LATER_FILE =
  /src[\\/](?:map[\\/]live|screens[\\/](?:legacy-[a-z-]+|plan|program-map|timeline)|ui[\\/](?:legacy-|lightbox[\\/]lightbox))/
/** Begins the class names of the second sheet. The build splits the styles by it. */
export const LATER = '_'
const BASE = 36
/** How many names have two characters. */
const SHORT_NAMES = LETTERS.length * BASE

type NameClass = (local: string, path: string) => string

/**
 * For people who inspect a page: `.title` of `card.module.css` becomes `card_title`. Throws when two files have the
 * same name.
 */
export function speakingClassNames(): NameClass {
  const files = new Map<string, string>()
  return (local, path) => {
    const file = fileOf(path)
    const name = basename(file, SUFFIX)
    const other = files.get(name)
    if (other !== undefined && other !== file)
      throw new Error(`${other} and ${file} would name their classes alike: rename one`)
    files.set(name, file)
    return `${name}_${local}`
  }
}

/** The same files get the same names. Most names have two characters, so the style sheet is smaller. */
export function shortClassNames(root: string): NameClass {
  const names = new Map<string, string>()
  for (const file of globSync(`src/**/*${SUFFIX}`, { cwd: root }).toSorted()) {
    const path = join(root, file)
    const rules = readFileSync(path, 'utf8').replaceAll(COMMENT, '')
    for (const [, local = ''] of rules.matchAll(CLASS)) {
      const key = keyOf(local, path)
      if (!names.has(key))
        names.set(key, (LATER_FILE.test(path) ? LATER : '') + shortName(names.size))
    }
  }
  return (local, path) => {
    const name = names.get(keyOf(local, fileOf(path)))
    if (name === undefined) throw new Error(`${path} has no class ${local}`)
    return name
  }
}

/**
 * A class name cannot begin with a digit. Neighbouring classes have the same letter, which makes the compressed sheets
 * 30 bytes smaller.
 */
function shortName(index: number): string {
  const [round, rest] = [Math.floor(index / SHORT_NAMES), index % SHORT_NAMES]
  const name = LETTERS.charAt(Math.floor(rest / BASE)) + (rest % BASE).toString(BASE)
  return round === 0 ? name : name + round.toString(BASE)
}

function keyOf(local: string, path: string): string {
  return `${path} ${local}`
}

function fileOf(path: string): string {
  return path.split('?')[0] ?? path
}
