import { OPEN_GRAPH_SIZE } from 'contract/rules/open-graph-size.ts'
import type { PageImage, PageMeta } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import defaultPicture from './default-picture.png'

export interface SharingTagsProps {
  readonly title: string
  readonly description: string
  /** Replaces the description in link previews on other sites. */
  readonly sharing?: string | undefined
  readonly image: PageImage | undefined
  readonly type: NonNullable<PageMeta['type']>
  /** Canonical; errors and the holding page have none. */
  readonly url?: string
  readonly shell: Pick<ShellView, 'origin' | 'siteName'>
}

/**
 * spec/behaviour §8.3. The `load.ts` of an event, a venue and a guide chooses the facts with which `sharing` begins;
 * `views/page-meta.ts` adds the description.
 */
export function SharingTags({
  title,
  description,
  sharing,
  image,
  type,
  url,
  shell,
}: SharingTagsProps) {
  const shown = openGraphImage(image)
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:type" content={type} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:description" content={sharing ?? description} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:image" content={shell.origin + shown.url} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={shown.alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * Size `og`, which is cut to the shape of link previews, else `large`, else the original, else the build's default
 * picture (spec/behaviour §8.3). `large` comes before the original, because a link preview is small and the original
 * may be 2,560 px wide. A picture of unknown size is announced as 1200 × 630 (spec/asked §9).
 */
export function openGraphImage(image: PageImage | undefined) {
  if (!image) return { url: defaultPicture, ...OPEN_GRAPH_SIZE, alt: '' }
  const { url, width, height } = image.sizes.og ?? image.sizes.large ?? image
  const size = width === undefined || height === undefined ? OPEN_GRAPH_SIZE : { width, height }
  return { url, ...size, alt: image.alt }
}
