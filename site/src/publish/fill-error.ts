import type { LikelyPage, PageError } from '../views/page-error.ts'
import { escapeHtml } from './escape.ts'

/** Stand in a rendered error page where what is known only of a request goes. */
const PATH_MARK = 'requested-path-goes-here'
const LIKELY_MARK = 'likely-page-goes-here'
const MARKS = new RegExp(`${PATH_MARK}|/?${LIKELY_MARK}-(\\d)-(href|title|kind)`, 'g')

/** The error with marks in place of what another request would have otherwise: what a template is rendered from. */
export function markError(error: PageError): PageError {
  const { message, fullPath, likely } = error
  if (fullPath === undefined) return error
  return {
    ...error,
    message: message.replace(fullPath, () => PATH_MARK),
    fullPath: PATH_MARK,
    likely: likely?.map((_page, index) => markedPage(index)),
  }
}

function markedPage(index: number): LikelyPage {
  const mark = `${LIKELY_MARK}-${index}`
  return { href: `/${mark}-href`, title: `${mark}-title`, kind: `${mark}-kind` }
}

/** What a template is made of: text, and what is known only of a request. */
type Piece = string | ((error: PageError) => string)

/** Takes a rendered page with marks apart once, so that an error only fills it in, as text. */
export function errorTemplate(html: string): (error: PageError) => string {
  const pieces: Piece[] = []
  let end = 0
  for (const match of html.matchAll(MARKS)) {
    const [mark, index, part] = match
    pieces.push(html.slice(end, match.index), (error) => escapeHtml(valueOf(error, index, part)))
    end = match.index + mark.length
  }
  pieces.push(html.slice(end))
  return (error) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece(error))).join('')
}

/** What stands in place of a mark: the path, or a part of the likely page of an index. */
function valueOf({ fullPath = '', likely = [] }: PageError, index?: string, part?: string): string {
  if (index === undefined) return fullPath
  const { href = '', title = '', kind = '' } = likely[Number(index)] ?? {}
  if (part === 'href') return href
  return part === 'title' ? title : kind
}
