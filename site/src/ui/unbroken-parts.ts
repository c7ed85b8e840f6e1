/** Ranges and dates that stay on one line: "6–7.30pm", "14 March", "6–29 March". */
const DATES = /(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/

/**
 * Every second part must not break across lines. Not in `unbroken.tsx`, because `browser/` may load no `.tsx`.
 * @param whole matches what must not break; a group around the whole pattern keeps it in the result of `split`
 */
export function unbrokenParts(text: string, whole: RegExp = DATES): readonly string[] {
  return text.split(whole)
}
