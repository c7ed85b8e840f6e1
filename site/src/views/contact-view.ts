/** Whom to ask, with a link if it is an e-mail address. */
export interface ContactView {
  readonly text: string
  readonly href?: string | undefined
}

export function contactView(text: string | undefined): ContactView | undefined {
  if (text === undefined) return undefined
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { text, href: `mailto:${text}` } : { text }
}
