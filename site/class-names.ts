import { basename } from 'node:path'

const SUFFIX = '.module.css'

/**
 * Names classes by their files: `card.module.css` has `card_title`. They are shorter to send than names with a hash, and
 * say in an inspector where they are from. Throws when two files have the same name.
 */
export function createClassNames(): (local: string, path: string) => string {
  const files = new Map<string, string>()
  return (local, path) => {
    const [file = ''] = path.split('?')
    const name = basename(file, SUFFIX)
    const other = files.get(name)
    if (other !== undefined && other !== file)
      throw new Error(`${other} and ${file} would name their classes alike: rename one`)
    files.set(name, file)
    return `${name}_${local}`
  }
}
