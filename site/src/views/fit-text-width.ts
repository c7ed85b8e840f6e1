/** The letter-spacing of fitted text, in em (spec/design §5.4). */
const TRACKING_EM = -0.045
/** White space of the glyphs at both ends, in em: fitted text fills its box from ink to ink. */
const BEARINGS_EM = 0.06
/** Advance of other glyphs, in em, about the mean; also the least width, because sizes are divided by the width. */
const OTHER_EM = 0.6

/** Advances of Archivo at weight 600 and width 100 %, in hundredths of an em, as Chromium measures them. */
const ADVANCES: readonly (readonly [hundredths: number, glyphs: string])[] = [
  [20, ' '],
  [25, "'ijl"],
  [28, 'I‘’'],
  [30, '!,./'],
  [31, 'ft'],
  [34, '-·:;[]'],
  [36, '()r'],
  [48, '“”'],
  [50, '–'],
  [52, '_z'],
  [53, 'vy'],
  [54, '$ks'],
  [55, 'cx'],
  [56, 'ae'],
  [58, '0123456789#JhnuL'],
  [59, 'bdgpq'],
  [60, 'o'],
  [61, '?F'],
  [62, 'T'],
  [63, 'Z'],
  [64, '+<=>'],
  [67, 'EPSV'],
  [68, 'KXY'],
  [71, 'AB'],
  [72, 'CRU'],
  [73, '&DHN'],
  [76, 'w'],
  [78, 'GOQ'],
  [84, 'M'],
  [86, 'm'],
  [96, '%…W'],
  [100, '@—'],
]

const advances = new Map(
  ADVANCES.flatMap(([hundredths, glyphs]) => [...glyphs].map((glyph) => [glyph, hundredths / 100])),
)

/** The width in em, without white space at the ends; right to 2 % (spec/design §5.4, spec/behaviour §21.3). */
export function lineWidthEm(text: string): number {
  // Combining marks have no width.
  const glyphs = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  const advance = glyphs.reduce((sum, glyph) => sum + (advances.get(glyph) ?? OTHER_EM), 0)
  const width = advance + TRACKING_EM * Math.max(0, glyphs.length - 1) - BEARINGS_EM
  return Math.round(Math.max(width, OTHER_EM) * 100) / 100
}
