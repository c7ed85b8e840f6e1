import { canonicalise } from 'contract/rules/canonicalise.ts'
import { pageTitle, titleFromPath } from 'contract/rules/page-title.ts'
import { useLocation } from 'react-router'
import type { Query } from '../query.ts'
import type { PageView } from '../screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { isFiltered } from '../is-filtered.ts'
import { pageYear } from '../page-year.ts'
import { canonicalQuery } from './canonical-query.ts'
import { SharingTags } from './sharing-tags.tsx'

export interface HeadProps {
  readonly page: PageView
  readonly query: Query
  readonly shell: ShellView
}

/** The document head of a page (spec/behaviour §8): every tag exactly once, in the leaf. */
export function Head({ page, query, shell }: HeadProps) {
  const { pathname } = useLocation()
  const canonical = canonicalise(pathname)
  const path = canonical.kind === 'ok' ? canonical.path : pathname
  const title = pageTitle({
    title: page.title ?? titleFromPath(path),
    siteName: shell.siteName,
    year: pageYear(page, shell),
  })
  const url = shell.origin + path + canonicalQuery(query)
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={url} />
      <SharingTags
        title={title}
        description={page.description ?? shell.description}
        image={page.image ?? shell.image}
        type={page.type ?? 'website'}
        url={url}
        shell={shell}
      />
      <meta name="theme-color" content={page.theme.backgroundColor} />
      {(page.noindex || isFiltered(query)) && <meta name="robots" content="noindex" />}
    </>
  )
}
