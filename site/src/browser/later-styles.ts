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

/**
 * Loads the sheet by setting the address of the link again: the link does not say whether its first load is in progress
 * or has failed.
 */
function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers()
  link.addEventListener('load', resolve)
  link.addEventListener('error', reject)
  link.setAttribute('href', link.href)
  return promise
}
