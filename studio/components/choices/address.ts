/** Whether a text is an address and not a part of a page's title. */
export function isAddress(text: string): boolean {
  return /^(\/\S*|https?:\/\/\S+|mailto:\S+@\S+)$/i.test(text.trim())
}
