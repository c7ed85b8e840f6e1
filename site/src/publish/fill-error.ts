import type { LikelyPage, PageError } from '../page-error.ts'
import { escapeHtml, escapeJson } from './escape.ts'

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

/** Fills a template in, as text in the document and as JSON in its state. */
export function fillError(html: string, { fullPath = '', likely = [] }: PageError): string {
  const valueOf = (index: string | undefined, part: string | undefined) => {
    if (index === undefined) return fullPath
    const { href = '', title = '', kind = '' } = likely[Number(index)] ?? {}
    if (part === 'href') return href
    return part === 'title' ? title : kind
  }
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(MARKS, (_mark, index?: string, part?: string) => escape(valueOf(index, part)))
  const state = html.lastIndexOf('<script type="application/json"')
  return (
    fill(html.slice(0, state), escapeHtml) +
    fill(html.slice(state), (value) => escapeJson(value).slice(1, -1))
  )
}
