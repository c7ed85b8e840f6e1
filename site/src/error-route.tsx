import { errorTitle } from 'contract/rules/page-title.ts'
import { useLocation, useRouteError } from 'react-router'
import { UnlistedHead } from './head/unlisted-head.tsx'
import { ErrorScreen } from './screens/error/error.tsx'
import { readError } from './screens/error/read-error.ts'
import { useShell } from './shell/use-shell.ts'

/** In place of a screen that has failed: what surrounds it stays (spec/behaviour §7.2). */
export function ErrorRoute() {
  const error = readError(useRouteError(), useLocation())
  return (
    <>
      <UnlistedHead title={errorTitle(error.status, error.message)} shell={useShell()} />
      <ErrorScreen error={error} />
    </>
  )
}

/** In place of the document when what surrounds the screens has failed itself. */
export function ErrorDocument() {
  return (
    <html lang="en-AU">
      <body>
        <main id="main" tabIndex={-1}>
          <ErrorRoute />
        </main>
      </body>
    </html>
  )
}
