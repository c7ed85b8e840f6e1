import type { Tri } from 'contract/answers/scalars.ts'
import { stepFreeText } from '../../views/guide-words.ts'

/** What is known of one stop; absent: it has no entrance of its own. */
export interface StepFreeStop {
  readonly number: number
  readonly title: string
  readonly stepFree?: Tri | undefined
}

/**
 * Step-free as the worst of the way and its stops, naming what makes it so: "Not step-free: stop 3 (Shed
 * 9)". What is not known is never said to be yes or no.
 */
export function stepFreeWords(route: Tri, stops: readonly StepFreeStop[]): string {
  const all = [route, ...stops.map(({ stepFree }) => stepFree)]
  const worst = (['no', 'unknown', 'yes'] as const).find((each) => all.includes(each)) ?? 'unknown'
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
