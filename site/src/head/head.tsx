import { pageTitle, titleFromPath } from 'contract/rules/page-title.ts'
import type { Query } from '../urls/query.ts'
import type { PageView } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { isFiltered } from '../urls/is-filtered.ts'
import { pageYear } from '../views/page-year.ts'
import { canonicalQuery } from './canonical-query.ts'
import { SharingTags, type SharingTagsProps } from './sharing-tags.tsx'

/** What the head of a page says. */
export interface HeadProps extends SharingTagsProps {
  readonly url: string
  readonly themeColor: string
  readonly isUnlisted: boolean
}

/** What the head of a page says; `path` is canonical (spec/behaviour §8). */
export function pageHead({
  page,
  query,
  shell,
  path,
}: {
  readonly page: PageView
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
    image: page.image ?? shell.image,
    type: page.type ?? 'website',
    url: shell.origin + path + canonicalQuery(query),
    shell,
    themeColor: page.theme.backgroundColor,
    isUnlisted: page.noindex === true || isFiltered(query),
  }
}

/** The tags of a page's head, each exactly once; its title is the document's own. */
export function Head({ themeColor, isUnlisted, ...sharing }: HeadProps) {
  return (
    <>
      <link rel="canonical" href={sharing.url} />
      <SharingTags {...sharing} />
      <meta name="theme-color" content={themeColor} />
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
