import type { ParticipateKind, ParticipateStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { callTiming, type CallTime, type CallTiming } from '../../views/participate-deadline.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { PARTICIPATE_KINDS } from 'contract/rules/kinds.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'

export interface ParticipateView {
  readonly title: string
  readonly intro?: string | undefined
  /** The soonest closing date first. Items that are always open come last (spec/content C3). */
  readonly items: readonly ParticipateItemView[]
}

export interface ParticipateItemView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly summary: string
  readonly kind: ParticipateKind
  readonly kindWord: string
  readonly state: CallTiming['state']
  /** When it opens, closes or closed; absent if it is always open. */
  readonly moment?: CallTime | undefined
  readonly fee?: string | undefined
  readonly picture?: PictureView | undefined
}

/** spec/screens §5.13 */
export function loadParticipate({ content, moment }: LoadArgs): Loaded<ParticipateView> {
  const answer = content.get('/participate')
  const copy = screenCopy(content, 'participate', 'Participate')
  const items = (answer?.items ?? []).map((item) => itemView(item, callTiming(item, moment)))
  return {
    page: pageMeta(copy),
    view: { title: copy.title, intro: copy.intro, items },
  }
}

function itemView(
  item: ParticipateStub,
  { state, notice, deadline }: CallTiming,
): ParticipateItemView {
  return {
    id: item.id,
    href: pathOf({ type: 'participate', slug: item.slug }),
    title: item.title,
    summary: item.summary,
    kind: item.kind,
    kindWord: PARTICIPATE_KINDS[item.kind],
    state,
    moment: notice ?? deadline,
    fee: item.fee?.label,
    picture: pictureView(item.image),
  }
}
