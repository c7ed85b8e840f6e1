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
const TAG = /<(?:a|area|form|img|source|audio|video|link)\b[^>]*>/g
const ADDRESS = /\b(href|action)="(\/(?!\/)[^"]*)"/g
const OFFERED = / data-offered="true"(?=[^>]*>)/
const FILE = /(?<=["\s,])\/media\/([\w.-]+)/g

/** Has links, forms and files of a document lead into the preview. */
export function insideDocument(html: string, inside: Inside): string {
  // The frame of a form would take the focus from it.
  return html.replace(OFFERED, '').replace(TAG, (tag) => {
    const own = /^<(?:a|area|form)\b/.test(tag) ? tag.replace(ADDRESS, insideAddress) : tag
    return insideFiles(own, inside)
  })

  function insideAddress(whole: string, name: string, address: string): string {
    const [path = ''] = address.split(/[?#]/)
    const isShown = inside.paths === undefined || inside.paths.includes(path)
    return isShown && !isReservedPath(path) ? `${name}="${inside.base}${address}"` : whole
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
