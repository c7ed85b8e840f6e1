import { resolveTheme } from 'contract/rules/theme.ts'
import { LIVE_REGION_ID } from '../ui/element-ids.ts'
import { pageYear } from '../views/page-year.ts'
import type { PageView } from '../views/screen.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import alerts from './alerts.module.css'
import footer from './footer.module.css'
import { Header } from './header.tsx'
import { Icons } from './icons.tsx'
import type { ShellView } from './load-shell.ts'
import { LoadingBar } from './loading-bar.tsx'
import { Menu } from './menu.tsx'

/** What a document says of its page. */
export interface PageFrame {
  readonly shell: ShellView
  /** Canonical; empty for an error. */
  readonly path: string
  /** None on the error screen. */
  readonly page: PageView | undefined
  /** HTML of what changes with the page, and its hash. */
  readonly parts: {
    readonly main: string
    readonly footer: string
    readonly alerts: string
    readonly page: string
  }
}

/**
 * The document around every screen. `<main>`, the footer and the alerts are the very HTML that a payload has: a
 * navigation puts it in their place and leaves the rest as it is (`browser/swap.ts`).
 */
export function PageDocument({ shell, path, page, parts }: PageFrame) {
  const theme = page?.theme ?? resolveTheme()
  return (
    <html lang="en-AU">
      <head>
        <Icons />
      </head>
      <body data-family={page?.legacy ? 'legacy' : undefined}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <LoadingBar backgroundColor={theme.backgroundColor} />
        <Header shell={shell} theme={theme} isHome={path === '/'} />
        <Menu shell={shell} />
        {/* It is there when empty, so that what enters it is announced. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds words, no paragraphs */}
        <div id="alerts" role="status" className={alerts.alerts} {...html(parts.alerts)} />
        <main
          id="main"
          tabIndex={-1}
          data-page={page && parts.page}
          data-year={page && pageYear(page, shell)}
          {...html(parts.main)}
        />
        <footer id="footer" className={footer.footer} {...html(parts.footer)} />
        <output id={LIVE_REGION_ID} className="visuallyHidden" />
        <Acknowledgement text={shell.acknowledgement} isOffered={page !== undefined} />
      </body>
    </html>
  )
}

/** Of our own render. */
function html(__html: string) {
  return { dangerouslySetInnerHTML: { __html } }
}
