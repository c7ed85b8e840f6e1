import { error, warning, type Finding, type Maybe } from './finding.ts'

/**
 * A judgement: longer texts than about forty words, which a screen reader reads in a quarter of a minute, are warned
 * of (spec/content B1.3).
 */
const LONGEST = 250
/** Extensions, names that cameras give, words for versions, and two underscores. */
const FILE_NAMES = [
  /\.(?:jpe?g|png|tiff?|webp|heic|psd)\b/i,
  /^(?:img|dsc|dscf|p)[ _-]?\d+/i,
  /low.?res|hi.?res/i,
  /_.*_/s,
]
const SAYS_PICTURE = /^\s*(?:image|photo|picture) of\b/i

export interface AltFields {
  readonly kind?: Maybe<string>
  readonly alt?: Maybe<string>
  readonly decorative?: Maybe<boolean>
}

/** spec/content B1.1–B1.3. Logos and documents need no alternative text. */
export function checkAlt({ kind, alt, decorative }: AltFields): Finding[] {
  if (kind !== 'photograph' || decorative) return []
  const text = alt?.trim() ?? ''
  if (text === '') {
    return [error('alt', 'Say what is seen, or tick "decorative" if the picture says nothing')]
  }
  if (isFileName(text)) return [error('alt', 'This looks like a file name: say what is seen')]
  const findings: Finding[] = []
  if (text.length > LONGEST) {
    findings.push(warning('alt', `Keep it to ${LONGEST} characters; these are ${text.length}`))
  }
  if (SAYS_PICTURE.test(text)) {
    findings.push(warning('alt', 'Leave out "picture of": readers are told that it is a picture'))
  }
  return findings
}

/** The pattern *file name* of spec/content B1. */
function isFileName(text: string): boolean {
  return FILE_NAMES.some((pattern) => pattern.test(text))
}
