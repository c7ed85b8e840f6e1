import { Holding } from '../screens/holding/holding.tsx'
import type { HoldingView } from '../screens/holding/load.ts'
import { Icons } from '../shell/root-files.tsx'

export interface HoldingDocumentProps {
  readonly view: HoldingView
  /**
   * How far the festival's clock is ahead of the true time, in milliseconds. The page names the opening in true time,
   * because the browser compares it with its own clock.
   */
  readonly clockOffsetMs: number
}

/** It has no shell and no address of its own (spec/behaviour §16.3, §16.7). */
export function HoldingDocument({ view, clockOffsetMs }: HoldingDocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <Icons logo={view.logo} />
        {/* For browsers without script: `browser/holding.ts` reloads the others (spec/behaviour §16.6, §16.7). */}
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
