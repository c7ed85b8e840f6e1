import type { FestivalStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { editionDates, isPastFestival } from '../../views/edition.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'
import { siteZone } from '../../views/site-zone.ts'
import { yearLinks } from '../../views/year-links.ts'

export interface PastFestivalsView {
  readonly title: string
  readonly intro?: string | undefined
  /** Newest first; includes the current edition only after its end. */
  readonly festivals: readonly PastFestivalItemView[]
}

export interface PastFestivalItemView {
  readonly href: string
  readonly year: number
  readonly title: string
  readonly theme?: string | undefined
  readonly dates?: string | undefined
  readonly picture?: PictureView | undefined
  readonly stats: readonly { readonly label: string; readonly value: string }[]
  /** Links to the year's own screens; empty if it has none. */
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

/** spec/screens §5.15 */
export function loadPastFestivals({ content, moment }: LoadArgs): Loaded<PastFestivalsView> {
  const answer = content.get('/past-festivals')
  const copy = screenCopy(content, 'past-festivals', 'Past festivals')
  const clock = { moment, zone: siteZone(content) }
  const past = (answer?.items ?? []).filter((item) => isPastFestival(item, clock))
  const [first] = past
  // The first festival's own answer, because pictures in lists have no size `og` (spec/screens §0.2.3).
  const lead = first && content.get(`/past-festivals/${first.slug}`)
  const image = lead?.image ?? first?.image
  return {
    page: pageMeta({ ...copy, image }),
    view: {
      title: copy.title,
      intro: copy.intro,
      festivals: past.map(itemView),
    },
  }
}

function itemView(item: FestivalStub): PastFestivalItemView {
  const { start, end, year } = item
  return {
    href: pathOf({ type: 'festival', slug: item.slug }),
    year: item.order_year,
    title: item.title,
    theme: item.theme_title,
    dates: start === undefined || end === undefined ? undefined : editionDates({ start, end }),
    picture: pictureView(item.image),
    stats: item.stats,
    links: yearLinks({ year }),
  }
}
