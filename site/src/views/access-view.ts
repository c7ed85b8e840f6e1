import type { Access, AccessCode } from 'contract/answers/parts.ts'
import { ACCESS_CODES, ACCESS_LABELS } from 'contract/rules/access.ts'
import { formatDate } from 'contract/rules/melbourne-time.ts'

/** What is known of access, in words. */
export interface AccessView {
  /** Every known code in the order of the table, what is there and what is not. */
  readonly items: readonly { readonly words: string; readonly note?: string | undefined }[]
  readonly checked?: { readonly date: string; readonly text: string } | undefined
  readonly contact?: { readonly text: string; readonly href?: string | undefined } | undefined
}

export interface AccessSources {
  /** Blocks that hold for the whole, such as the event's own and its one venue's. */
  readonly whole: readonly (Access | undefined)[]
  /** Groups of blocks that each hold for a part only: several venues, or the sessions. */
  readonly parts?: readonly (readonly AccessPart[])[]
  /** The festival's own contact, where no block names one. */
  readonly contact?: string | undefined
}

/** `name` is said beside a code that does not hold for every part: "Shed 9", "Saturday 28 March". */
export interface AccessPart {
  readonly name: string
  readonly access: Access | undefined
}

type Item = Access['items'][number]

/**
 * Joins access blocks (spec/content A5, spec/screens §5.11): a code that is `yes` anywhere is `yes`, one that holds for some
 * parts only names them, and a code nobody knows is left out.
 */
export function accessView({ whole, parts = [], contact }: AccessSources): AccessView {
  const blocks = [...whole, ...parts.flat().map(({ access }) => access)].filter(
    (block) => block !== undefined,
  )
  return {
    items: ACCESS_CODES.flatMap((code) => codeItems(code, whole, parts)),
    checked: checkedView(blocks),
    contact: contactView(blocks.find((block) => block.contact)?.contact ?? contact),
  }
}

function codeItems(
  code: AccessCode,
  whole: AccessSources['whole'],
  parts: readonly (readonly AccessPart[])[],
): AccessView['items'] {
  const shared = parts.filter((group) => isEverywhere(group, code))
  const said: readonly Said[] = [
    ...whole.flatMap((access) => knownItem(access, code)).map((item) => ({ item })),
    ...shared.flatMap((group) =>
      group.flatMap(({ name, access }) =>
        knownItem(access, code).map((item) => ({ item, part: { name, group } })),
      ),
    ),
  ]
  const general = said.map(({ item }) => item)
  const best = general.find(({ value }) => value === 'yes') ?? general[0]
  const named = parts
    .filter((group) => !isEverywhere(group, code))
    .flat()
    .flatMap(({ name, access }) => knownItem(access, code).map((item) => ({ name, item })))
  // What is there somewhere says more than what is missing elsewhere.
  const missing = best || named.some(({ item }) => item.value === 'yes') ? [] : named
  const found = best?.value === 'yes' ? [] : named.filter(({ item }) => item.value === 'yes')
  return [
    ...(best ? [{ words: wordsOf(code, best), note: notesOf(said, best) }] : []),
    ...[...found, ...missing].map(({ name, item }) => ({
      words: `${wordsOf(code, item)} (${name})`,
      note: item.note,
    })),
  ]
}

function knownItem(access: Access | undefined, code: AccessCode): readonly Item[] {
  return (access?.items ?? []).filter((item) => item.code === code && item.value !== 'unknown')
}

/** Whether every part says the same. */
function isEverywhere(group: readonly AccessPart[], code: AccessCode): boolean {
  return (
    group.length > 0 &&
    (['yes', 'no'] as const).some((value) =>
      group.every(({ access }) => knownItem(access, code).some((item) => item.value === value)),
    )
  )
}

function wordsOf(code: AccessCode, { value }: Item): string {
  return value === 'yes' ? ACCESS_LABELS[code] : `${ACCESS_LABELS[code]}: no`
}

/** An item, and whose it is, where it holds for a part. */
interface Said {
  readonly item: Item
  readonly part?: { readonly name: string; readonly group: readonly AccessPart[] }
}

/**
 * What is noted of the value that counts, each note once, whether staff ended it with a full stop or not, with the names
 * of the parts that have it if not all do.
 */
function notesOf(said: readonly Said[], { value }: Item): string | undefined {
  const noted = Map.groupBy(
    said.filter(({ item }) => item.value === value && item.note),
    ({ item }) => item.note?.replace(/\.$/, ''),
  )
  const notes = [...noted].map(([note, by]) => {
    const names = new Set(by.flatMap(({ part }) => part?.name ?? []))
    return isOfAll(by) ? note : `${[...names].join(', ')}: ${note}`
  })
  return notes.length > 0 ? notes.join('. ') : undefined
}

/** Whether a note is of the whole, or of every part of a group. */
function isOfAll(by: readonly Said[]): boolean {
  return by.some(
    ({ part }) =>
      !part || by.filter((other) => other.part?.group === part.group).length >= part.group.length,
  )
}

/** The oldest check: the rest is at least as fresh. */
function checkedView(blocks: readonly Access[]): AccessView['checked'] {
  const [date] = blocks.flatMap((block) => block.checked_on ?? []).toSorted()
  return date === undefined ? undefined : { date, text: formatDate(date, 'long') }
}

function contactView(text: string | undefined): AccessView['contact'] {
  if (text === undefined) return undefined
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { text, href: `mailto:${text}` } : { text }
}
