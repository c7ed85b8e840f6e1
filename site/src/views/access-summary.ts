import { ACCESS_GROUPS, ACCESS_LABELS, type AccessCode } from 'contract/rules/access.ts'

const SAID = 3

/** The way in first, then what the event brings, then what its place has. */
const IN_ORDER: readonly AccessCode[] = [
  'step_free_entrance',
  ...ACCESS_GROUPS.program,
  ...ACCESS_GROUPS.place.filter((code) => code !== 'step_free_entrance'),
  ...ACCESS_GROUPS.notice,
]

/** Names, which keep their capital inside a sentence. */
const NAMES: readonly AccessCode[] = ['auslan', 'companion_card']

/**
 * Access in a list, where the whole of it would hide what it belongs to: "Step-free entrance, captions, lift + 4 more".
 * All of it stands on the event's and the venue's own screens. Undefined when nothing is confirmed.
 */
export function accessSummary(codes: readonly AccessCode[]): string | undefined {
  const known = IN_ORDER.filter((code) => codes.includes(code))
  if (known.length === 0) return undefined
  const said = known.slice(0, SAID).map((code, index) => label(code, index === 0))
  const more = known.length - said.length
  return more > 0 ? `${said.join(', ')} +\u00a0${more}\u00a0more` : said.join(', ')
}

function label(code: AccessCode, isFirst: boolean): string {
  const text = ACCESS_LABELS[code]
  return isFirst || NAMES.includes(code) ? text : text[0]?.toLowerCase() + text.slice(1)
}
