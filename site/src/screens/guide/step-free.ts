import type { Stop } from 'contract/answers/guide.ts'
import type { Tri } from 'contract/answers/scalars.ts'
import { stepFreeText } from '../../views/guide-item.ts'

/** Undefined for a point outdoors, which has no entrance. */
export function stopStepFree({ step_free: said, venue }: Stop): Tri | undefined {
  if (said !== undefined || !venue) return said
  // A stub lists only confirmed codes; a missing code may be "no" or unknown.
  return venue.access.includes('step_free_entrance') ? 'yes' : 'unknown'
}

export interface StepFreeStop {
  readonly number: number
  readonly title: string
  /** Absent for a stop outdoors. */
  readonly stepFree?: Tri | undefined
}

/**
 * Returns the worst of the route and its stops, because a single step stops a wheelchair (spec/screens §5.12), with the
 * cause: "Not step-free: stop 3 (Shed 9)". Unknown is never shown as yes or no.
 */
export function stepFreeWords(route: Tri, stops: readonly StepFreeStop[]): string {
  const all = [route, ...stops.map(({ stepFree }) => stepFree)]
  const worst = (['no', 'unknown'] as const).find((each) => all.includes(each)) ?? 'yes'
  const words = stepFreeText(worst)
  if (worst === 'yes') return words
  const named = [
    ...(route === worst ? ['the route'] : []),
    ...stops
      .filter(({ stepFree }) => stepFree === worst)
      .map(({ number, title }) => `stop ${number} (${title})`),
  ].join(', ')
  return worst === 'no' ? `${words}: ${named}` : `${words} for ${named}`
}
