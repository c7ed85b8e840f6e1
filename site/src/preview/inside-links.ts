import { isReservedPath } from 'contract/rules/reserved.ts'

export interface Inside {
  /** What stands before every path of the preview. */
  readonly base: string
  /** The only pages of the preview; undefined: all. Links to others lead to the public site. */
  readonly paths: readonly string[] | undefined
  /** Whether visitors have this file; the others are only in the preview. */
  readonly isPublicFile: (name: string) => boolean
}

/** React escapes `>` in values. */
const TAG = /<(?:a|area|form|img|source|audio|video|link|meta)\b[^>]*>/g
const ADDRESS = / (href|action)="(\/(?!\/)[^"]*)"/g
/** Where calendar programs follow the public festival. */
const FOLLOWED = / href="webcal:[^"]*"/
/** The server's own addresses that are the same in a preview. */
const SITE_FILE = /^\/(?:assets|media)\//
const OFFERED = / data-offered="true"(?=[^>]*>)/
/** In the head of a page, by which other sites show it: they cannot be given a file of drafts. */
const SHARED_FILE = /\/media\/([\w.-]+)/
const FILE = /(?<=["\s,])\/media\/([\w.-]+)/g

/**
 * Has links, forms and files of a document lead into the preview. A link to what the server makes of the public answers, such as
 * a calendar or a feed, keeps its words and loses its address: it would lead out, to something else.
 */
export function insideDocument(html: string, inside: Inside): string {
  // The frame of a form would take the focus from it.
  return html.replace(OFFERED, '').replace(TAG, (tag) => {
    if (tag.startsWith('<meta')) return isSharable(tag) ? tag : ''
    if (!/^<(?:a|area|form)\b/.test(tag)) return insideFiles(tag, inside)
    return insideFiles(tag.replace(FOLLOWED, '').replace(ADDRESS, insideAddress), inside)
  })

  function isSharable(tag: string): boolean {
    const [, name] = SHARED_FILE.exec(tag) ?? []
    return name === undefined || inside.isPublicFile(name)
  }

  function insideAddress(whole: string, name: string, address: string): string {
    const [path = ''] = address.split(/[?#]/)
    if (isReservedPath(path)) return SITE_FILE.test(path) ? whole : ''
    const isShown = inside.paths === undefined || inside.paths.includes(path)
    return isShown ? ` ${name}="${inside.base}${address}"` : whole
  }
}

/** The same for the props of islands, whose links are made in the browser. */
export function insideProps(json: string, inside: Inside): string {
  return insideFiles(json, inside)
}

function insideFiles(text: string, { base, isPublicFile }: Inside): string {
  return text.replace(FILE, (address, name: string) =>
    isPublicFile(name) ? address : base + address,
  )
}
