import { parseLink } from 'contract/rules/parse-link.ts'
import { error, warning, type Finding } from './finding.ts'

/** Without `tel:`, because a phone number has its own field, from which the link is made (spec/behaviour §9.4). */
const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto'])
/** Any origin works, because only the form of a link is checked. */
const ORIGIN = 'https://site.invalid'

/** Says what is wrong with a link; undefined for a valid one (spec/content B1.15). */
export function hrefProblem(href: string): string | undefined {
  if (/[\s\p{Cc}]/u.test(href)) return 'A link holds no spaces or line breaks'
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined && !ALLOWED_SCHEMES.has(scheme)) {
    return `A link starts with /, https:// or mailto:, not with ${scheme}:`
  }
  if (parseLink(href, { origin: ORIGIN }).kind === 'none') {
    return 'Give a path of this site such as /visit, or an address that starts with https://'
  }
  return undefined
}

export interface RecordLink {
  readonly collection: string
  readonly id: number
  readonly field: string
}

interface FoundLinks {
  readonly hrefs: { field: string; href: string }[]
  readonly records: RecordLink[]
}

/**
 * Finds links in formatted texts, and references to records in fields that may refer to several collections. Reads
 * the whole document, because blocks contain texts at any depth.
 */
export function findLinks(document: unknown): FoundLinks {
  const found: FoundLinks = { hrefs: [], records: [] }
  visit(document, [], found)
  return found
}

/** All links inside texts, and the fields that contain only a path of our site. */
export function addressesIn(document: object): FoundLinks['hrefs'] {
  return [...findLinks(document).hrefs, ...typedAddresses(document, [])]
}

/** Leaves out formatted texts, whose links `findLinks` finds. */
function typedAddresses(value: unknown, at: readonly string[]): FoundLinks['hrefs'] {
  if (typeof value === 'string')
    return /^\/(?!\/)\S*$/.test(value) ? [{ field: at.join('.'), href: value }] : []
  if (typeof value !== 'object' || value === null || 'root' in value) return []
  return Object.entries(value).flatMap(([key, child]) => typedAddresses(child, [...at, key]))
}

/** spec/content B1.15 */
export function checkTextLinks(document: unknown): Finding[] {
  return findLinks(document).hrefs.flatMap(({ field, href }) => {
    const problem = hrefProblem(href)
    return problem === undefined ? [] : [error(field, `${problem} (in the text: ${href})`)]
  })
}

/** Warns of links to records that are not public (spec/content B1.16). `hidden` are `{collection}/{id}`. */
export function checkRecordLinks(document: unknown, hidden: ReadonlySet<string>): Finding[] {
  return findLinks(document)
    .records.filter(({ collection, id }) => hidden.has(`${collection}/${id}`))
    .map(({ field }) =>
      warning(field, 'This leads to a record that is not published: visitors see only the words'),
    )
}

function visit(value: unknown, path: readonly string[], found: FoundLinks): void {
  if (typeof value !== 'object' || value === null) return
  const field = fieldAt(path)
  const record = recordLink(value, field)
  if (record) found.records.push(record)
  const href = textLink(value)
  if (href !== undefined) found.hrefs.push({ field, href })
  for (const [key, child] of Object.entries(value)) visit(child, [...path, key], found)
}

/** Such as `blocks.0.body`. Everything inside a formatted text belongs to the field of that text. */
export function fieldAt(path: readonly string[]): string {
  const root = path.indexOf('root')
  return (root === -1 ? path : path.slice(0, root)).join('.')
}

function textLink(node: object): string | undefined {
  if (!('type' in node) || (node.type !== 'link' && node.type !== 'autolink')) return undefined
  const fields = 'fields' in node ? node.fields : undefined
  if (typeof fields !== 'object' || fields === null) return undefined
  if ('linkType' in fields && fields.linkType === 'internal') return undefined
  return 'url' in fields && typeof fields.url === 'string' ? fields.url : ''
}

function recordLink(value: object, field: string): RecordLink | undefined {
  if (!('relationTo' in value) || !('value' in value)) return undefined
  const { relationTo, value: target } = value
  const id = typeof target === 'object' && target !== null && 'id' in target ? target.id : target
  if (typeof relationTo !== 'string' || typeof id !== 'number') return undefined
  return { collection: relationTo, id, field }
}
