/** Every account may make these requests: imports write drafts. Only pictures have none (`ask-rules.ts`). */
import { createHash } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { BAD_REQUEST, CONFLICT, CREATED } from '../../requests/http-status.ts'
import { idInPath } from '../../requests/id-in-path.ts'
import { keyOf } from '../stored.ts'
import { askRulesOf } from './ask-rules.ts'
import { meaningKey } from './column-values.ts'
import { exportSheets, helpSheet } from './export-sheets.ts'
import { MAX_INPUT_BYTES, SheetProblem } from './grid.ts'
import { goOn, listImports, startImport, stopImport, type SheetImport } from './import-rows.ts'
import { look, type AskRules, type LookedAtRow } from './look.ts'
import { planOf } from './plan.ts'
import { loadProgram } from './program.ts'
import { readPasted, readSheetFile } from './read-files.ts'
import { readSheets } from './sheet-rows.ts'
import { takeBack } from './take-back.ts'
import { fileName, writeCsv, writeCsvZip, writeXlsx } from './write-files.ts'
import { refusal } from '../../requests/refusal.ts'

/** A name in a sheet that no record has, with records that it may mean. */
export interface NameToChoose {
  readonly key: string
  readonly text: string
  readonly collection: string
  readonly like: readonly { readonly name: string; readonly title: string }[]
  readonly mayBeCreated: boolean
}

export interface SheetsLook {
  readonly rows: readonly LookedAtRow[]
  readonly notices: readonly string[]
  readonly names: readonly NameToChoose[]
  /** Records that would be written. */
  readonly count: number
  /** Indexes of rows. The import sends them back, so that the rules are not asked a second time. */
  readonly refused: readonly number[]
  /** A hash of what would be written. The import sends it back, and is refused if it has changed. */
  readonly seen: string
}

/** Enough for an export as CSV, which has six files: five sheets and the help. */
const MOST_FILES = 10
/** Of all files together: enough for a workbook of the largest size and several CSV files. */
const MAX_BODY_BYTES = 2 * MAX_INPUT_BYTES

export const sheetEndpoints: readonly Endpoint[] = [
  { path: '/sheets', method: 'get', handler: download },
  {
    path: '/sheets/look',
    method: 'post',
    handler: async (req) => Response.json((await lookAt(req)).look),
  },
  { path: '/sheets/import', method: 'post', handler: begin },
  {
    path: '/sheets/imports',
    method: 'get',
    handler: async (req) => Response.json({ imports: await listImports(req) }),
  },
  onImport('go-on', goOn),
  onImport('stop', stopImport),
  onImport('take-back', takeBack),
]

function onImport(
  name: string,
  act: (req: PayloadRequest, id: number) => Promise<SheetImport>,
): Endpoint {
  return {
    path: `/sheets/imports/:id/${name}`,
    method: 'post',
    handler: async (req) => Response.json(await act(req, idInPath(req))),
  }
}

/** `?edition=2026&format=xlsx` or `format=csv`; with `sheet=Events`, one sheet as CSV. */
async function download(req: PayloadRequest): Promise<Response> {
  const { searchParams } = req
  const program = await loadProgram(req.payload, req)
  const edition = editionIn(searchParams.get('edition'), program)
  const wanted = searchParams.get('sheet')
  const chosen = program.sheets.filter(({ name }) => wanted === null || name === wanted)
  if (chosen.length === 0) throw refusal(BAD_REQUEST, 'There is no such sheet')
  const sheets = exportSheets(program.stored, chosen, edition)
  const [only] = sheets
  if (wanted !== null && only) {
    return file(
      new TextEncoder().encode(writeCsv(only)),
      `${fileName(only.name)}-${edition}.csv`,
      'text/csv; charset=utf-8',
    )
  }
  const all = [...sheets, helpSheet(chosen)]
  if (searchParams.get('format') === 'csv')
    return file(writeCsvZip(all), `program-${edition}.zip`, 'application/zip')
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return file(await writeXlsx(all), `program-${edition}.xlsx`, type)
}

function file(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(bytes, { headers })
}

