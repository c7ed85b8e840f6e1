/** Staff type any text; an e-mail address alone becomes a link. */
export interface ContactView {
  readonly text: string
  readonly href?: string | undefined
}

export function contactView(text: string | undefined): ContactView | undefined {
  if (text === undefined) return undefined
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { text, href: `mailto:${text}` } : { text }
}
