import type { Link } from 'contract/answers/parts.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { type BlockView, blocksView } from '../../views/blocks-view.ts'
import { callTiming, type CallTime, type CallTiming } from '../../views/participate-deadline.ts'
import { contactView, type ContactView } from '../../views/contact-view.ts'
import { fileItemView, type FileItemView } from '../../views/file-item.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { PARTICIPATE_KINDS } from 'contract/rules/kinds.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'

export interface CallView {
  readonly state: CallTiming['state']
  readonly kind: string
  readonly title: string
  readonly summary: string
  readonly picture?: PictureView | undefined
  readonly deadline?: CallTime | undefined
  readonly fee?: string | undefined
  readonly waiver?: string | undefined
  readonly eligibility?: RichText | undefined
  /** Only while the call is open. */
  readonly apply?: Link | undefined
  /** In place of the button: when the call opens, or that it has closed. */
  readonly notice?: CallTime | undefined
  /** Only after the call has closed: before that they could only be those of an earlier round. */
  readonly outcome: readonly Link[]
  readonly blocks: readonly BlockView[]
  readonly terms?: Link | undefined
  readonly downloads: readonly FileItemView[]
  readonly contact?: ContactView | undefined
}

/** The page changes by itself when the call opens and closes (spec/screens §5.14). */
export function loadParticipateItem({
  content,
  moment,
  params,
}: LoadArgs): Loaded<CallView> | NotFound {
  const item = content.get(`/participate/${params['participate'] ?? ''}`)
  if (!item) return notFound

  const { state, notice, deadline } = callTiming(item, moment)
  const page = pageMeta({
    title: item.title,
    description: item.summary,
    image: item.image,
    meta: item.meta,
  })
  return {
    page,
    view: {
      state,
      kind: PARTICIPATE_KINDS[item.kind],
      title: item.title,
      summary: item.summary,
      picture: pictureView(item.image),
      deadline,
      fee: item.fee?.label,
      waiver: item.fee?.waiver_note,
      eligibility: item.eligibility && item.eligibility.length > 0 ? item.eligibility : undefined,
      apply: state === 'open' ? item.apply : undefined,
      notice,
      outcome: state === 'closed' ? item.outcome : [],
      blocks: blocksView(item.blocks, {
        content,
        moment,
        background: page.theme.backgroundColor,
      }),
      terms: item.terms,
      downloads: item.downloads.map(fileItemView),
      contact: contactView(item.contact),
    },
  }
}
