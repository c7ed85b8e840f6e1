import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readDayAndTime, textOf } from './cell-values.ts'
import { findHeading } from './find-heading.ts'
import { readSheetFile } from './read-files.ts'
import type { Sheet } from './sheet-fields.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

interface Workbook {
  /** The XML of each sheet by the sheet's name, in order. */
  readonly sheets: Readonly<Record<string, string>>
  /** The contents of the shared string items. */
  readonly strings: readonly string[]
  /** The formats of numbers, and the format of each style. */
  readonly styles: string
  /** The properties of the workbook. */
  readonly properties?: string
}

const xml = (content: string) =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`)

function packed({ sheets, strings, styles, properties = '' }: Workbook): Uint8Array {
  const names = Object.keys(sheets)
  const sheetList = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = [
    ...names.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation('rId90', 'sharedStrings', 'sharedStrings.xml'),
    relation('rId91', 'styles', 'styles.xml'),
  ]
  const bodies = Object.values(sheets).map((body, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    xml(`<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">${body}</worksheet>`),
  ])
  return zipSync({
    '[Content_Types].xml': xml(`<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${sheetList.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${MAIN}" count="${strings.length}" uniqueCount="${strings.length}">${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': xml(`<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`),
    ...Object.fromEntries(bodies),
  })
}

/** 14 March 2026, 6.30pm, as a workbook has it: days since the end of 1899. */
const START = '46095.7708333333'

/**
 * A workbook as Excel saves it: a title merged over the columns, a date format of Excel's own, and a formula with its
 * value.
 */
const EXCEL: Workbook = {
  strings: [
    '<t>Program 2026</t>',
    '<t>Event</t>',
    '<t>Starts</t>',
    '<t>Seats</t>',
    '<t xml:space="preserve">Fleece &amp; Silver</t>',
  ],
  styles:
    '<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/></cellXfs>',
  sheets: {
    Sessions: `<dimension ref="A1:C4"/><sheetData>
<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1"/><c r="C1"/></row>
<row r="3" spans="1:3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c></row>
<row r="4" spans="1:3"><c r="A4" t="s"><v>4</v></c><c r="B4" s="1"><v>${START}</v></c><c r="C4"><f>20+20</f><v>40</v></c></row>
</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>`,
  },
}

/**
 * A workbook as Google Sheets exports it: every cell has a style, dates have a custom format, and empty rows
 * follow.
 */
const GOOGLE: Workbook = {
  strings: ['<t>Event</t>', '<t>Starts</t>', '<t>Seats</t>', '<t>Fleece &amp; Silver</t>'],
  styles:
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="d/m/yyyy h:mm"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="0" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs>',
  sheets: {
    Sessions: `<sheetFormatPr customHeight="1" defaultRowHeight="15.75"/><sheetData>
<row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c></row>
<row r="2"><c r="A2" s="1" t="s"><v>3</v></c><c r="B2" s="2"><v>${START}</v></c><c r="C2" s="1"><v>40.0</v></c></row>
<row r="3"><c r="A3" s="1"/><c r="B3" s="2"/></row><row r="1000"/>
</sheetData>`,
  },
}

/**
 * A workbook as Numbers exports it: the first sheet is about the export, the name of the table is above the headings,
 * and texts are in runs.
 */
const NUMBERS: Workbook = {
  strings: [
    '<t>This document was exported from Numbers. Each table was converted to an Excel worksheet.</t>',
    '<t>Sessions</t>',
    '<r><rPr><b val="1"/></rPr><t>Event</t></r>',
    '<t>Starts</t>',
    '<t>Seats</t>',
    '<r><t xml:space="preserve">Fleece </t></r><r><rPr><i val="1"/></rPr><t>&amp; Silver</t></r>',
  ],
  styles:
    '<numFmts count="1"><numFmt numFmtId="59" formatCode="d mmm yyyy h:mm AM/PM"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="59" xfId="0" applyNumberFormat="1"/></cellXfs>',
  sheets: {
    'Export Summary': '<sheetData><row r="2"><c r="B2" t="s"><v>0</v></c></row></sheetData>',
    'Program - Sessions': `<sheetData>
<row r="1" ht="27"><c r="A1" t="s"><v>1</v></c><c r="B1" s="0"/><c r="C1" s="0"/></row>
<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c><c r="C2" t="s"><v>4</v></c></row>
<row r="3"><c r="A3" t="s"><v>5</v></c><c r="B3" s="1"><v>${START}</v></c><c r="C3"><v>40</v></c></row>
</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>`,
  },
}

/**
 * A workbook as LibreOffice exports it if it came from an old Mac: days are counted from 1904, a formula has its text,
 * and a style reaches down to the last row.
 */
const LIBREOFFICE: Workbook = {
  properties: '<workbookPr backupFile="false" showObjects="all" date1904="true"/>',
  strings: ['<t xml:space="preserve">Event</t>', '<t>Starts</t>', '<t>Seats</t>'],
  styles:
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="[$-C09]dddd, d mmmm yyyy h:mm AM/PM"/></numFmts><cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="164" xfId="0"/><xf numFmtId="165" xfId="0"/></cellXfs>',
  sheets: {
    Sessions: `<sheetPr filterMode="false"/><dimension ref="A1:C1048576"/><sheetData>
<row r="1" customFormat="false" ht="12.8" hidden="false"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="0" t="s"><v>2</v></c></row>
<row r="2" customFormat="false" ht="12.8" hidden="false"><c r="A2" s="0" t="str"><f aca="false">"Fleece"&amp;" &amp; Silver"</f><v>Fleece &amp; Silver</v></c><c r="B2" s="1" t="n"><v>44633.7708333333</v></c><c r="C2" s="0" t="n"><v>40</v></c></row>
<row r="1048576" customFormat="false" ht="12.8" hidden="false"><c r="B1048576" s="1"/></row>
</sheetData>`,
  },
}

const COLUMNS = ['Event', 'Starts', 'Seats']
// Only the headings are matched here.
const SESSIONS = {
  name: 'Sessions',
  columns: COLUMNS.map((label) => ({ key: label, label })),
} as unknown as Sheet

test.each([
  ['Excel', EXCEL],
  ['Google Sheets', GOOGLE],
  ['Numbers', NUMBERS],
  ['LibreOffice', LIBREOFFICE],
])('a workbook of %s is read from its headings on: text, day and time, number', async (_, book) => {
  const sheets = await readSheetFile({ name: 'program.xlsx', bytes: packed(book) })
  const rows = sheets.flatMap((sheet) => {
    const found = findHeading(sheet, [SESSIONS])
    return found ? sheet.grid.slice(found.headingRow) : []
  })
  const [headings = [], [title, start, seats] = []] = rows.filter((row) => row.some(Boolean))

  expect(headings.map(textOf)).toEqual(COLUMNS)
  expect([textOf(title), readDayAndTime(start, 2026), textOf(seats)]).toEqual([
    'Fleece & Silver',
    { value: '2026-03-14T18:30' },
    '40',
  ])
})

test('a formula with an error is not read as an empty cell, which would empty the field', async () => {
  const Sessions =
    '<sheetData><row r="1"><c r="A1" t="e"><f>Old!A1</f><v>#REF!</v></c></row></sheetData>'
  const bytes = packed({ ...EXCEL, sheets: { Sessions } })

  const [sheet] = await readSheetFile({ name: 'program.xlsx', bytes })

  expect(sheet?.grid).toEqual([['#REF!']])
})
