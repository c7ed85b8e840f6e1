import type { Query } from '../../urls/query.ts'
import type { ParticipateItemView, ParticipateView } from './load.ts'

export type CallState = ParticipateItemView['state']

export interface ParticipateGroup {
  readonly state: CallState
  readonly heading: string
  readonly items: readonly ParticipateItemView[]
}

/** In the order in which they are read. */
export const CALL_STATES = [
  ['open', 'Open'],
  ['upcoming', 'Upcoming'],
  ['closed', 'Closed'],
] as const satisfies readonly (readonly [CallState, string])[]

/** The items of a kind and a state in their groups; empty groups are absent. */
export function groupItems(
  { items }: Pick<ParticipateView, 'items'>,
  { kind, state }: Query,
): readonly ParticipateGroup[] {
  const ofKind = items.filter((item) => kind === undefined || item.kind === kind)
  return CALL_STATES.filter(([each]) => state === undefined || each === state)
    .map(([each, heading]) => ({
      state: each,
      heading,
      items: ofKind.filter((item) => item.state === each),
    }))
    .filter((group) => group.items.length > 0)
}
