import { shareOrCopy } from '../sharing/share-or-copy.ts'

/** The label of the button. */
export function shareWord(): string {
  return 'share' in navigator ? 'Share' : 'Copy the link'
}

/** Shares the link of a plan and shows the result. */
export async function shareLink(url: string, said: HTMLElement): Promise<void> {
  said.textContent = ''
  said.textContent = await shareOrCopy({ url, title: document.title })
}