const Asked = v.object({
  edition: v.nullable(v.string()),
  pasted: v.nullable(v.string()),
  meanings: v.optional(v.record(v.string(), v.string()), {}),
  refused: v.optional(v.array(v.number())),
  seen: v.nullable(v.string()),
})

/** The preview and the import send the same form. */
async function readForm(req: PayloadRequest) {
  if (Number(req.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    throw refusal(BAD_REQUEST, 'The files have more than 20 MB together')
  const form = await req.formData?.().catch(() => undefined)
  if (!form) throw refusal(BAD_REQUEST, 'Choose a file, or paste rows of a table')
  const files = form.getAll('file').filter((each) => each instanceof File)
  if (files.length > MOST_FILES)
    throw refusal(BAD_REQUEST, `At most ${MOST_FILES} files are read at once`)
  const asked = v.safeParse(Asked, {
    edition: form.get('edition'),
    pasted: form.get('pasted'),
    meanings: parseJson(form.get('meanings')),
    refused: parseJson(form.get('refused')),
    seen: form.get('seen'),
  })
  if (!asked.success) throw refusal(BAD_REQUEST, 'This request is not one of the studio')
  return { files, ...asked.output }
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    // The schema refuses null, with a sentence for staff.
    return null
  }
}

async function lookAt(req: PayloadRequest) {
  const { files, edition, pasted, meanings, refused, seen } = await readForm(req)
  const program = await loadProgram(req.payload, req)
  const year = editionIn(edition, program)
  const grids = await gridsOf(files, pasted ?? '').catch((error: unknown) => {
    throw error instanceof SheetProblem ? refusal(BAD_REQUEST, error.message) : error
  })
  const { rows, notices } = readSheets(grids, program.sheets)
  const asked = { ...program, rows, year, meanings }
  const known = refused?.map((index) => ({ row: rows[index], column: '', message: '' }))
  const ask: AskRules = known
    ? async () => known.flatMap(({ row, ...words }) => (row ? [{ ...words, row }] : []))
    : askRulesOf(req, program)
  const looked = await look(asked, ask)
  const plan = planOf(looked.changed, program)
  const fingerprint = createHash('sha256').update(JSON.stringify(plan)).digest('hex')
  const names = looked.unknown.map(({ collection, text, like }) => ({
    key: meaningKey(collection, text),
    text,
    collection,
    like,
    mayBeCreated: collection === 'artists' || collection === 'venues',
  }))
  const result: SheetsLook = {
    rows: looked.rows,
    notices,
    names,
    count: plan.length,
    refused: looked.refused,
    seen: fingerprint,
  }
  const name = [...files.map((each) => each.name), ...(pasted?.trim() ? ['Pasted rows'] : [])].join(
    ', ',
  )
  return { look: result, plan, name, seen }
}

async function gridsOf(files: readonly File[], pasted: string) {
  const read = await Promise.all(
    files.map(async (each) =>
      readSheetFile({ name: each.name, bytes: new Uint8Array(await each.arrayBuffer()) }),
    ),
  )
  const grids = [...read.flat(), ...readPasted(pasted)]
  if (grids.length === 0) throw refusal(BAD_REQUEST, 'Choose a file, or paste rows of a table')
  return grids
}

/** Refuses if the result would differ now from the preview that the person has seen. */
async function begin(req: PayloadRequest): Promise<Response> {
  const { look: result, plan, name, seen } = await lookAt(req)
  if (seen !== result.seen) {
    const message =
      'Something has changed since you looked. Nothing is written: look at the preview again'
    throw refusal(CONFLICT, message)
  }
  if (plan.length === 0) throw refusal(BAD_REQUEST, 'Nothing would change')
  const leftOut = result.rows.filter(({ state }) => state === 'wrong')
  return Response.json(await startImport(req, { name, plan, leftOut }), { status: CREATED })
}

function editionIn(
  year: string | null,
  { stored }: Awaited<ReturnType<typeof loadProgram>>,
): string {
  if (year !== null && stored.records.has(keyOf('festivals', year))) return year
  throw refusal(BAD_REQUEST, 'Choose an edition. A new one is made under Festivals')
}
