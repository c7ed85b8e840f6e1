import { fileSize } from 'contract/rules/file-size.ts'
import { slug } from 'contract/rules/slug.ts'

export interface FileItemView {
  readonly title: string
  readonly href: string
  /** Type and size, "PDF, 5.9 MB". */
  readonly facts: string
  /** The name under which a browser saves it. Only for the site's own files, because their address is a hash. */
  readonly name?: string | undefined
}

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

/** Such as `program-in-large-print.pdf`. Words in brackets are left out: they are often the type and the size. */
function nameOf({ title, url }: { readonly title: string; readonly url: string }): string {
  const words = slug(title.replaceAll(/\([^)]*\)|[^\p{L}\p{N} -]/gu, ''))
  return `${words || 'file'}${url.slice(url.lastIndexOf('.'))}`
}

function fileType(url: string): string | undefined {
  const [, ending] = /\.([a-z0-9]{2,5})(?:[?#].*)?$/i.exec(url) ?? []
  if (ending === undefined) return undefined
  return ending.toLowerCase() === 'txt' ? 'Text' : ending.toUpperCase()
}
