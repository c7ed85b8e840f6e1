import { canonicalise } from 'contract/rules/canonicalise.ts'
import { pageTitle, titleFromPath } from 'contract/rules/page-title.ts'
import { useLocation } from 'react-router'
import type { Query } from '../query.ts'
import type { PageView } from '../screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { isFiltered } from '../is-filtered.ts'
import { canonicalQuery } from './canonical-query.ts'
import { openGraphImage } from './open-graph-image.ts'

export interface HeadProps {
  readonly page: PageView
  readonly query: Query
  readonly shell: ShellView
}

/** The document head of a page (behaviour §8): every tag exactly once, in the leaf. */
export function Head({ page, query, shell }: HeadProps) {
  const { pathname } = useLocation()
  const canonical = canonicalise(pathname)
  const path = canonical.kind === 'ok' ? canonical.path : pathname
  const title = pageTitle({
    title: page.title ?? titleFromPath(path),
    siteName: shell.siteName,
    year: page.year ?? shell.festivalYear,
  })
  const url = shell.origin + path + canonicalQuery(query)
  const description = page.description ?? shell.description
  const image = openGraphImage(page.image ?? shell.image)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_AU" />
      {image && (
        <>
          <meta property="og:image" content={shell.origin + image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          {image.alt && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={page.theme.backgroundColor} />
      {(page.noindex || isFiltered(query)) && <meta name="robots" content="noindex" />}
    </>
  )
}
