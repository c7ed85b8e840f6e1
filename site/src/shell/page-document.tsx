import { resolveTheme } from 'contract/rules/theme.ts'
import { LIVE_REGION_ID, MENU_ID } from '../ui/element-ids.ts'
import { pageYear } from '../views/page-meta.ts'
import type { PageMeta } from '../views/screen.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import alerts from './alerts.module.css'
import footer from './footer.module.css'
import { Header } from './header.tsx'
import type { ShellView } from './load-shell.ts'
import { LoadingBar } from './loading-bar.tsx'
import menu from './menu.module.css'
import { Icons } from './root-files.tsx'

export interface PageFrame {
  readonly shell: ShellView
  /** Canonical; empty for an error. */
  readonly path: string
  /** Undefined on the error screen. */
  readonly page: PageMeta | undefined
  /** The HTML inside the elements; `page` is the hash of `main` and of the islands' props. */
  readonly parts: {
    readonly main: string
    readonly footer: string
    readonly alerts: string
    readonly menu: string
    readonly page: string
  }
}

/** A navigation replaces `<main>`, footer and alerts by those of a payload (`browser/navigation/swap.ts`). */
export function PageDocument({ shell, path, page, parts }: PageFrame) {
  const theme = page?.theme ?? resolveTheme()
  return (
    <html lang="en-AU">
      <head>
        <Icons logo={shell.logo} />
      </head>
      <body data-family={page?.legacy ? 'legacy' : undefined}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <LoadingBar backgroundColor={theme.backgroundColor} />
        <Header shell={shell} theme={theme} isHome={path === '/'} />
        <dialog id={MENU_ID} className={menu.menu} aria-label="Menu" {...html(parts.menu)} />
        {/* Present even when empty: screen readers announce only text that enters an existing element. */}
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

/** Sets HTML that this server has rendered, so nothing in it comes from outside unescaped. */
function html(__html: string) {
  return { dangerouslySetInnerHTML: { __html } }
}
