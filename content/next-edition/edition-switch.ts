import { formatDate, formatDateRange } from 'contract/rules/local-time.ts'
import type { PayloadRequest } from 'payload'
import { findCurrentYear, findEditionOfYear } from '../editions/find-editions.ts'
import { isAbout, type ReleaseItem } from '../lookups/coming-releases.ts'
import { findEditionEvents } from '../lookups/edition-events.ts'
import type { Festival } from '../payload-types.ts'
import { findUndoFacts } from './undo.ts'

/** What staff should know before the site switches to another edition (spec/content B22). */
export interface EditionSwitch {
  /** `This switches the site from 2026 to 2027` */
  readonly words: string
  /** `Parallax 2026 runs until 29 March`, `2027 has no public event` */
  readonly facts: readonly string[]
}

export interface SwitchAnswer {
  /** Absent if the newest version of the settings does not switch. */
  readonly editionSwitch?: EditionSwitch
}

interface Asked {
  readonly year: number
  /** `YYYY-MM-DD` in the festival's zone. */
  readonly on: string
  /** The items of all releases until then, in their order; those of the release that switches come last. */
  readonly items: readonly ReleaseItem[]
}

/** Returns undefined if the edition of the year is the current one already. */
export async function findEditionSwitch(
  { year, on, items }: Asked,
  req: PayloadRequest,
): Promise<EditionSwitch | undefined> {
  const current = await findCurrentYear(req)
  if (year === current) return undefined
  return {
    words: `This switches the site from ${current} to ${year}`,
    facts: [
      ...runningWords(await findEditionOfYear(current, req), on),
      await eventsWords(year, items, req),
      ...(await lastYearWords(year, req)),
    ],
  }
}

/** Empty if the present edition is over, or if visitors do not see it. */
function runningWords(edition: Festival | undefined, on: string): string[] {
  if (edition?._status !== 'published' || edition.withdrawn || edition.end < on) return []
  const { name, start, end } = edition
  return start > on
    ? [`${name} is still to come, ${formatDateRange(start, end, 'day-month')}`]
    : [`${name} runs until ${formatDate(end, 'day-month')}`]
}

async function eventsWords(
  year: number,
  items: readonly ReleaseItem[],
  req: PayloadRequest,
): Promise<string> {
  const edition = await findEditionOfYear(year, req)
  if (!edition) return `${year} has no edition`
  const { events, publicEvents } = await findEditionEvents(edition.id, req)
  const count = events.filter(({ id }) => {
    const last = items.findLast((item) => isAbout(item, { collection: 'events', id }))
    return last ? last.act === 'publish' : publicEvents.has(id)
  }).length
  if (count === 0) return `${year} has no public event`
  return count === 1 ? `${year} has 1 public event` : `${year} has ${count} public events`
}

/** A judgement: nobody would read a longer list. */
const NAMED = 5

/** Empty if no text of the edition still names the edition before. */
async function lastYearWords(year: number, req: PayloadRequest): Promise<string[]> {
  const facts = await findUndoFacts(year, req)
  if (!facts) return []
  const records = [...facts.made, ...facts.takenBack].filter(({ stale }) => stale.length > 0)
  if (records.length === 0) return []
  const count = records.flatMap(({ stale }) => stale).length
  const still = count === 1 ? '1 text still names' : `${count} texts still name`
  const more = records.length > NAMED ? [`${records.length - NAMED} more`] : []
  const named = [...records.slice(0, NAMED).map(({ title }) => title), ...more].join(', ')
  return [`${still} ${facts.from}: ${named}`]
}
