import { prefersLight } from 'contract/rules/colour.ts'
import { Outlet, useMatches } from 'react-router'
import type { PageView } from '../screen.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { LIVE_REGION_ID } from '../live-region.ts'
import { OriginContext } from '../ui/origin.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import icon from './icon.svg'

import { LoadingBar } from './loading-bar.tsx'
import { Menu } from './menu.tsx'
import { useShell } from './use-shell.ts'
import { useShownEntry } from './use-shown-entry.ts'
import { useTheme } from './use-theme.ts'

/** The document around every screen. */
export function Root() {
  const shell = useShell()
  const page = useCurrentPage()
  const theme = page?.theme ?? resolveTheme()
  useTheme(theme)
  useShownEntry()
  return (
    <OriginContext value={shell.origin}>
      <html lang="en-AU">
        <head>
          <link rel="icon" href={icon} type="image/svg+xml" />
        </head>
        <body data-family={page?.legacy ? 'legacy' : undefined}>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <LoadingBar backgroundColor={theme.backgroundColor} />
          <Header shell={shell} theme={theme} />
          <Menu shell={shell} />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer
            shell={shell}
            isShort={page?.shortFooter === true}
            isLight={prefersLight(theme.backgroundColor)}
          />
          <output id={LIVE_REGION_ID} className="visuallyHidden" />
          <Acknowledgement text={shell.acknowledgement} />
        </body>
      </html>
    </OriginContext>
  )
}

/** The page of the leaf route; none on the error screen. */
function useCurrentPage(): PageView | undefined {
  const leaf = useMatches().at(-1)
  const data = leaf?.loaderData
  return typeof data === 'object' && data !== null && 'page' in data
    ? (data.page as PageView)
    : undefined // a leaf's data is PageData
}
