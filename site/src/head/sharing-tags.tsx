import type { PageImage, PageView } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { openGraphImage } from './open-graph-image.ts'

export interface SharingTagsProps {
  readonly title: string
  readonly description: string
  readonly image: PageImage | undefined
  readonly type: NonNullable<PageView['type']>
  /** The page's own address; the holding page and errors have none. */
  readonly url?: string
  readonly shell: Pick<ShellView, 'origin' | 'siteName'>
}

/** What a link to the page looks like elsewhere (spec/behaviour §8.3). */
export function SharingTags({ title, description, image, type, url, shell }: SharingTagsProps) {
  const shown = openGraphImage(image)
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:type" content={type} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:image" content={shell.origin + shown.url} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta property="og:image:alt" content={shown.alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
