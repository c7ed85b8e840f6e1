import * as v from 'valibot'
import { OPEN_GRAPH_SIZE } from '../rules/open-graph-size.ts'
import { choice, field } from './field.ts'
import { Colour, Id } from './scalars.ts'

/** The address of a picture, always in the site's own mirror (spec/behaviour §20.4). */
export const MediaUrl = v.pipe(v.string(), v.regex(/^\/media\/[0-9a-f]{16}-[a-z0-9_]+\.[a-z0-9]+$/))
/** 600 bytes are 800 characters of base64, after a prefix of 23; 850 leaves a little room (spec/content A2). */
const Preview = v.pipe(v.string(), v.startsWith('data:image/webp;base64,'), v.maxLength(850))

/** spec/content A2. `thumbnail` and `og` are cropped around the focal point. The others fit inside their box. */
export const SIZE_NAMES = [
  'thumbnail',
  'medium',
  'medium_large',
  'large',
  '1536x1536',
  '2048x2048',
  'og',
] as const
export type SizeName = (typeof SIZE_NAMES)[number]

/** Its real dimensions are in pixels. */
export interface ImageFile {
  readonly url: string
  readonly width: number
  readonly height: number
}

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Dimension = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** spec/content A2 */
export const Credit = v.object({
  artists: field(v.array(v.string()), {
    help: 'Whose work is seen, as it is printed with the picture. A name that is corrected in the artist’s own record is corrected here too, by hand.',
  }),
  work_title: field(v.optional(v.string()), { label: 'Title of the work' }),
  series: v.optional(v.string()),
  year: v.optional(v.string()),
  medium: v.optional(v.string()),
  dimensions: v.optional(v.string()),
  view: field(
    choice({
      work: 'A work',
      detail: 'A detail of a work',
      installation: 'A work in its place',
      portrait: 'A person',
      place: 'A place',
    }),
    { label: 'What the picture is of' },
  ),
  photographer: v.optional(v.string()),
  courtesy: v.optional(v.string()),
  copyright: field(v.string(), {
    help: 'Who holds the rights, often the artist: © and the name, as it is printed. It does not follow the names above.',
  }),
  licence: v.optional(v.string()),
  ai_declared: field(v.optional(v.boolean()), {
    label: 'Made with AI, as declared by the artist',
  }),
})
export type Credit = v.InferOutput<typeof Credit>

/** The specification's flat size keys: `large`, `large-width`, `large-height` and so on. */
const Sizes = v.record(v.string(), v.union([v.string(), v.number()]))

const imageEntries = {
  /** Its long side has at most 2560 px. A photograph is a JPEG, or the stored WebP that an import brought. */
  url: MediaUrl,
  /** In pixels. If only one of the two is given, both count as unknown. */
  width: v.optional(Dimension),
  height: v.optional(Dimension),
  title: v.optional(v.string(), ''),
  /** What the picture shows. Empty for a decorative picture. */
  alt: v.optional(v.string(), ''),
  /** Titles of works are in square brackets. */
  caption: v.optional(v.string(), ''),
  sizes: v.optional(Sizes, {}),
  id: v.optional(Id),
  decorative: v.optional(v.boolean()),
  /** The point that must stay visible, from 0 to 1 on both axes. */
  focal: v.optional(v.object({ x: Share, y: Share })),
  /** The mean colour, which is the first placeholder. */
  tone: v.optional(Colour),
}

/** A picture inside a list answer. */
export const StubImage = v.pipe(v.object(imageEntries), v.transform(cleanImage))
/** A picture in a detail answer. */
export const Image = v.pipe(
  v.object({
    ...imageEntries,
    /** The second placeholder, a data URI. Its long side has 24 px, and it has at most 600 bytes. */
    preview: v.optional(Preview),
    credit: v.optional(Credit),
  }),
  v.transform(cleanImage),
)
export type StubImage = v.InferOutput<typeof StubImage>
export type Image = v.InferOutput<typeof Image>
/** As it is in an answer's JSON. */
export type ImageWire = v.InferInput<typeof Image>
export type StubImageWire = v.InferInput<typeof StubImage>

interface RawImage {
  url: string
  width?: number | undefined
  height?: number | undefined
  sizes: Record<string, string | number>
}

/**
 * The flat size keys become one object for each size. A size without dimensions is left out, but `og` counts as 1200 ×
 * 630, and the picture's own file has the dimensions of the picture (spec/content E).
 */
function cleanImage<Raw extends RawImage>(raw: Raw) {
  const { width, height } = raw
  const own = width === undefined || height === undefined ? undefined : { width, height }
  const sizes: Partial<Record<SizeName, ImageFile>> = {}
  for (const name of SIZE_NAMES) {
    const file = sizeFile(raw, name, own)
    if (file) sizes[name] = file
  }
  return { ...raw, width: own?.width, height: own?.height, sizes }
}

function sizeFile(
  raw: Pick<RawImage, 'url' | 'sizes'>,
  name: SizeName,
  own: { width: number; height: number } | undefined,
): ImageFile | undefined {
  const url = raw.sizes[name]
  if (!v.is(MediaUrl, url)) return undefined
  if (url === raw.url && own) return { url, ...own }
  const width = raw.sizes[`${name}-width`]
  const height = raw.sizes[`${name}-height`]
  if (v.is(Dimension, width) && v.is(Dimension, height)) return { url, width, height }
  return name === 'og' ? { url, ...OPEN_GRAPH_SIZE } : undefined
}
