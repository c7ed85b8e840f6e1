import type { ParticipateKind } from 'contract/answers/stubs.ts'

/** The word of each kind, in the order of filters. */
export const PARTICIPATE_KINDS: Readonly<Record<ParticipateKind, string>> = {
  open_call: 'Open call',
  volunteer: 'Volunteering',
  support: 'Support',
  learn: 'Learning',
  program: 'Program',
}
