import type { GuideMode, GuideStub } from 'contract/answers/stubs.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { editionContext, screenEdition, type PastView } from '../../views/edition.ts'
import { guideItemView, type GuideItemView } from '../../views/guide-item.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'

export interface GuidesWalksView {
  readonly title: string
  readonly intro?: string | undefined
  readonly year?: number | undefined
  readonly past?: PastView | undefined
  readonly precincts: readonly { readonly key: string; readonly title: string }[]
  /** In the order of the editor. */
  readonly guides: readonly ListedGuideView[]
}

export interface ListedGuideView {
  readonly item: GuideItemView
  readonly mode: GuideMode
  readonly precincts: readonly string[]
  readonly isStepFree: boolean
  readonly durationMin?: number | undefined
  readonly distanceM?: number | undefined
}

/** One view for every filter and order (spec/screens §5.3). */
export function loadGuidesWalks(args: LoadArgs): Loaded<GuidesWalksView> {
  const { content, moment } = args
  const edition = screenEdition(args)
  const copy = screenCopy(content, 'guides-walks', 'Guides & walks')
  const page = pageMeta({ ...copy, edition })
  const frame = { title: copy.title, intro: copy.intro }
  if (!edition) return { page, view: { ...frame, precincts: [], guides: [] } }

  const answer = content.get(`/years/${edition.year}/guides`)
  const { isPast, precinctTitles } = editionContext(content, edition, moment)
  return {
    page,
    view: {
      ...frame,
      year: edition.year,
      // This screen is always about the current year.
      past: isPast ? { year: edition.year, isCurrent: true } : undefined,
      precincts: edition.precincts.map(({ key, title }) => ({ key, title })),
      guides: (answer?.guides ?? []).map((guide) => listedGuideView(guide, precinctTitles)),
    },
  }
}

function listedGuideView(
  guide: GuideStub,
  precinctTitles: Readonly<Record<string, string>>,
): ListedGuideView {
  return {
    item: guideItemView(guide, precinctTitles),
    mode: guide.mode,
    precincts: guide.precincts,
    isStepFree: guide.step_free === 'yes',
    durationMin: guide.duration_min,
    distanceM: guide.distance_m,
  }
}
