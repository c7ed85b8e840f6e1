import { slug } from 'contract/rules/slug.ts'

/** The view of a file to download. */
export interface FileItemView {
  readonly title: string
  readonly href: string
  /** Type and size, "PDF, 5.9 MB". */
  readonly facts: string
  /** Of a file of ours, which is named by its hash: the name under which it is kept. */
  readonly name?: string | undefined
}

const KB = 1000
const MB = 1_000_000
const MAX_WHOLE_MB = 10

export function fileItemView(file: {
  readonly title: string
  readonly url: string
  readonly bytes: number
}): FileItemView {
  const facts = [fileType(file.url), fileSize(file.bytes)].filter((fact) => fact !== undefined)
  return {
    title: file.title,
    href: file.url,
    facts: facts.join(', '),
    name: file.url.startsWith('/media/') ? nameOf(file) : undefined,
  }
}

/** Its title without what is in brackets: `program-in-large-print.pdf`. */
function nameOf({ title, url }: { readonly title: string; readonly url: string }): string {
  const words = slug(title.replaceAll(/\([^)]*\)|[^\p{L}\p{N} -]/gu, ''))
  return `${words || 'file'}${url.slice(url.lastIndexOf('.'))}`
}

/** Returns the file type by the address's extension; undefined without one. */
function fileType(url: string): string | undefined {
  const [, ending] = /\.([a-z0-9]{2,5})(?:[?#].*)?$/i.exec(url) ?? []
  if (ending === undefined) return undefined
  return ending.toLowerCase() === 'txt' ? 'Text' : ending.toUpperCase()
}

function fileSize(bytes: number): string | undefined {
  if (bytes === 0) return undefined
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} kB`
  const size = bytes / MB
  return `${size < MAX_WHOLE_MB ? Number(size.toFixed(1)) : Math.round(size)} MB`
}
