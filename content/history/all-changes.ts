/** What staff changed in all records, files and globals, the newest change first (spec/content B17). */
import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { addDays, startOfDay } from 'contract/rules/local-time.ts'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { COLLECTION_RIGHTS, GLOBAL_RIGHTS } from '../access/rights.ts'
import { isOneOf } from '../access/roles.ts'
import { findAccountNames, NAME_OF_WHO } from '../requests/account-name.ts'
import { databaseOf, parametersOf } from '../requests/database.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { titleOf as titleOfRecord } from '../lookups/find-records.ts'
import type { Target } from '../saving/record.ts'
import { fieldInWords, type Line } from './changes-in-words.ts'
import { fieldsOfForm, historyRowInWords, titlesOf } from './record-versions.ts'
import { findHistoryRows, type HistoryRow } from './history-rows.ts'
import { isTakenBack } from './take-back.ts'
import { globalLabel, labelText } from '../records/label-text.ts'

/** The most on one page. */
const SAVES = 50
/** The most on the page of one day: enough for any day without an import. */
const SAVES_OF_DAY = 500
const ID = /^\d{1,15}$/

/** An empty text restricts nothing. */
export interface ChangeFilter {
  /** `Person.id` */
  readonly who: string
  /** A collection or global. */
  readonly collection: string
  /** `YYYY-MM-DD`, in the festival's zone. */
  readonly day: string
  /** Only changes that visitors have seen. */
  readonly isPublic: boolean
  /** Where the page before ended (`AllChanges.older`). */
  readonly older: string
}

/** One save of one record. */
export interface ChangedRecord {
  /** Epoch milliseconds, by the festival's clock. */
  readonly at: number
  /** The account's name; undefined for the system. */
  readonly who: string | undefined
  readonly isPublic: boolean
  /** Such as `Event`. */
  readonly kind: string
  /** The present title, or the last one of a record that no longer exists. */
  readonly title: string
  /** Undefined if the record was deleted or is in the trash. */
  readonly target: Target | undefined
  readonly lines: readonly Line[]
  readonly act: 'made' | 'deleted' | 'changed'
  /** Those that can be taken back, as the endpoint reads them; empty for changes that a draft cannot undo. */
  readonly rows: readonly TakenRow[]
}

export interface AllChanges {
  readonly changes: readonly ChangedRecord[]
  /** The start of the next page; undefined at the end. */
  readonly older: string | undefined
  /** Those who changed anything that the reader may see. */
  readonly people: readonly Person[]
}

/** The account may no longer exist. */
interface Person {
  /** The first row of the history by this person: it reveals no email address, and two people never share it. */
  readonly id: string
  /** Such as "Ann"; for a second person with the same name, "Ann (2)". */
  readonly name: string
}

export interface TakenRow {
  readonly id: number
  readonly at: string
  /** Its label in the form. */
  readonly words: string
}

export async function findAllChanges(
  filter: ChangeFilter,
  req: PayloadRequest,
): Promise<AllChanges> {
  const [{ saves, older }, people, nameOf] = await Promise.all([
    readSaves(filter, req),
    findPeople(req),
    findAccountNames(req),
  ])
  const owners = await findOwners(saves, req)
  const lastTitles = await findLastTitles(saves, owners, req)
  const titleOf = titlesOf(req)
  const changes = await Promise.all(
    saves.map(async (save): Promise<ChangedRecord> => {
      const [first] = save
      const key = `${first.collection} ${first.code}`
      const owner = owners.get(key)
      const { fields, titleField, kind } = describeForm(first.collection, req)
      const lines = await Promise.all(save.map((row) => historyRowInWords(fields, row, titleOf)))
      const ofTitle = save.find(({ field }) => field === titleField)
      const isMade = ofTitle?.old === null
      const isDeleted = ofTitle?.new === null
      return {
        at: Date.parse(first.at),
        who: first.who === null ? undefined : nameOf(first.who),
        isPublic: save.some((row) => row.public),
        kind,
        title: owner?.title ?? lastTitles.get(key) ?? 'A deleted record',
        target: owner?.target,
        lines: lines.flat(),
        act: isMade ? 'made' : isDeleted && !owner ? 'deleted' : 'changed',
        rows:
          owner && !isMade
            ? save
                .filter((row) => isTakenBack(row, req))
                .map(({ id, at, field }) => ({ id, at, words: fieldInWords(fields, field) }))
            : [],
      }
    }),
  )
  return { changes, older, people }
}

