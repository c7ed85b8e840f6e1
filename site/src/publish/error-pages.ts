import type { AnswerOf } from 'contract/answers/keys.ts'
import { answerOf } from '../replica/snapshot.ts'
import { browserConfig } from './browser-config.ts'
import type { PageBase } from './page-base.ts'
import type { RenderDeps } from './render.ts'
import { pageDocument, styleSource } from './document.ts'
import { GO_BACK_HOME } from 'contract/rules/error-messages.ts'
import { escapeHtml } from './escape.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { LikelyPage, PageError } from '../views/page-error.ts'
import { darkProperties, pageProperties } from '../head/page-properties.ts'

export interface ErrorPage {
  readonly html: string
  readonly styleHash: string
}

export interface ErrorPages {
  /** Returns the error screen in the shell, or a plain page while there is no shell. */
  get(error: PageError, base: PageBase | undefined): ErrorPage
  /** Returns the pages that a visitor may have meant by a path without a page (spec/screens §12). */
  likely(path: string, base: PageBase | undefined): PageError['likely']
}

interface ErrorTemplate {
  readonly fill: (error: PageError) => string
  readonly styleHash: string
}

/**
 * Each error screen is rendered once for each shell. The texts of a request are filled in later, so that random paths
 * cause no renders (spec/behaviour §7.2.7).
 */
export function createErrorPages(deps: RenderDeps): ErrorPages {
  let shellOf: PageBase['shell'] | undefined
  let templates = new Map<string, ErrorTemplate>()
  let searchOf: AnswerOf<'/search'> | undefined
  let likelyPages = deps.app.indexLikelyPages([])

  return {
    likely(path, base) {
      const answer = base && answerOf(base.snapshot, '/search')
      if (answer !== searchOf) likelyPages = deps.app.indexLikelyPages(answer?.rows ?? [])
      searchOf = answer
      const likely = likelyPages(path, base?.festivalYears ?? [])
      return likely.length > 0 ? likely : undefined
    },
    get(error, base) {
      if (!base) return standalone(error)
      if (shellOf !== base.shell) {
        shellOf = base.shell
        templates = new Map()
      }
      const marked = markError(error)
      const key = JSON.stringify(marked)
      const template = templates.get(key) ?? errorTemplateOf(marked, base, deps)
      templates.set(key, template)
      return { html: template.fill(error), styleHash: template.styleHash }
    },
  }
}

function errorTemplateOf(error: PageError, { shell }: PageBase, deps: RenderDeps): ErrorTemplate {
  const parts = deps.app.renderError(error, shell)
  const { html, styleHash } = pageDocument(parts.document, {
    ...parts,
    config: browserConfig(deps, shell),
    properties: pageProperties({ theme: resolveTheme() }, shell),
    dark: darkProperties(resolveTheme()),
    assets: deps.assetsOf('error'),
  })
  return { fill: errorTemplate(html), styleHash }
}

/** They stand for the texts of a request in a rendered error page. */
const PATH_MARK = 'requested-path-goes-here'
const LIKELY_MARK = 'likely-page-goes-here'
const MARKS = new RegExp(`${PATH_MARK}|/?${LIKELY_MARK}-(\\d)-(href|title|kind)`, 'g')

/** Returns an error with marks in place of the texts of a request. */
function markError(error: PageError): PageError {
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

type Piece = string | ((error: PageError) => string)

/** Splits a rendered page at its marks; the result fills in an error's texts. */
function errorTemplate(html: string): (error: PageError) => string {
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

function valueOf({ fullPath = '', likely = [] }: PageError, index?: string, part?: string): string {
  if (index === undefined) return fullPath
  const { href = '', title = '', kind = '' } = likely[Number(index)] ?? {}
  if (part === 'href') return href
  return part === 'title' ? title : kind
}

const ALONE =
  'body{max-width:40em;margin:12vh auto;padding:0 1rem;font:1.0625rem/1.42 system-ui,sans-serif;color:#000;background:#fff}h1{margin:0;font-size:4em;line-height:1}a{color:inherit}'

function standalone({ status, message }: PageError): ErrorPage {
  const advice =
    status === 503
      ? '<p>The site has no content yet, and asks for it every few seconds. Please <a href="">try again</a> in a moment.</p>'
      : ''
  return {
    html: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} - ${escapeHtml(message)}</title><style>${ALONE}</style></head><body><main><h1>${status}</h1><p>${escapeHtml(message)}</p>${advice}<p><a href="/">${GO_BACK_HOME}</a></p></main></body></html>`,
    styleHash: styleSource(ALONE),
  }
}
