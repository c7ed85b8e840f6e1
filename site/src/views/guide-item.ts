import type { GuideStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { GUIDE_MODES } from 'contract/rules/kinds.ts'
import { countText } from './count-text.ts'
import { distanceText, durationText } from './prices-and-distances.ts'
import { pictureView, type PictureView } from './picture.ts'

const STEP_FREE = {
  yes: 'Step-free',
  no: 'Not step-free',
  unknown: 'Step-free: not known',
} as const

export const STOPS = ['stop', 'stops'] as const

/** The view of a guide in a list. Theme guides have no route, so no distance (spec/screens §5.3). */
export interface GuideItemView {
  readonly id: string
  readonly href: string
  readonly title: string
  /** In words: "Walk". */
  readonly mode: string
  readonly intro: string
  readonly distance?: string | undefined
  readonly duration?: string | undefined
  readonly stops: string
  /** Absent for theme guides, which have no route. */
  readonly stepFree?: string | undefined
  readonly precinct?: string | undefined
  readonly picture?: PictureView | undefined
}

/** Returns the view of a guide. `precinctTitles` are those of its edition. */
export function guideItemView(
  guide: GuideStub,
  precinctTitles: Readonly<Record<string, string>>,
): GuideItemView {
  const [start] = guide.precincts
  return {
    id: guide.id,
    href: pathOf({ type: 'guide', slug: guide.slug }),
    title: guide.title,
    mode: GUIDE_MODES[guide.mode],
    intro: guide.intro,
    distance: guide.distance_m === undefined ? undefined : distanceText(guide.distance_m),
    duration: guide.duration_min === undefined ? undefined : durationText(guide.duration_min),
    stops: countText(STOPS, guide.stops),
    stepFree: guide.mode === 'theme' ? undefined : stepFreeText(guide.step_free),
    precinct: start === undefined ? undefined : precinctTitles[start],
    picture: pictureView(guide.image),
  }
}

/** Unknown is never shown as yes or no: somebody may rely on it (spec/screens §5.12). */
export function stepFreeText(stepFree: keyof typeof STEP_FREE = 'unknown'): string {
  return STEP_FREE[stepFree]
}
