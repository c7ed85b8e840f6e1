import type { Image, StubImage } from 'contract/answers/image.ts'
import { isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import type { ImageObject, Thing } from 'schema-dts'
import type { LoadArgs, PageMeta } from '../../views/screen.ts'

/** As structured data names the site on every page. */
export interface DescribedSite {
  readonly origin: string
  readonly name: string
}

export interface DescribedPage extends Pick<LoadArgs, 'content' | 'moment' | 'params' | 'meta'> {
  readonly site: DescribedSite
  /** Canonical and absolute. */
  readonly url: string
  readonly page: PageMeta
}

/** None if the record of the page does not exist. */
export type Describe = (page: DescribedPage) => readonly Thing[]

/** With the offset of its own date (spec/screens §0.6). */
export function isoTime(local: string, zone: string): string {
  return isoWithOffset(toInstant(local, zone), zone)
}

/** In order, without the pictures that do not exist; undefined if none does. */
export function imageObjects(
  images: readonly (Image | StubImage | undefined)[],
  site: DescribedSite,
): readonly ImageObject[] | undefined {
  return listed(images.flatMap((image) => (image ? [imageObject(image, site)] : [])))
}

function imageObject(image: Image | StubImage, { origin }: DescribedSite): ImageObject {
  const { url, width, height, alt } = image
  const credit = 'credit' in image ? image.credit : undefined
  return {
    '@type': 'ImageObject',
    contentUrl: origin + url,
    url: origin + url,
    // To schema.org a width is a distance, which is a text with its unit.
    width: width === undefined ? undefined : `${width} px`,
    height: height === undefined ? undefined : `${height} px`,
    description: alt || undefined,
    creditText: credit && creditText(credit),
    copyrightNotice: credit?.copyright,
  }
}

/** If nobody is named, the copyright, which every picture has. */
function creditText(credit: NonNullable<Image['credit']>): string {
  const { artists, photographer, courtesy, copyright } = credit
  const by = [
    artists.join(', '),
    photographer && `Photo: ${photographer}`,
    courtesy && `Courtesy ${courtesy}`,
  ]
  return by.filter(Boolean).join('. ') || copyright
}

/** Only addresses of other sites; undefined if there are none. */
export function sameAs(
  hrefs: readonly (string | undefined)[],
  site: DescribedSite,
): readonly string[] | undefined {
  return listed(hrefs.flatMap((href) => webAddress(href, site) ?? []))
}

/** Absolute; undefined for a link that does not lead to another site. */
export function webAddress(
  href: string | undefined,
  { origin }: Pick<DescribedSite, 'origin'>,
): string | undefined {
  const link = parseLink(href, { origin })
  return link.kind === 'plain' && /^https?:/i.test(link.href) ? link.href : undefined
}

/** Undefined for an empty list: JSON leaves such a property out. */
export function listed<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}
