/** Citations of the specification in `docs/spec`. */
import { basename } from 'node:path'

const LABEL = /(?:§\d+(?:\.\d+)*|[A-Z]{1,3}(?:\d+(?:\.\d+)*)?)(?![\w§])/.source
/** In a comment, there may be a line break instead of each space. */
const SPACE = /(?: |[ ]?\n\s*(?:\/\/|\*)?\s*)/.source
const BETWEEN = `(?:,${SPACE}and${SPACE}|,${SPACE}|${SPACE}(?:and|or|to)${SPACE}|–)`
const CITATION = new RegExp(`\\bspec/([a-z-]+)${SPACE}(${LABEL}(?:${BETWEEN}${LABEL})*)`, 'g')

export interface Citation {
  /** `behaviour` of `docs/spec/behaviour.md` and of `docs/spec/behaviour-addresses.md`. */
  readonly document: string
  /** `§16.4`, `C13`, `A4.4`. */
  readonly label: string
}

/** `spec/behaviour §1.4, §2.2` is two citations. */
export function findCitations(text: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].flatMap(([, document = '', labels = '']) =>
    [...labels.matchAll(new RegExp(LABEL, 'g'))].map(([label]) => ({ document, label })),
  )
}

const HEADING = /^#+ (?<label>[A-Z]{1,3}\d+(?:\.\d+)*|[A-Z](?=\.)|\d+(?:\.\d+)*)\.?(?= |$)/
const ITEM = /^(?<indent> *)(?<number>\d+)\. /
const ROW = /^(?:\| *|- +)(?:\*\*)?(?<label>[A-Z]{1,3}\d+(?:\.\d+)*)\b/

export function citedAs(file: string): string {
  const [document = ''] = basename(file, '.md').split('-')
  return document
}

/**
 * What can be cited in a document: numbered headings (`§16`); the items of numbered lists below them (item 4 below
 * heading 16 is `§16.4`); and headings, table rows and list items that begin with a label (`C13`).
 */
export function labelsOf(markdown: string): readonly string[] {
  const labels = new Set<string>()
  let section = ''
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.groups?.['label']
    if (heading) section = /^\d/.test(heading) ? `§${heading}` : heading
    else if (line.startsWith('#')) section = ''
    if (heading) labels.add(section)
    const item = ITEM.exec(line)?.groups
    if (item && section && item['indent'] === '') labels.add(`${section}.${item['number']}`)
    const row = ROW.exec(line)?.groups?.['label']
    if (row) labels.add(row)
  }
  return [...labels]
}
