/** The letter-spacing of fitted text, in em (spec/design §5.4). */
const TRACKING_EM = -0.045
/**
 * The white space of glyphs at both ends of a line, in em, half of it at each end: fitted text fills its box from the
 * first letter's ink to the last's.
 */
const BEARINGS_EM = 0.06
/**
 * The advance of other glyphs, in em: about the mean of the table. It is also the least width of a line, because
 * sizes are divided by the width.
 */
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

/**
 * Returns the estimated width of a line of fitted text in em, without the white space at its ends: right to 2 % for
 * Latin letters (spec/design §5.4; spec/behaviour §21.3). A script replaces it by the exact width.
 */
export function lineWidthEm(text: string): number {
  // Combining marks have no width.
  const glyphs = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  const advance = glyphs.reduce((sum, glyph) => sum + (advances.get(glyph) ?? OTHER_EM), 0)
  const width = advance + TRACKING_EM * Math.max(0, glyphs.length - 1) - BEARINGS_EM
  return Math.round(Math.max(width, OTHER_EM) * 100) / 100
}
