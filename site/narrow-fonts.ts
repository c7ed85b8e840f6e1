import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** A part of a family, which a browser loads when a page has a character in its range. */
interface Part {
  readonly file: string
  /** The range as in `unicode-range`. */
  readonly range: string
  readonly display: 'optional' | 'swap'
}

interface Alphabet {
  readonly name: string
  /** The alphabet's name in the font package. */
  readonly source: string
  readonly range: string
  /** Only a large face has a separate file for this alphabet. */
  readonly isOfLarge?: true
}

/** One style of a family, narrowed to the axes that the design uses (spec/design §1). */
interface Face {
  readonly family: string
  readonly name: string
  readonly style: 'normal' | 'italic'
  readonly weight: readonly [from: number, to: number]
  readonly stretch?: readonly [from: number, to: number]
  readonly isLarge?: true
  readonly source: (alphabet: string) => string
}

/** Characters of most pages: ASCII, Latin-1 letters, spaces, dashes, quotes, `…`, `×`, `·`, `©` (spec/design FO2). */
const TEXT =
  'U+20-7E,U+A0,U+A9,U+B7,U+C0-FF,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+202F'
/** The file of an alphabet leaves out the characters of `TEXT` and of the alphabets before it. */
const ALPHABETS: readonly Alphabet[] = [
  // Names in Polish, Czech, Slovene, Croatian and Bosnian, and the Turkish letter Ş.
  {
    name: 'slavic',
    source: 'latin-ext',
    isOfLarge: true,
    range: 'U+104-107,U+10C-111,U+118-11B,U+141-148,U+158-165,U+16E-16F,U+179-17E',
  },
  // Names in Romanian, Hungarian and Māori, the Turkish letters Ğ and İ, and the Vietnamese letters Ă, Ĩ and Ũ.
  {
    name: 'names',
    source: 'latin-ext',
    isOfLarge: true,
    range: 'U+100-103,U+112-113,U+11E-11F,U+128-130,U+14C-151,U+168-16B,U+170-171,U+218-21B',
  },
  {
    name: 'vietnamese',
    source: 'vietnamese',
    range: 'U+1A0-1A1,U+1AF-1B0,U+300-301,U+303-304,U+308-309,U+323,U+329,U+1EA0-1EF9',
  },
  {
    name: 'latin',
    source: 'latin',
    range: 'U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2010-2025,U+2030-203A,U+20AC,U+2122,U+2212',
  },
  {
    name: 'latin-ext',
    source: 'latin-ext',
    range: 'U+100-24F,U+1E00-1E9F',
  },
]

const FACES: readonly Face[] = [
  {
    family: 'Archivo Variable',
    name: 'archivo',
    style: 'normal',
    // Above 600 the family has different outlines: a title at 640 would cost 10 kB more.
    weight: [400, 600],
    stretch: [78, 112],
    isLarge: true,
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

/** Kerning, marks, ligatures, figures of equal width (spec/design TY3). Fractions and small capitals are left out. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum']

/**
 * Writes the narrowed files of every face into a folder, with the style sheet that declares them. This takes some
 * seconds, so it is repeated only when this module or a package has changed.
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
  const text = charactersOf(TEXT)
  const taken = new Set(text)
  const alphabets = ALPHABETS.filter(({ isOfLarge }) => !isOfLarge || face.isLarge)
  const others = alphabets.map(({ name, source, range }) => {
    const characters = [...new Set(charactersOf(range)).difference(taken)]
    for (const character of characters) taken.add(character)
    return narrow(source, characters.join(''), {
      file: `${face.name}-${name}.woff2`,
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
