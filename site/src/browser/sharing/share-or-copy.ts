const COPIED = 'The link is copied.'

export interface Shared {
  readonly title: string
  readonly url: string
}

/** Resolves to what is to be said; nothing after the sheet, which says itself what happened. Never rejects. */
export async function shareOrCopy(
  shared: Shared,
  by: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<string> {
  if (by.share) {
    try {
      await by.share(shared)
      return ''
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  try {
    await by.clipboard?.writeText(shared.url)
    return by.clipboard ? COPIED : shared.url
  } catch {
    // The browser lets nobody copy: the visitor can select it.
    return shared.url
  }
}
