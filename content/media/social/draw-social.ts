import { OPEN_GRAPH_SIZE } from 'contract/rules/open-graph-size.ts'
import sharp from 'sharp'
import { GUARDED } from '../sharp-guard.ts'
import { fitWords } from './fit-words.ts'
import { createInk } from './ink.ts'
import type { SocialFacts } from './social-facts.ts'
import type { Typesetter } from './typesetter.ts'

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_SIZE
/** Colours keep their full resolution, so that the edges of letters stay clean. */
const JPEG = { quality: 86, chromaSubsampling: '4:4:4', progressive: true } as const
/** A panorama of this width leaves 500 px for the words. */
const PICTURE_WIDTH = 700
const MARGIN = 48
const FESTIVAL = { weight: 420, size: 28 } as const
const FACTS = { weight: 420, size: 32 } as const
const TITLE_WEIGHT = 560
const TITLE_SIZES = [84, 76, 68, 60, 54, 48, 44, 40, 36]
const TITLE_LEADING = 1.02
const LEADING = 1.25
const CHANNELS = 4
const GAP = 36
/** The part of a font size above the baseline: about the height of a letter with an ascender. */
const ASCENT = 0.8

/**
 * Draws the picture that other sites show with a link to an event: JPEG, 1200 × 630. The whole work is on the right,
 * uncropped; the words are beside it on the background colour of the event's theme.
 */
export async function drawSocial(
  picture: Buffer,
  facts: SocialFacts,
  typesetter: Typesetter,
): Promise<Buffer> {
  const { data, info } = await sharp(picture, GUARDED)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const left = WIDTH - info.width
  const words = wordsOf(facts, left - 2 * MARGIN, typesetter)
  const top = Math.round((HEIGHT - info.height) / 2)
  return sharp({ create: { ...OPEN_GRAPH_SIZE, channels: 3, background: facts.backgroundColor } })
    .composite([
      { input: data, raw, left, top },
      { input: words, raw: { ...OPEN_GRAPH_SIZE, channels: CHANNELS } },
    ])
    .jpeg(JPEG)
    .toBuffer()
}

export function drawBare(picture: Buffer): Promise<Buffer> {
  return sharp(picture, GUARDED)
    .resize({ ...OPEN_GRAPH_SIZE, fit: 'cover' })
    .jpeg(JPEG)
    .toBuffer()
}

function wordsOf(
  { festival, title, lines, color }: SocialFacts,
  width: number,
  typesetter: Typesetter,
): Buffer {
  const ink = createInk(OPEN_GRAPH_SIZE)
  const facts = lines.flatMap(
    (line) =>
      fitWords(line, {
        sizes: [FACTS.size],
        boxOf: () => ({ width, lines: 2 }), // A third line would take the space of the title.
        widthOf: (text, size) => typesetter.width(text, { ...FACTS, size }),
      }).lines,
  )
  const ends = HEIGHT - MARGIN - facts.length * FACTS.size * LEADING - GAP
  const begins = MARGIN + FESTIVAL.size + GAP
  const { size, lines: titles } = fitWords(title, {
    sizes: TITLE_SIZES,
    boxOf: (at) => ({ width, lines: Math.floor((ends - begins) / (at * TITLE_LEADING)) }),
    widthOf: (text, at) => typesetter.width(text, { weight: TITLE_WEIGHT, size: at }),
  })
  const draw = (text: string, style: { weight: number; size: number }, baseline: number) =>
    typesetter.draw(ink, text, { ...style, at: { x: MARGIN, y: baseline } })

  draw(festival, FESTIVAL, MARGIN + FESTIVAL.size * ASCENT)
  for (const [index, text] of titles.entries()) {
    draw(text, { weight: TITLE_WEIGHT, size }, begins + size * (ASCENT + index * TITLE_LEADING))
  }
  for (const [index, text] of facts.entries()) {
    const below = facts.length - 1 - index
    draw(text, FACTS, HEIGHT - MARGIN - below * FACTS.size * LEADING)
  }
  return tinted(ink.alpha(), color)
}

function tinted(alpha: Uint8Array, color: string): Buffer {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex')
  const pixels = Buffer.alloc(alpha.length * CHANNELS)
  for (let index = 0; index < alpha.length; index += 1) {
    pixels.writeUInt32BE(
      ((red << 24) | (green << 16) | (blue << 8) | (alpha[index] ?? 0)) >>> 0,
      index * CHANNELS,
    )
  }
  return pixels
}
