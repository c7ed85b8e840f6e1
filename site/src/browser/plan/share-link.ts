import { shareOrCopy } from '../sharing/share-or-copy.ts'

/** What the button says. */
export function shareWord(): string {
  return 'share' in navigator ? 'Share' : 'Copy the link'
}

/** Shares the link of a plan and says what came of it. */
export async function shareLink(url: string, said: HTMLElement): Promise<void> {
  said.textContent = ''
  said.textContent = await shareOrCopy({ url, title: document.title })
}
