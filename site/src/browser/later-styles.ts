/**
 * Lets the second style sheet hold on the screen too, before something that needs it is shown (decision 084). Rejects
 * when it cannot be loaded.
 */
export async function useLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media=print]')
  if (!link) return
  if (!link.sheet) await loadAgain(link)
  link.media = 'all'
}

/** The first try may be under way or may have failed, which a link does not say. */
function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers()
  link.addEventListener('load', resolve)
  link.addEventListener('error', reject)
  link.setAttribute('href', link.href)
  return promise
}
