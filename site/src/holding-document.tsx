import { pageTitle } from 'contract/rules/page-title.ts'
import { UnlistedHead } from './head/unlisted-head.tsx'
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

/** The whole document of the holding page: no shell, no router, no address of its own (spec/behaviour §16.3, §16.7). */
export function HoldingDocument({ view, shell, clockOffsetMs }: HoldingDocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <Icons />
        <UnlistedHead
          title={pageTitle({ siteName: shell.siteName, year: shell.festivalYear })}
          shell={shell}
        />
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
