/** Ranges and dates that stay on one line: "6–7.30pm", "14 March", "6–29 March". */
const DATES = /(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/

/**
 * Splits a text into parts; every second part must not break across lines.
 * @param whole what stays whole; one group, around all of it
 */
export function unbrokenParts(text: string, whole: RegExp = DATES): readonly string[] {
  return text.split(whole)
}
