/** Permanent short codes (spec/content D6): assigned once, unique over all collections, never reused. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { codeCandidate } from 'contract/rules/short-code.ts'
import { slug } from 'contract/rules/slug.ts'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Event } from '../payload-types.ts'
import { toName } from '../rules/name.ts'
import { databaseOf } from '../requests/database.ts'

/** An existing record keeps its code. */
export const giveCode: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const known: unknown = operation === 'update' ? originalDoc?.code : undefined
  const origin = originOf(collection.slug, data)
  return { ...data, code: known ?? (await takeCode(req, origin, data.code)) }
}

/** The code that a record or session gets from its name, unless another one has that code. */
export function derivedCode(collection: string, data: object, start?: unknown): string {
  return candidate(originOf(collection, data, start), 0)
}

/** What a code is made from. */
export function originOf(collection: string, data: Words, start?: unknown): string {
  if (collection === 'media') return `media:${text(data.hash) || text(data.filename)}`
  return `${collection}:${wordsOf(data)}${start === undefined ? '' : `@${text(start)}`}`
}

function candidate(origin: string, attempt: number): string {
  return codeCandidate(createHash('sha256').update(`${origin}:${attempt}`).digest('hex'))
}

/**
 * A session keeps its code if it is recognised by one of these, in this order: its row id, which a form sends; its
 * code, which a spreadsheet has; its start, because a file has nothing else. A copied row gets a new code. A row
 * without a start gets its code later.
 */
export const giveSessionCodes: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const rows = data.sessions ?? []
  const known = knownCodes(rows, operation === 'update' ? (originalDoc?.sessions ?? []) : [])
  const sessions: Session[] = []
  for (const session of rows) {
    const origin = session.start && originOf('sessions', data, session.start)
    const code = known.get(session) ?? (origin ? await takeCode(req, origin, session.code) : null)
    sessions.push({ ...session, code })
  }
  return { ...data, sessions }
}

type Session = NonNullable<Event['sessions']>[number]

function knownCodes(rows: readonly Session[], before: readonly Session[]): Map<Session, string> {
  const left = new Set(before)
  const known = new Map<Session, string>()
  for (const property of ['id', 'code', 'start'] as const) {
    for (const row of rows) {
      const same = [...left].find((old) => row[property] && old[property] === row[property])
      if (!same?.code || known.has(row)) continue
      known.set(row, same.code)
      left.delete(same)
    }
  }
  return known
}

/** Takes it within the saving transaction: concurrent saves get different codes. An import may bring its own. */
export async function takeCode(
  req: PayloadRequest,
  origin: string,
  brought?: string | null,
): Promise<string> {
  const database = await databaseOf(req)
  const candidates = req.context.isImport && brought ? [brought] : []
  for (let attempt = 0; ; attempt += 1) {
    const code = candidates.shift() ?? candidate(origin, attempt)
    const { rows } = await database.execute(sql`
      insert into codes (code, origin) values (${code}, ${origin})
      on conflict (code) do nothing returning code`)
    if (rows.length > 0) return code
  }
}

declare module 'payload' {
  interface RequestContext {
    /** The record comes from a file, with the code that it had in another database. */
    isImport?: boolean
  }
}

interface Words {
  readonly hash?: unknown
  readonly filename?: unknown
  readonly slug?: unknown
  readonly name?: unknown
  readonly title?: unknown
  readonly year?: unknown
}

/** Slug, year, name or title; a random text for a draft that has none of them yet. */
function wordsOf({ slug: typed, name, title, year }: Words): string {
  return (
    slug(text(typed)) ||
    (typeof year === 'number' ? String(year) : '') ||
    toName(text(name)) ||
    slug(text(title)) ||
    randomUUID()
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
