import { isReservedPath } from 'contract/rules/reserved.ts'

export interface Inside {
  /** Prefix of every path in the preview. */
  readonly base: string
  /** The only pages of the preview; undefined means all. Links to other pages lead to the public site. */
  readonly paths: readonly string[] | undefined
  /** Whether visitors can see this file; other files are in the preview only. */
  readonly isPublicFile: (name: string) => boolean
}

/** The tags that can have addresses. React escapes `>` in values, so the first `>` ends the tag. */
const TAG = /<(?:a|area|form|img|source|audio|video|link|meta)\b[^>]*>/g
const ADDRESS = / (href|action)="(\/(?!\/)[^"]*)"/g
/** Calendar programs follow the public festival by such a link. */
const FOLLOWED = / href="webcal:[^"]*"/
const SITE_FILE = /^\/(?:assets|media)\//
const OFFERED = / data-offered="true"(?=[^>]*>)/
/** A file that other sites show beside a link to the page, so it must not be one that only drafts name. */
const SHARED_FILE = /\/media\/([\w.-]+)/
const FILE = /(?<=["\s,])\/media\/([\w.-]+)/g

/**
 * Makes links, forms and files of a document lead into the preview. A link to a file made from the public answers, such
 * as a calendar or a feed, loses its address, because the file would not match the preview.
 */
export function insideDocument(html: string, inside: Inside): string {
  // Without this attribute the acknowledgement does not open. It would take the focus from the form beside the frame.
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

/** Only media files have to be changed: the browser draws the links of islands with the prefix of the preview. */
export function insideProps(json: string, inside: Inside): string {
  return insideFiles(json, inside)
}

function insideFiles(text: string, { base, isPublicFile }: Inside): string {
  return text.replace(FILE, (address, name: string) =>
    isPublicFile(name) ? address : base + address,
  )
}
