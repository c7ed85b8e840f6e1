import { shareOrCopy } from '../sharing/share-or-copy.ts'

export function shareWord(): string {
  return 'share' in navigator ? 'Share' : 'Copy the link'
}

export async function shareLink(url: string, said: HTMLElement): Promise<void> {
  said.textContent = ''
  said.textContent = await shareOrCopy({ url, title: document.title })
}
