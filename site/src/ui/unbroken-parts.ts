/** Ranges and dates that stay on one line: "6–7.30pm", "14 March", "6–29 March". */
const DATES = /(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/

/**
 * Splits a text into parts; every second part must not break across lines. The function is not in `unbroken.tsx`,
 * because `browser/` writes such texts too and may load no `.tsx` of the server.
 * @param whole matches what must not break; a group around the whole pattern keeps it in the result of `split`
 */
export function unbrokenParts(text: string, whole: RegExp = DATES): readonly string[] {
  return text.split(whole)
}
