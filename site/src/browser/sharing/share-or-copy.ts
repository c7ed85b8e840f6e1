const COPIED = 'The link is copied.'

export interface Shared {
  readonly title: string
  readonly url: string
}

/** Resolves to the words to show, which are empty after the device's dialog for sharing. Never rejects. */
export async function shareOrCopy(
  shared: Shared,
  by: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator,
): Promise<string> {
  if (by.share) {
    try {
      await by.share(shared)
      return ''
    } catch (error) {
      // The visitor has closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  try {
    await by.clipboard?.writeText(shared.url)
    return by.clipboard ? COPIED : shared.url
  } catch {
    // Copying was refused: the address is shown, so that the visitor can select it.
    return shared.url
  }
}
