import type { Block } from 'contract/answers/blocks.ts'
import type { PastFestival } from 'contract/answers/past-festivals.ts'
import type { Link } from 'contract/answers/parts.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { type BlockView, blocksView } from '../../views/blocks-view.ts'
import { editionDates } from '../../views/edition.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { partnerTiers, type PartnerTierView } from '../../views/partner-tiers.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'
import { relatedView, type RelatedView } from '../../views/related.ts'
import { yearLinks } from '../../views/year-links.ts'

export interface PastFestivalView {
  readonly title: string
  readonly dates?: string | undefined
  readonly theme?: string | undefined
  readonly picture?: PictureView | undefined
  readonly stats: readonly { readonly label: string; readonly value: string }[]
  readonly summary: string
  readonly blocks: readonly BlockView[]
  readonly highlights: RelatedView
  /** Links to the year's own screens, with counts if they are known; empty if it has none. */
  readonly links: readonly Link[]
  readonly report?: Link | undefined
  readonly tiers: readonly PartnerTierView[]
  readonly cite?: string | undefined
  readonly newer?: Link | undefined
  readonly older?: Link | undefined
}

/** spec/screens §5.16 */
export function loadPastFestival({
  content,
  moment,
  params,
}: LoadArgs): Loaded<PastFestivalView> | NotFound {
  const festival = content.get(`/past-festivals/${params['festival'] ?? ''}`)
  if (!festival) return notFound

  const page = pageMeta({
    title: festival.title,
    description: festival.summary,
    image: festival.image,
    meta: festival.meta,
    theme: festival.theme,
    fitted: festival.theme_title,
  })
  const background = page.theme.backgroundColor
  return {
    page,
    view: {
      ...headView(festival),
      blocks: blocksView(ownBlocks(festival, content), { content, moment, background }),
      highlights: relatedView(content, festival.highlights, moment),
      links: yearLinks(festival),
      report: festival.report,
      tiers: partnerTiers(festival.tiers, background),
      cite: festival.cite,
      newer: festival.newer && neighbour(festival.newer),
      older: festival.older && neighbour(festival.older),
    },
  }
}

/** The text of the edition, the blocks of the record, then the pictures of the edition (spec/screens §5.16). */
function ownBlocks({ year, blocks }: PastFestival, content: LoadArgs['content']): readonly Block[] {
  const { body = [], gallery = [] } = (year && content.get(`/years/${year}`)) || {}
  return [
    ...(body.length > 0 ? [{ type: 'text', body } as const] : []),
    ...blocks,
    ...(gallery.length > 0 ? [{ type: 'gallery', images: gallery } as const] : []),
  ]
}

function headView({ title, start, end, theme_title: theme, image, stats, summary }: PastFestival) {
  return {
    title,
    dates: start === undefined || end === undefined ? undefined : editionDates({ start, end }),
    theme,
    picture: pictureView(image),
    stats,
    summary,
  }
}

function neighbour({ slug, title }: { slug: string; title: string }): Link {
  return { title, href: pathOf({ type: 'festival', slug }) }
}
