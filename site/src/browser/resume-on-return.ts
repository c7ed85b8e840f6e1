import { createPath, type DataRouter } from 'react-router'

/**
 * A page that was left in the middle of a navigation, for another document, may come back from the browser's cache. That
 * navigation never ends: one to the page that is there takes its place.
 */
export function resumeOnReturn(router: Pick<DataRouter, 'state' | 'navigate'>): void {
  addEventListener('pageshow', () => {
    const { navigation, location } = router.state
    if (navigation.state === 'idle') return
    void router.navigate(createPath(location), { replace: true, preventScrollReset: true })
  })
}
