import type { Ground } from './ground.ts'
import type { RenderDeps } from './render.ts'
import { pageDocument, styleSource } from './document.ts'
import { GO_BACK_HOME } from 'contract/rules/error-messages.ts'
import { escapeHtml } from './escape.ts'
import { errorTemplate, markError } from './fill-error.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { PageError } from '../views/page-error.ts'
import { createLikelyPages } from './likely-pages.ts'
import { pageProperties } from './page-properties.ts'

export interface ErrorPage {
  readonly html: string
  readonly styleHash: string
}

export interface ErrorPages {
  /** The error screen in the shell, or, before there is one, a page that stands alone. */
  get(error: PageError, ground: Ground | undefined): ErrorPage
  readonly likely: ReturnType<typeof createLikelyPages>
}

/** An error screen, but for what is known only of a request. */
interface ErrorTemplate {
  readonly fill: (error: PageError) => string
  readonly styleHash: string
}

/**
 * Error screens, rendered once for each message and shell: a path is filled in as text, so that a random path never
 * starts a render (spec/behaviour §7.2.7).
 */
export function createErrorPages(deps: RenderDeps): ErrorPages {
  let shellOf: Ground['shell'] | undefined
  let templates = new Map<string, ErrorTemplate>()

  return {
    likely: createLikelyPages(deps),
    get(error, ground) {
      if (!ground) return standalone(error)
      if (shellOf !== ground.shell) {
        shellOf = ground.shell
        templates = new Map()
      }
      const marked = markError(error)
      const key = JSON.stringify(marked)
      const template = templates.get(key) ?? errorTemplateOf(marked, ground, deps)
      templates.set(key, template)
      return { html: template.fill(error), styleHash: template.styleHash }
    },
  }
}

function errorTemplateOf(error: PageError, { shell }: Ground, deps: RenderDeps): ErrorTemplate {
  const { app, build, origin, clockOffsetMs, settings } = deps
  const parts = app.renderError(error, shell)
  const { html, styleHash } = pageDocument(parts.document, {
    ...parts,
    config: { build, origin, clockOffsetMs, settings },
    properties: pageProperties({ theme: resolveTheme() }, shell),
    assets: deps.assetsOf('error'),
  })
  return { fill: errorTemplate(html), styleHash }
}

const ALONE =
  'body{max-width:40em;margin:12vh auto;padding:0 1rem;font:1.0625rem/1.42 system-ui,sans-serif;color:#000;background:#fff}h1{margin:0;font-size:4em;line-height:1}a{color:inherit}'

/** Where nothing can be rendered: the code, the message, what to do, and the way home. */
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
