import type { Access } from 'contract/answers/parts.ts'
import {
  ACCESS_CODES,
  ACCESS_LABELS,
  ACCESS_GROUPS,
  accessSentence,
  type AccessCode,
} from 'contract/rules/access.ts'
import { formatDate } from 'contract/rules/local-time.ts'
import { contactView, type ContactView } from './contact-view.ts'

export interface AccessView {
  /** In the order of `ACCESS_CODES`, both "yes" and "no". */
  readonly items: readonly { readonly words: string; readonly note?: string | undefined }[]
  readonly checked?: { readonly date: string; readonly text: string } | undefined
  readonly contact?: ContactView | undefined
}

export interface AccessSources {
  /** Blocks that apply to the whole event, such as those of the event and of its only venue. */
  readonly whole: readonly (Access | undefined)[]
  /** Access of parts: one group for the venues, if there are several, one for the sessions. */
  readonly parts?: readonly (readonly AccessPart[])[]
  /** The festival's contact, used if no block names one. */
  readonly contact?: string | undefined
}

/** The access of a part. `name` is shown if a code is not true of every part: "Shed 9", "Saturday 28 March". */
export interface AccessPart {
  readonly name: string
  readonly access: Access | undefined
}

type Item = Access['items'][number]

/**
 * Joins access blocks (spec/content A5, spec/screens §5.11). A code that is `yes` anywhere is `yes`. A code that only
 * some parts have names these parts. An unknown code is left out: it must not be read as "no".
 */
export function accessView({ whole, parts = [], contact }: AccessSources): AccessView {
  const blocks = [...whole, ...parts.flat().map(({ access }) => access)].filter(
    (block) => block !== undefined,
  )
  const named = new Set(blocks.flatMap(({ items }) => items.map(({ code }) => code)))
  return {
    items: ACCESS_CODES.filter((code) => named.has(code)).flatMap((code) =>
      codeItems(code, whole, parts),
    ),
    checked: checkedView(blocks),
    // The contact of the whole comes first, because it knows this event or place best.
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
  // What is available somewhere is more useful than what is missing elsewhere.
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

/** Whether every part has the same value. */
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

interface Said {
  readonly item: Item
  readonly part?: { readonly name: string; readonly group: readonly AccessPart[] }
}

/** Each note once; a full stop at its end makes no difference. A note that only some parts have names these parts. */
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

/** Whether a note is about the whole, or about every part of a group. */
function isOfAll(by: readonly Said[]): boolean {
  return by.some(
    ({ part }) =>
      !part || by.filter((other) => other.part?.group === part.group).length >= part.group.length,
  )
}

/** Returns the oldest check, so that it is true of all blocks. */
function checkedView(blocks: readonly Access[]): AccessView['checked'] {
  const [date] = blocks.flatMap((block) => block.checked_on ?? []).toSorted()
  return date === undefined ? undefined : { date, text: formatDate(date, 'long') }
}

/** A summary names the first three codes (spec/screens §0.7): with more, a row of a list is higher than its picture. */
const SAID = 3

/** Without a step-free entrance nothing else helps. The venue's codes come later: it has them for all its events. */
const IN_ORDER: readonly AccessCode[] = [
  'step_free_entrance',
  ...ACCESS_GROUPS.program,
  ...ACCESS_GROUPS.place.filter((code) => code !== 'step_free_entrance'),
  ...ACCESS_GROUPS.notice,
]

/** "Step-free entrance, captions, lift + 4 more"; undefined if nothing is confirmed. */
export function accessSummary(codes: readonly AccessCode[]): string | undefined {
  const known = IN_ORDER.filter((code) => codes.includes(code))
  if (known.length === 0) return undefined
  const said = accessSentence(known.slice(0, SAID))
  const more = known.length - SAID
  return more > 0 ? `${said} +\u00a0${more}\u00a0more` : said
}
