import { pageTitle } from 'contract/rules/page-title.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { SharingTags } from './head/sharing-tags.tsx'
import { Holding } from './screens/holding/holding.tsx'
import type { HoldingView } from './screens/holding/load.ts'
import { Icons } from './shell/icons.tsx'
import type { ShellView } from './shell/load-shell.ts'

export interface HoldingDocumentProps {
  readonly view: HoldingView
  readonly shell: ShellView
  /** How far the festival's clock is ahead of real time, which the browser's is compared with. */
  readonly clockOffsetMs: number
}

/** The whole document of the holding page: no shell, no router, no address of its own (behaviour §16.3, §16.7). */
export function HoldingDocument({ view, shell, clockOffsetMs }: HoldingDocumentProps) {
  const title = pageTitle({ siteName: shell.siteName, year: shell.festivalYear })
  return (
    <html lang="en-AU">
      <head>
        <Icons />
        <title>{title}</title>
        <SharingTags
          title={title}
          description={shell.description}
          image={shell.image}
          type="website"
          shell={shell}
        />
        <meta name="theme-color" content={resolveTheme().backgroundColor} />
        <meta name="robots" content="noindex" />
        <noscript>
          <meta httpEquiv="refresh" content="60" />
        </noscript>
      </head>
      <body data-opens-at={view.opens && view.opens.atMs - clockOffsetMs}>
        <Holding view={view} />
      </body>
    </html>
  )
}
