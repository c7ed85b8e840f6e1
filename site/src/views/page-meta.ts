import type { EditionSummary, Meta, Theme } from 'contract/answers/parts.ts'
import { excerpt } from 'contract/rules/excerpt.ts'
import { family } from 'contract/rules/family.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { Content, PageImage, PageMeta } from './screen.ts'
import { lineWidthEm } from './fit-text-width.ts'

/** The length that search engines and previews show, approximately (spec/behaviour §8.3). */
const DESCRIPTION_LENGTH = 160

export interface PageSource {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The text before the description in the preview of a shared link. */
  readonly facts?: string | undefined
  readonly image?: PageImage | undefined
  /** Texts of staff for the head; they replace all others. */
  readonly meta?: Meta | undefined
  readonly theme?: Theme | undefined
  /** The page's edition: its theme (if the page has none), its year in the title, its legacy look. */
  readonly edition?: Pick<EditionSummary, 'year' | 'theme'> | undefined
  readonly type?: PageMeta['type']
  /** The text that the screen fits to the width of the page. */
  readonly fitted?: string | undefined
  readonly noindex?: boolean
  readonly shortFooter?: boolean
  readonly feeds?: PageMeta['feeds']
}

/** Returns the head, theme and footer of a page (spec/behaviour §8, §11; spec/screens §0.2). */
export function pageMeta(source: PageSource): PageMeta {
  const { meta, edition } = source
  const description = meta?.description ?? source.description
  return {
    title: meta?.title ?? source.title,
    description: description && short(description),
    ...(source.facts
      ? { sharing: short([source.facts, description].filter(Boolean).join('. ')) }
      : {}),
    image: meta?.image ?? source.image,
    year: edition?.year,
    theme: resolveTheme(source.theme, edition?.theme),
    type: source.type ?? 'website',
    ...(source.fitted ? { titleEm: lineWidthEm(source.fitted) } : {}),
    ...(source.noindex || meta?.noindex ? { noindex: true } : {}),
    ...(source.shortFooter ? { shortFooter: true } : {}),
    ...(source.feeds ? { feeds: source.feeds } : {}),
    ...(edition && family(edition.year) === 'legacy' ? { legacy: true } : {}),
  }
}

function short(text: string): string {
  return excerpt(text, { max: DESCRIPTION_LENGTH, suffix: '...' })
}

/** The title names it; after the next navigation it is `previous_page_year` (spec/asked §1, decision 038). */
export function pageYear(
  page: Pick<PageMeta, 'year'> | undefined,
  shell: { readonly festivalYear: number },
): number {
  return page?.year ?? shell.festivalYear
}

/** Returns title, intro and head of a fixed screen from `/site`. */
export function screenCopy(content: Content, screen: string, fallbackTitle: string) {
  const site = content.get('/site')
  const copy = site?.screens[screen]
  return {
    title: copy?.title ?? fallbackTitle,
    intro: copy?.intro,
    meta: copy?.meta,
    theme: copy?.theme,
    description: copy?.meta?.description ?? copy?.intro,
  }
}