async function findPeople(req: PayloadRequest): Promise<Person[]> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ id: number; name: string }>(sql`
    select min(id) as id, ${NAME_OF_WHO} as name from history
    where who is not null group by who having bool_or(${isReadable(readableBy(req))})
    order by name, id`)
  const times = new Map<string, number>()
  return rows.map(({ id, name }) => {
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { id: String(id), name: time === 1 ? name : `${name} (${time})` }
  })
}

type Save = [HistoryRow, ...HistoryRow[]]

/** Titles of records that no longer exist, by collection and code. */
async function findLastTitles(
  saves: readonly Save[],
  owners: ReadonlyMap<string, unknown>,
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const gone = saves.flatMap(([{ collection, code }]) => {
    const { titleField } = describeForm(collection, req)
    return titleField === undefined || owners.has(`${collection} ${code}`)
      ? []
      : [sql`(${collection}, ${code}, ${titleField})`]
  })
  if (gone.length === 0) return new Map()
  const rows = await findHistoryRows(
    req,
    sql`where (collection, code, field) in (${sql.join(gone, sql`, `)}) order by id`,
  )
  const titles = new Map<string, string>()
  for (const { collection, code, new: next, old } of rows) {
    const key = `${collection} ${code}`
    // The row of a deletion has the title of the public version or of the first draft, which may be older than the
    // last one.
    const title = next ?? titles.get(key) ?? old
    if (typeof title === 'string') titles.set(key, title)
  }
  return titles
}

interface Group extends Record<string, unknown> {
  readonly collection: string
  readonly code: string
  readonly at: string | Date
  readonly public: boolean
  readonly last: number
}

/** All rows of one save have the same time, because one transaction wrote them. */
async function readSaves(filter: ChangeFilter, req: PayloadRequest) {
  const database = await databaseOf(req)
  const most = isCalendarDate(filter.day) ? SAVES_OF_DAY : SAVES
  const { rows: groups } = await database.execute<Group>(sql`
    select collection, code, public, at, max(id) as last from history
    where ${sql.join(await conditions(filter, req), sql` and `)}
    group by collection, code, public, at, who
    ${olderThan(filter.older)}
    order by at desc, max(id) desc limit ${most + 1}`)
  const shown = groups.slice(0, most)
  const end = shown.at(-1)
  const older =
    groups.length > most && end ? `${new Date(end.at).toISOString()} ${end.last}` : undefined
  if (shown.length === 0) return { saves: [], older }
  const keys = shown.map(
    (group) =>
      sql`(${group.collection}, ${group.code}, ${group.public}, ${new Date(group.at).toISOString()}::timestamptz)`,
  )
  const rows = await findHistoryRows(
    req,
    sql`where (collection, code, public, at) in (${sql.join(keys, sql`, `)}) order by at desc, id`,
  )
  return { saves: grouped(rows, shown), older }
}

function grouped(rows: readonly HistoryRow[], groups: readonly Group[]): Save[] {
  const keyOf = ({ collection, code, public: isSeen, at }: Omit<Group, 'last'>) =>
    `${String(collection)} ${String(code)} ${String(isSeen)} ${new Date(at as string).toISOString()}`
  const saves = new Map(groups.map((group) => [keyOf(group), [] as HistoryRow[]]))
  for (const row of rows) saves.get(keyOf({ ...row }))?.push(row)
  return [...saves.values()].filter((save): save is Save => save.length > 0)
}

