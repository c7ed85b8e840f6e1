/** What the entry's script tag calls the modules that the application of its page is made of. */
export const LATER_ATTRIBUTE = 'data-later'

/** All at once: left to their imports, each would be asked for when the one before it has come. */
export function preloadLater(page: Document): void {
  const later = page.querySelector(`[${LATER_ATTRIBUTE}]`)?.getAttribute(LATER_ATTRIBUTE)
  for (const href of later?.split(' ') ?? []) {
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
  }
}
