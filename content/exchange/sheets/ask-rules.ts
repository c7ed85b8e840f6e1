/** Checks records that sheets would create or change with the studio's rules, before anything is written. */
import type { PayloadRequest } from 'payload'
import { isOneOf } from '../../access/roles.ts'
import { COLLECTION_RIGHTS } from '../../access/rights.ts'
import { findUses, nameOfUse } from '../../lookups/uses.ts'
import { NEEDED } from '../../rules/finding.ts'
import { findFindings } from '../../hooks/findings.ts'
import { textOf } from './cell-values.ts'
import { columnAt, problemAt, type AskRules, type DifferingRecord } from './look.ts'
import { planOf, withIds } from './plan.ts'
import type { RowProblem } from './sheet-record.ts'
import type { loadProgram } from './program.ts'

/** How many records are checked at once. A judgement: each check takes a database connection. */
const AT_ONCE = 6

type Program = Awaited<ReturnType<typeof loadProgram>>

/** Only cells with a value can have errors: drafts may lack values until they are published. */
export function askRulesOf(req: PayloadRequest, program: Program): AskRules {
  return async (changed) => {
    const problems: RowProblem[] = []
    // The checks share one iterator, so that each record is checked once.
    const waiting = changed.values()
    const ask = async () => {
      for (const each of waiting) problems.push(...(await problemsOf(each, req, program)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    return problems
  }
}

async function problemsOf(
  changed: DifferingRecord,
  req: PayloadRequest,
  program: Program,
): Promise<RowProblem[]> {
  const { record } = changed
  const { collection } = record
  const [save] = planOf([changed], program)
  if (!save) return []
  const refused = collection === 'media' ? await refusalOf(save.id, req) : undefined
  if (refused !== undefined)
    return [problemAt(record, '', refused)].filter((each) => each !== undefined)
  const before = program.stored.records.get(save.token)?.document ?? {}
  const after = Object.entries(save.fields).map(
    ([name, field]) => [name, withIds(field.new, {})] as const,
  )
  const document = { ...before, ...Object.fromEntries(after), _status: 'draft' }
  const findings = await findFindings(req.payload.collections[collection].config, document, req)
  return findings.flatMap(({ level, field, message }) => {
    if (level !== 'error' || message === NEEDED) return []
    const isWritten = Object.hasOwn(save.fields, field.split('.')[0] ?? '')
    const problem = isWritten ? problemAt(record, field, message) : undefined
    const column = problem && columnAt(problem.row, field.split('.'))
    return column && textOf(problem.row.cells.get(column)) !== '' ? [problem] : []
  })
}

/** Only editors may change a picture that visitors see, because it has no drafts (`access/refuse-publishing.ts`). */
async function refusalOf(id: number | undefined, req: PayloadRequest): Promise<string | undefined> {
  if (id === undefined || isOneOf(COLLECTION_RIGHTS.media.publish, req)) return undefined
  const [use] = await findUses({ collection: 'media', id }, req, 'published')
  return use && `Visitors see this in ${nameOfUse(use)}: only an editor can change it`
}
