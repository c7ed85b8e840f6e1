import { stringify } from 'yaml'

/** Characters shown before and after a difference. */
const AROUND = 30
/** Characters shown of a long difference. A judgement: four lines of a terminal. */
const LONGEST = 300

/** The part in which two values differ, with some text around it: of the old value, then of the new one. */
export function excerpts(before: unknown, after: unknown): readonly [string, string] {
  const [one, other] = [asText(before), asText(after)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [cutOut(one, start, end), cutOut(other, start, end)]
}

/** `end` counts from the end of the text. ` / ` replaces line breaks: an excerpt is printed on one line. */
function cutOut(text: string, start: number, end: number): string {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, text.length - end + AROUND)
  const shown = text.slice(from, Math.min(to, from + LONGEST)).replaceAll(/\s*\n\s*/g, ' / ')
  const isCut = to < text.length || to > from + LONGEST
  return `${from > 0 ? '…' : ''}${shown}${isCut ? '…' : ''}` || '(empty)'
}

function asText(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
}
