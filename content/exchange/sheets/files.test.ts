import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { historyRuns } from 'contract/testing/fuzz.ts'
import { SheetProblem, type NamedGrid } from './grid.ts'
import { readCsv } from './read-csv.ts'
import { readPasted, readSheetFile } from './read-files.ts'
import { writeCsv, writeCsvZip, writeXlsx } from './write-files.ts'

const encoder = new TextEncoder()
const ROWS = [
  ['Title', 'Teaser'],
  ['Salt; and more', 'Über "Salz", auf zwei\nZeilen'],
]

async function read(name: string, bytes: Uint8Array) {
  return (await readSheetFile({ name, bytes })).map(({ grid }) => grid)
}

function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = new Uint8Array(new Uint16Array([...text].map((each) => each.charCodeAt(0))).buffer)
  return isBig
    ? bytes.map((_, index) => bytes[index % 2 === 0 ? index + 1 : index - 1] ?? 0)
    : bytes
}

const COMMAS = 'Title,Teaser\r\nSalt; and more,"Über ""Salz"", auf zwei\nZeilen"\r\n'
const SEMICOLONS = 'Title;Teaser\r\n"Salt; and more";"Über ""Salz"", auf zwei\nZeilen"\r\n'
const TABS = 'Title\tTeaser\nSalt; and more\t"Über ""Salz"", auf zwei\nZeilen"\n'

describe('CSV', () => {
  test.each<[string, Uint8Array]>([
    ['of Google Sheets', encoder.encode(COMMAS)],
    ['of Excel, with its mark', encoder.encode(`\uFEFF${COMMAS}`)],
    ['of Excel where commas are decimal', encoder.encode(`\uFEFF${SEMICOLONS}`)],
    ['that says its separator', encoder.encode(`sep=;\r\n${SEMICOLONS}`)],
    ['of Numbers, pasted', encoder.encode(TABS)],
    ['as Unicode text of Excel', utf16(`\uFEFF${TABS}`, false)],
    ['as UTF-16 the other way round', utf16(`\uFEFF${TABS}`, true)],
    ['as UTF-16 without its mark', utf16(TABS, false)],
    [
      'of an old Excel, in the code page of Windows',
      Uint8Array.from([...COMMAS].map((each) => each.charCodeAt(0))),
    ],
  ])('%s is read', async (_, bytes) => {
    const [grid] = await read('events.csv', bytes)
    // The line that declares the separator also counts as a row of the file.
    expect(grid?.filter((row) => row.length > 0)).toEqual(ROWS)
  })

  test('keeps spreadsheets from computing texts, and returns the texts unchanged', () => {
    const grid = [['=1+1', '+61 3 5550 0162', "'quoted", '@home', "'=x", '-']]
    const csv = writeCsv({ name: 'Events', grid })
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/)
    expect(readCsv(csv)).toEqual(grid)
  })
})

const cell = fc.oneof(
  fc.string().filter((text) => text !== '' && !/[\r\0]/.test(text) && text.isWellFormed()),
  fc.constant(undefined),
)
const grids = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
})
/** Removes empty cells and rows at the end, which files need not have. */
const bare = (grid: NamedGrid['grid']) => {
  const rows = grid.map((row) => row.slice(0, row.findLastIndex((each) => each !== undefined) + 1))
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
}

describe('any table', () => {
  test('comes back from CSV as it was', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(bare(readCsv(writeCsv({ name: 'Any', grid })))).toEqual(bare(grid))
      }),
    )
  })

  test('comes back from a workbook as it was', async () => {
    const printable = fc.array(
      fc.array(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...'aÜ漢 <&>"\n_x0041_') }).filter(Boolean),
          fc.integer(),
          fc.constant(undefined),
        ),
        { maxLength: 5 },
      ),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(printable, async (grid) => {
        const [found] = await read(
          'any.xlsx',
          await writeXlsx([{ name: 'Any', grid: [['A', 'B'], ...grid] }]),
        )
        expect(bare(found ?? []).slice(1)).toEqual(bare(grid))
      }),
      { numRuns: historyRuns(100) },
    )
  })

  test('is read or refused with a sentence, whatever the bytes are', async () => {
    const bytes = fc.oneof(
      fc.uint8Array(),
      fc.uint8Array().map((rest) => Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...rest])),
      fc
        .uint8Array()
        .map((part) => zipSync({ 'xl/workbook.xml': part, 'xl/worksheets/sheet1.xml': part })),
      fc.string().map((text) => encoder.encode(text)),
    )
    await fc.assert(
      fc.asyncProperty(bytes, async (any) => {
        const refused = await read('any', any).catch((error: unknown) => error)
        expect(Array.isArray(refused) || refused instanceof SheetProblem).toBe(true)
      }),
    )
  })
})

/** Changes the unpacked size that the archive declares for its only part. */
function declaring(size: number, archive: Uint8Array): Uint8Array {
  const entry = archive.findLastIndex(
    (_, at) => 'PK\x01\x02' === String.fromCharCode(...archive.slice(at, at + 4)),
  )
  const copy = archive.slice()
  new DataView(copy.buffer).setUint32(entry + 24, size, true)
  return copy
}

describe('a file that is made to do harm', () => {
  test('is refused when it unpacks to more than a workbook has', async () => {
    const bomb = declaring(
      200_000_000,
      zipSync({ 'xl/worksheets/sheet1.xml': encoder.encode('<worksheet/>') }),
    )
    await expect(read('bomb.xlsx', bomb)).rejects.toThrow('bomb.xlsx: This workbook is too large')
  })

  test('is refused when its ZIP of CSV has more than 10 MB', async () => {
    const bomb = declaring(11_000_000, zipSync({ 'events.csv': encoder.encode('Title') }))
    await expect(read('bomb.zip', bomb)).rejects.toThrow('more than 10 MB')
  })

  test('is refused when it has more rows than a program', () => {
    expect(() => readPasted('Title\tTeaser\n'.repeat(5002))).toThrow('at most 5000 rows')
  })

  test.each(['<row r="9999999999"/>', '<row r="1"><c r="ZZZ9"><v>1</v></c></row>'])(
    'is refused when it names a place far away: %s',
    async (rows) => {
      const sheet = encoder.encode(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
      await expect(
        read('far.xlsx', zipSync({ 'xl/worksheets/sheet1.xml': sheet })),
      ).rejects.toThrow('at most 5000 rows')
    },
  )
})

test('an export as CSV is a ZIP with one file for each sheet', async () => {
  const sheets = [
    { name: 'Events', grid: [['Title'], ['Salt']] },
    { name: 'Picture credits', grid: [['Picture'], ['salt-1']] },
  ]
  expect(await readSheetFile({ name: 'program.zip', bytes: writeCsvZip(sheets) })).toEqual([
    { name: 'events', grid: sheets[0]?.grid },
    { name: 'picture-credits', grid: sheets[1]?.grid },
  ])
})
