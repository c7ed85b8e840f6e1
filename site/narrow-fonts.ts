import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** A part of a family that a browser asks for when a page has a character of it. */
interface Part {
  readonly file: string
  /** As in `unicode-range`. */
  readonly range: string
  readonly display: 'optional' | 'swap'
}

/** One style of a family, narrowed to the axes that the design uses (design, "Tokens"). */
interface Face {
  readonly family: string
  /** Of the files made from it. */
  readonly name: string
  readonly style: 'normal' | 'italic'
  readonly weight: readonly [from: number, to: number]
  readonly stretch?: readonly [from: number, to: number]
  /** Files of the package, by the alphabet they hold. */
  readonly source: (alphabet: string) => string
}

/** What a page without a foreign name is set in: ASCII, spaces, dashes, quotes, `…`, `×`, `·`, `©` (design FO2). */
const TEXT =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+202F'
/** As the packages cut them; the first comes without what stands in `TEXT`. */
const ALPHABETS = {
  latin:
    'U+00-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-130,U+132-151,U+154-19F,U+1A2-1AE,U+1B0-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+20A0-20AA,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese: 'U+1A0-1A1,U+1AF,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9,U+20AB',
}

const FACES: readonly Face[] = [
  {
    family: 'Archivo Variable',
    name: 'archivo',
    style: 'normal',
    weight: [400, 640],
    stretch: [78, 112],
    source: (alphabet) =>
      `@fontsource-variable/archivo/files/archivo-${alphabet}-wdth-normal.woff2`,
  },
  {
    family: 'Archivo Variable',
    name: 'archivo-italic',
    style: 'italic',
    weight: [420, 420],
    source: (alphabet) =>
      `@fontsource-variable/archivo/files/archivo-${alphabet}-wght-italic.woff2`,
  },
  {
    family: 'Familjen Grotesk Variable',
    name: 'familjen',
    style: 'normal',
    weight: [400, 700],
    source: (alphabet) =>
      `@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${alphabet}-wght-normal.woff2`,
  },
]

/** Kerning, marks, ligatures, and figures of one width (design TY3): no fractions, no small capitals. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum']

/**
 * Writes the narrowed files of every face into a folder, with the style sheet that declares them. It takes some seconds,
 * so it is done again only when this module or a package has changed.
 */
export async function narrowFonts(folder: string): Promise<void> {
  const [sheet, made] = [join(folder, 'faces.css'), `/* ${await sourcesHash()} */`]
  const before = await readFile(sheet, 'utf8').catch(() => '')
  if (before.startsWith(made)) return
  await mkdir(folder, { recursive: true })
  const rules = await Promise.all(FACES.map((face) => narrowFace(face, folder)))
  await writeFile(sheet, [made, ...rules.flat()].join('\n'))
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [
    import.meta.filename,
    packageFile('@fontsource-variable/archivo/package.json'),
    packageFile('@fontsource-variable/familjen-grotesk/package.json'),
    packageFile('subset-font/package.json'),
  ]) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function narrowFace(face: Face, folder: string): Promise<string[]> {
  const text = charactersOf(TEXT)
  const narrow = async (alphabet: string, characters: string, part: Part) => {
    const source = await readFile(packageFile(face.source(alphabet)))
    const narrowed = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: axesOf(face),
    })
    await writeFile(join(folder, part.file), narrowed)
    return faceRule(face, part)
  }
  const others = Object.entries(ALPHABETS).map(([alphabet, range]) => {
    const characters = [...charactersOf(range)].filter((character) => !text.includes(character))
    return narrow(alphabet, characters.join(''), {
      file: `${face.name}-${alphabet}.woff2`,
      range: rangeOf(characters),
      display: 'swap',
    })
  })
  return Promise.all([
    narrow('latin', text, { file: `${face.name}-text.woff2`, range: TEXT, display: 'optional' }),
    ...others,
  ])
}

function packageFile(file: string): string {
  return createRequire(import.meta.url).resolve(file)
}

function axesOf({ style, weight: [from, to], stretch }: Face) {
  if (style === 'italic') return { wght: from }
  return {
    wght: { min: from, max: to },
    ...(stretch ? { wdth: { min: stretch[0], max: stretch[1] } } : {}),
  }
}

function faceRule(
  { family, style, weight, stretch }: Face,
  { file, range, display }: Part,
): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: url('./${file}') format('woff2');`,
    `  font-weight: ${weight.join(' ')};`,
    ...(stretch ? [`  font-stretch: ${stretch.map((width) => `${width}%`).join(' ')};`] : []),
    `  font-style: ${style};`,
    `  font-display: ${display};`,
    `  unicode-range: ${range};`,
    '}',
  ].join('\n')
}

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.slice('U+'.length).split('-')
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}

/** The `unicode-range` of characters in ascending order. */
function rangeOf(characters: readonly string[]): string {
  const runs: [from: number, to: number][] = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const run = runs.at(-1)
    if (run && run[1] + 1 === code) run[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`))
    .map((run) => `U+${run}`)
    .join(',')
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}
