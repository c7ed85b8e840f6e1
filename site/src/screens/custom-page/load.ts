import type { Page } from 'contract/answers/page.ts'
import type { Link } from 'contract/answers/parts.ts'
import { dateOf, formatDate } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { type BlockView, blocksView } from '../../views/blocks-view.ts'
import { isCurrentYear, pastView, type PastView } from '../../views/edition.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { playerView, type PlayerView } from '../../views/player.ts'
import { siteZone } from '../../views/site-zone.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import type { Block } from 'contract/answers/blocks.ts'
import type { Image } from 'contract/answers/image.ts'
import { plainText } from '../../views/rich-text.ts'
import { splitYearPrefix } from 'contract/rules/year-prefix.ts'

export interface CustomPageView {
  readonly title: string
  readonly standfirst?: string | undefined
  readonly blocks: readonly BlockView[]
  readonly subnav: readonly Link[]
  readonly parent?: Link | undefined
  readonly easyEnglish?: Link | undefined
  /** Set if this page is the Easy English version of its `parent`. */
  readonly isEasyEnglish?: true | undefined
  readonly auslan?: PlayerView | undefined
  readonly updated: string
  readonly updatedIso: string
  /** `past` and `years` are set on pages of one year. */
  readonly past?: PastView | undefined
  readonly years?: YearNavView | undefined
}

/** spec/screens §5.17, §5.18 */
export function loadCustomPage(args: LoadArgs): Loaded<CustomPageView> | NotFound {
  const { content, moment } = args
  const page = findPage(args)
  if (!page) return notFound

  const own = pageMeta({
    title: page.title,
    description: page.standfirst ?? firstText(page.blocks),
    image: firstImage(page.blocks),
    meta: page.meta,
    theme: page.theme,
    edition: page.edition ?? (page.year === undefined ? undefined : { year: page.year }),
    noindex: !page.listed,
    shortFooter: page.footer_mode === 'short',
  })
  const updated = dateOf(Date.parse(page.updated_at), siteZone(content))
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
      parent: pageLink(page.easy_english_of ?? page.parent),
      easyEnglish: pageLink(page.easy_english),
      isEasyEnglish: page.easy_english_of && true,
      auslan: page.auslan && playerView(page.auslan),
      updated: formatDate(updated, 'long'),
      updatedIso: updated,
      ...yearParts(args, page),
    },
  }
}

function pageLink(page: Page['parent']): Link | undefined {
  return page && { title: page.title, href: pathOf({ type: 'page', name: page.name }) }
}

function findPage({ content, params, meta }: LoadArgs): Page | undefined {
  const names = meta.page === undefined ? pageNames(params['*'] ?? '') : [meta.page]
  for (const name of names) {
    const page = content.get(`/pages/${name}`)
    if (page) return page
  }
  return undefined
}

/** The links to other years lead to the programs, because those years may have no page of this name. */
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

function firstText(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const text = block.type === 'text' ? plainText(block.body) : ''
    if (text !== '') return text
  }
  return undefined
}

function firstImage(blocks: readonly Block[]): Image | undefined {
  for (const block of blocks) {
    if (block.type === 'image' || block.type === 'panorama') return block.image
    if (block.type === 'gallery' && block.images[0]) return block.images[0]
  }
  return undefined
}

/**
 * Returns the names of the pages that a path may mean: the path itself, then, if its first segment is a year and more
 * follows, the name with the year as a prefix: `2024/visit`, `2024-visit` (spec/behaviour §2.2.6).
 * @param path decoded, without the leading slash
 */
export function pageNames(path: string): readonly string[] {
  const [year = '', ...rest] = path.split('/')
  const prefixed = `${year}-${rest.join('/')}`
  const isOfYear = rest.length > 0 && splitYearPrefix(prefixed)?.year === year
  return isOfYear ? [path, prefixed] : [path]
}
