import type { Image, StubImage } from 'contract/answers/image.ts'
import type { ImageObject } from 'schema-dts'
import type { DescribedSite } from './described-page.ts'

/** A picture with its credit: the largest file, in its real size where that is known. */
export function imageObject(image: Image | StubImage, { origin }: DescribedSite): ImageObject {
  const credit = 'credit' in image ? image.credit : undefined
  return {
    '@type': 'ImageObject',
    contentUrl: origin + image.url,
    url: origin + image.url,
    ...(image.width === undefined ? {} : { width: `${image.width} px` }),
    ...(image.height === undefined ? {} : { height: `${image.height} px` }),
    ...(image.alt ? { description: image.alt } : {}),
    ...(credit ? creditOf(credit) : {}),
  }
}

function creditOf({
  artists,
  photographer,
  courtesy,
  copyright,
}: NonNullable<Image['credit']>): Pick<
  Extract<ImageObject, object>,
  'creator' | 'creditText' | 'copyrightNotice'
> {
  const by = [
    artists.join(', '),
    photographer && `Photo: ${photographer}`,
    courtesy && `Courtesy ${courtesy}`,
  ]
  return {
    ...(artists.length > 0
      ? { creator: artists.map((name) => ({ '@type': 'Person', name }) as const) }
      : {}),
    creditText: by.filter(Boolean).join('. ') || copyright,
    copyrightNotice: copyright,
  }
}

/** Those there are of several pictures, in order. */
export function imageObjects(
  images: readonly (Image | StubImage | undefined)[],
  site: DescribedSite,
): { readonly image?: readonly ImageObject[] } {
  const known = images.filter((image) => image !== undefined)
  return known.length === 0 ? {} : { image: known.map((image) => imageObject(image, site)) }
}
