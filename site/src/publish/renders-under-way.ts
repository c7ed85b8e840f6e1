import type { Ground } from './ground.ts'
import type { PublishedPage } from './page.ts'

type Page = Promise<PublishedPage | undefined>

/** Renders by path, so that one page is never rendered twice at a time, and what began last comes last. */
export function createRendersUnderWay(render: (path: string) => Page) {
  const underWay = new Map<string, { readonly of: Ground | undefined; readonly page: Page }>()

  /** `of`: what is to be rendered from; a render that began with the same is shared. */
  return (path: string, of: Ground | undefined): Page => {
    const last = underWay.get(path)
    if (last && last.of === of) return last.page
    // One that began with an older snapshot is waited for: what it gives must not come last.
    const earlier = last?.page.catch(() => undefined) ?? Promise.resolve()
    const next = { of, page: earlier.then(() => render(path)) }
    const end = () => underWay.get(path) === next && underWay.delete(path)
    next.page.then(end, end)
    underWay.set(path, next)
    return next.page
  }
}
