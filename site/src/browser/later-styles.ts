/**
 * Applies the second style sheet to the screen, before something that needs it is shown (decision 084). Rejects when it
 * cannot be loaded.
 */
export async function useLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media=print]')
  if (!link) return
  if (!link.sheet) await loadAgain(link)
  link.media = 'all'
}

/** Loads the sheet with a new link: the old link does not say whether its load is in progress or has failed. */
function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers()
  link.addEventListener('load', resolve)
  link.addEventListener('error', reject)
  link.setAttribute('href', link.href)
  return promise
}
