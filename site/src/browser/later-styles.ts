/**
 * Applies the second style sheet to the screen; until then it is for print only. Call this before something that needs
 * the sheet is shown (decision 084). Rejects when the sheet cannot be loaded.
 */
export async function useLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[media=print]')
  if (!link) return
  if (!link.sheet) await loadAgain(link)
  link.media = 'all'
}

/** Sets the link's address again, because a link does not say whether its load is in progress or has failed. */
function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers()
  link.addEventListener('load', resolve)
  link.addEventListener('error', reject)
  link.setAttribute('href', link.href)
  return promise
}