async function conditions(
  { who, collection, day, isPublic }: ChangeFilter,
  req: PayloadRequest,
): Promise<SQL[]> {
  const zone = await festivalZone(req)
  const startOf = (date: string) => isoOf(startOfDay(date, zone))
  const slugs = readableBy(req).filter((slug) => !collection || slug === collection)
  return [
    isReadable(slugs),
    ...(ID.test(who)
      ? [sql`who = (select own.who from history own where own.id = ${who}::bigint)`]
      : []),
    ...(isPublic ? [sql`public`] : []),
    ...(isCalendarDate(day)
      ? [sql`at >= ${startOf(day)} and at < ${startOf(addDays(day, 1))}`]
      : []),
  ]
}

function isReadable(slugs: readonly string[]): SQL {
  if (slugs.length === 0) return sql`false`
  return sql`collection in (${parametersOf(slugs)})`
}

function olderThan(older: string): SQL {
  const [at = '', last] = older.split(' ')
  if (Number.isNaN(Date.parse(at)) || !Number.isSafeInteger(Number(last))) return sql``
  return sql`having (at, max(id)) < (${at}::timestamptz, ${Number(last)}::integer)`
}

function isoOf(instantMs: number): string {
  return Number.isNaN(instantMs) ? new Date(0).toISOString() : new Date(instantMs).toISOString()
}

/** What the person may read, in the order of the table of rights. */
export function readableBy(req: PayloadRequest): string[] {
  return Object.entries({ ...COLLECTION_RIGHTS, ...GLOBAL_RIGHTS })
    .filter(([, { read: who }]) => isOneOf(who, req))
    .map(([slug]) => slug)
}

export function describeForm(slug: string, req: PayloadRequest) {
  const collection = req.payload.config.collections.find((each) => each.slug === slug)
  if (collection) {
    const { singular } = collection.labels
    return {
      fields: collection.fields,
      titleField: collection.admin.useAsTitle,
      kind: labelText(singular, slug),
    }
  }
  const { fields } = fieldsOfForm({ global: slug as GlobalSlug }, req) // of our own table of rights
  return { fields, titleField: undefined, kind: globalLabel(slug, req) }
}

interface Owner {
  readonly title: string
  readonly target: Target
}

/** Records by collection and code. */
async function findOwners(
  saves: readonly Save[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, Owner>> {
  const codes = new Map<string, Set<string>>()
  for (const [{ collection, code }] of saves)
    codes.set(collection, (codes.get(collection) ?? new Set()).add(code))
  const found = await Promise.all([...codes].map(([slug, of]) => findOwnersIn(slug, [...of], req)))
  return new Map(found.flat())
}

async function findOwnersIn(
  slug: string,
  codes: readonly string[],
  req: PayloadRequest,
): Promise<[string, Owner][]> {
  const config = req.payload.config.collections.find((each) => each.slug === slug)
  if (!config) {
    const { kind } = describeForm(slug, req)
    return [[`${slug} `, { title: kind, target: { global: slug as GlobalSlug } }]]
  }
  const collection = slug as CollectionSlug // one of the configuration
  const hasCode = config.flattenedFields.some(({ name }) => name === 'code')
  const ids = codes.map(Number).filter(Number.isSafeInteger)
  const { docs } = await req.payload.find({
    collection,
    where: {
      or: [
        ...(hasCode ? [{ code: { in: [...codes] } }] : []),
        ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
      ],
    },
    draft: true,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map((doc) => {
    const code = 'code' in doc && doc.code ? doc.code : String(doc.id)
    const owner = {
      title: titleOfRecord(doc, config.admin.useAsTitle),
      target: { collection, id: doc.id },
    }
    return [`${slug} ${code}`, owner]
  })
}
