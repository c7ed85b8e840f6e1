/** Not after the dash of a range, nor between a day and its month: "6–7.30pm", "14 March" and "6–29 March". */
const DATES = /(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/

/**
 * A text in parts of which every second one stays whole on a line.
 * @param whole what stays whole; one group, around all of it
 */
export function unbrokenParts(text: string, whole: RegExp = DATES): readonly string[] {
  return text.split(whole)
}
