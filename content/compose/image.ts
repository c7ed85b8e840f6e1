import type { ImageWire, StubImageWire } from 'contract/answers/image.ts'
import type { FlatDocument } from './flat.ts'
import { imageFiles, type NamedFile } from '../media/image-sizes.ts'
import type { Media } from '../payload-types.ts'

type MediaDocument = FlatDocument<Media>

/** Lists stay small without the other two sizes, previews and credits (spec/content A2.4). */
const STUB_SIZES = ['thumbnail', 'medium', 'medium_large', 'large', '1536x1536']
/** Readers learn that a picture shows a detail or an installation view and not the whole work (spec/content A2). */
const VIEW_PREFIX: Readonly<Record<string, string>> = {
  detail: 'Detail of ',
  installation: 'Installation view of ',
}

/** A picture for detail answers; undefined for a record without its file. */
export function image(media: MediaDocument | undefined): ImageWire | undefined {
  const stub = wire(media, () => true)
  if (!media || !stub) return undefined
  return {
    ...stub,
    ...(media.preview ? { preview: media.preview } : {}),
    ...(media.credit?.copyright ? { credit: credit(media.credit) } : {}),
  }
}

/** A picture for lists; undefined for a record without its file. */
export function stubImage(media: MediaDocument | undefined): StubImageWire | undefined {
  return wire(media, (name) => STUB_SIZES.includes(name))
}

function wire(
  media: MediaDocument | undefined,
  isWanted: (size: string) => boolean,
): StubImageWire | undefined {
  const files = media && imageFiles(media)
  if (!media || !files) return undefined
  const wanted = [...files.sizes].filter(([size]) => isWanted(size))
  return {
    url: urlOf(files.full),
    width: files.full.width,
    height: files.full.height,
    title: media.title ?? '',
    alt: media.decorative ? '' : (media.alt ?? ''),
    caption: caption(media),
    sizes: Object.fromEntries(wanted.flatMap(([size, file]) => flatSize(size, file))),
    ...(media.code ? { id: media.code } : {}),
    ...(media.decorative ? { decorative: true } : {}),
    focal: { x: (media.focalX ?? 50) / 100, y: (media.focalY ?? 50) / 100 },
    ...(media.tone ? { tone: media.tone } : {}),
  }
}

/** The specification's flat keys (spec/content A2). */
function flatSize(size: string, file: NamedFile): [string, string | number][] {
  return [
    [size, urlOf(file)],
    [`${size}-width`, file.width],
    [`${size}-height`, file.height],
  ]
}

function urlOf({ name }: NamedFile): string {
  return `/media/${name}`
}

/** Staff's caption, or one from the credit (spec/content A2). A missing part is left out with its separator. */
function caption({ kind, caption: written, credit: given, title }: MediaDocument): string {
  if (written) return written
  if (kind !== 'photograph' || !given) return ''
  const work = given.work_title ?? title
  const parts = [
    given.artists?.join(', '),
    work && `[${work.replaceAll('[', '(').replaceAll(']', ')')}]`,
    given.series && `from the series ${given.series}`,
    given.year,
    given.medium,
    given.dimensions,
  ].filter(Boolean)
  const sentences = [
    parts.length > 0 && (VIEW_PREFIX[given.view] ?? '') + parts.join(', '),
    given.courtesy &&
      (given.courtesy.startsWith('Courtesy') ? given.courtesy : `Courtesy ${given.courtesy}`),
    given.photographer && `Photo: ${given.photographer}`,
  ].filter(Boolean)
  return sentences.length > 0 ? `${sentences.join('. ')}.` : ''
}

function credit({
  artists,
  copyright,
  ...rest
}: NonNullable<MediaDocument['credit']>): NonNullable<ImageWire['credit']> {
  return { artists: artists ?? [], copyright: copyright ?? '', ...rest }
}
