import type { Page } from 'contract/answers/page.ts'
import type { Link } from 'contract/answers/parts.ts'
import { dateOf, formatDate } from 'contract/rules/melbourne-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import type { BlockView } from '../../views/block.ts'
import { blocksView } from '../../views/blocks-view.ts'
import { isCurrentYear } from '../../views/current-year.ts'
import { pastView } from '../../views/edition.ts'
import { pageView } from '../../views/page-view.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { firstImage, firstText } from './first-of.ts'
import { pageNames } from './page-names.ts'

export interface CustomPageView {
  readonly title: string
  readonly standfirst?: string | undefined
  readonly blocks: readonly BlockView[]
  readonly subnav: readonly Link[]
  readonly parent?: Link | undefined
  /** "14 March 2026". */
  readonly updated: string
  readonly updatedIso: string
  /** Pages of a year only. */
  readonly past?: { readonly year: number; readonly isCurrent: boolean } | undefined
  readonly years?: YearNavView | undefined
}

/** Custom pages, and every other path as a generic page (spec/screens §5.17, §5.18). */
export function loadCustomPage(args: LoadArgs): Loaded<CustomPageView> | NotFound {
  const { content, moment } = args
  const page = findPage(args)
  if (!page) return notFound

  const own = pageView({
    title: page.title,
    description: page.standfirst ?? firstText(page.blocks),
    image: firstImage(page.blocks),
    meta: page.meta,
    theme: page.theme,
    edition: page.edition ?? (page.year === undefined ? undefined : { year: page.year }),
    noindex: !page.listed,
    shortFooter: page.footer_mode === 'short',
  })
  const updated = dateOf(Date.parse(page.updated_at))
  return {
    page: own,
    view: {
      title: page.title,
      standfirst: page.standfirst,
      blocks: blocksView(page.blocks, {
        content,
        moment,
        background: own.theme.backgroundColor,
      }),
      subnav: page.subnav,
      parent: page.parent && {
        title: page.parent.title,
        href: pathOf({ type: 'page', name: page.parent.name }),
      },
      updated: formatDate(updated, 'long'),
      updatedIso: updated,
      ...yearParts(args, page),
    },
  }
}

function findPage({ content, params, meta }: LoadArgs): Page | undefined {
  const names = meta.page === undefined ? pageNames(params['*'] ?? '') : [meta.page]
  for (const name of names) {
    const page = content.get(`/pages/${name}`)
    if (page) return page
  }
  return undefined
}

/** The badge of an edition that is over, and the way to its neighbours. */
function yearParts(
  { content, moment }: LoadArgs,
  { edition: summary }: Page,
): Pick<CustomPageView, 'past' | 'years'> {
  if (!summary) return {}
  const edition = content.get(`/years/${summary.year}`)
  const isCurrent = isCurrentYear(content, summary.year)
  return {
    past: pastView(summary, { moment, isCurrent }),
    years: edition && yearNavView(edition, '/program'),
  }
}
