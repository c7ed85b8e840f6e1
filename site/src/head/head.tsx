import { pageTitle } from 'contract/rules/page-title.ts'
import { titleFromPath } from 'contract/rules/title-from-path.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { PageTheme } from '../browser/payload.ts'
import type { Query } from '../urls/query.ts'
import type { PageMeta } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { isFiltered } from '../urls/is-filtered.ts'
import { pageYear } from '../views/page-meta.ts'
import { canonicalQuery } from './canonical-query.ts'
import { openGraphImage, SharingTags, type SharingTagsProps } from './open-graph.tsx'

export interface HeadProps extends SharingTagsProps {
  readonly url: string
  readonly themeColor: string
  /** Search engines are asked to leave the page out. */
  readonly isUnlisted: boolean
  readonly feeds: NonNullable<PageMeta['feeds']>
  /** The page's address must not be sent to other sites. */
  readonly isPersonal: boolean
}

/** `path` is canonical (spec/behaviour §8). */
export function pageHead({
  page,
  query,
  shell,
  path,
}: {
  readonly page: PageMeta
  readonly query: Query
  readonly shell: ShellView
  readonly path: string
}): HeadProps {
  return {
    title: pageTitle({
      title: page.title ?? titleFromPath(path),
      siteName: shell.siteName,
      year: pageYear(page, shell),
    }),
    description: page.description ?? shell.description,
    sharing: page.sharing,
    image: page.image ?? shell.image,
    type: page.type ?? 'website',
    url: shell.origin + path + canonicalQuery(query),
    shell,
    themeColor: page.theme.backgroundColor,
    isUnlisted: page.noindex === true || isFiltered(query),
    feeds: page.feeds ?? [],
    isPersonal: page.isPersonal === true,
  }
}

/** The document adds the title. */
export function Head({ themeColor, isUnlisted, feeds, isPersonal, ...sharing }: HeadProps) {
  return (
    <>
      <link rel="canonical" href={sharing.url} />
      <SharingTags {...sharing} />
      <meta name="theme-color" content={themeColor} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {feeds.map(({ href, title, type }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      {/* A response header says so too. This tag is for a page that is swapped into another page's document. */}
      {isPersonal && <meta name="referrer" content="no-referrer" />}
    </>
  )
}

/**
 * For errors, the holding page and the page "No connection" (spec/behaviour §8). They are shown at any address, so the
 * tags name no address, and search engines may not list the pages.
 */
export function UnlistedHead({ title, shell }: { title: string; shell: ShellView }) {
  const { description, image } = shell
  return (
    <>
      <SharingTags {...{ title, description, image, shell }} type="website" />
      <meta name="theme-color" content={resolveTheme().backgroundColor} />
      <meta name="robots" content="noindex" />
    </>
  )
}

/** spec/asked §3 */
export function pageTheme(page: PageMeta, shell: ShellView, title: string): PageTheme {
  const { color, backgroundColor, accentColor } = page.theme
  return {
    color,
    backgroundColor,
    accentColor,
    siteTitle: title,
    siteDescription: page.description ?? shell.description,
    siteImage: openGraphImage(page.image ?? shell.image).url,
    festival_year: pageYear(page, shell),
  }
}
