import { prefersLight } from 'contract/rules/colour.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { Outlet, useMatches } from 'react-router'
import { LIVE_REGION_ID } from '../live-region.ts'
import { pageYear } from '../page-year.ts'
import type { PageView } from '../screen.ts'
import { OriginContext } from '../ui/origin.ts'
import { PreviousPageYearContext } from '../ui/previous-page-year.tsx'
import { Acknowledgement } from './acknowledgement.tsx'
import { Alerts } from './alerts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Icons } from './icons.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Menu } from './menu.tsx'
import { useAcknowledgement } from './use-acknowledgement.ts'
import { useLeftYear } from './use-left-year.ts'
import { useMenu } from './use-menu.ts'
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
  const leftYear = useLeftYear(pageYear(page, shell))
  const menu = useMenu()
  const acknowledgement = useAcknowledgement(page !== undefined)
  return (
    <OriginContext value={shell.origin}>
      <html lang="en-AU">
        <head>
          <Icons />
        </head>
        <body data-family={page?.legacy ? 'legacy' : undefined}>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <LoadingBar backgroundColor={theme.backgroundColor} />
          <Header shell={shell} theme={theme} menu={menu} />
          <Menu shell={shell} menu={menu} />
          <Alerts alerts={page?.alerts ?? []} />
          <main id="main" tabIndex={-1}>
            <PreviousPageYearContext value={leftYear}>
              <Outlet />
            </PreviousPageYearContext>
          </main>
          <Footer
            shell={shell}
            isShort={page?.shortFooter === true}
            isDark={prefersLight(theme.backgroundColor)}
            hasSource={page !== undefined}
            onAcknowledgement={acknowledgement.showAgain}
          />
          <output id={LIVE_REGION_ID} className="visuallyHidden" />
          <Acknowledgement
            text={shell.acknowledgement}
            acknowledgement={acknowledgement}
            isOffered={page !== undefined}
          />
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
