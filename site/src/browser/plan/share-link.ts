/** What the button says. */
export function shareWord(): string {
  return hasSheet() ? 'Share' : 'Copy the link'
}

/** Shares a link by the platform's sheet, else copies it, and says what came of it. */
export async function shareLink(url: string, said: HTMLElement): Promise<void> {
  try {
    if (hasSheet()) {
      await navigator.share({ url, title: document.title })
      return
    }
    await navigator.clipboard.writeText(url)
    said.textContent = 'The link is copied.'
  } catch (error) {
    // The visitor closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return
    said.textContent = 'The link could not be copied: it is at the foot of this page.'
  }
}

function hasSheet(): boolean {
  return 'share' in navigator
}
