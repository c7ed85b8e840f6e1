import type { Values } from '../saving/merge.ts'
import { SYSTEM_FIELDS } from '../records/system-fields.ts'

/** What the system writes, and what is about the state of the old record. */
const NOT_COPIED = new Set([...SYSTEM_FIELDS, 'review', 'withdrawn', 'withdrawn_reason'])

/** The fields for a draft of another year: without ids, with links to the new year, and with the same texts. */
export function copyInto(record: Values, years: Years): Values {
  const kept = Object.entries(record).filter(([name]) => !NOT_COPIED.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, linksInto(withoutRowIds(value), years)]),
  )
}

export interface Years {
  readonly from: number
  readonly to: number
}

/** `Parallax 2026` → `Parallax 2027`; a text that does not name the old year stays. */
export function nameInto(name: string, { from, to }: Years): string {
  return name.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), String(to))
}

/** `2018–2026` → `2018–2027`, `2026` → `2026–2027`. */
export function yearsInto(text: string, years: Years): string {
  return text.trim() === String(years.from) ? `${years.from}–${years.to}` : nameInto(text, years)
}

/** The reverse of `yearsInto`: `2018–2027` → `2018–2026`, `2026–2027` → `2026`. */
export function yearsBack(text: string, { from, to }: Years): string {
  return text.trim() === `${from}–${to}` ? String(from) : nameInto(text, { from: to, to: from })
}

/** Changes links in menus, in blocks and inside formatted text: `/2026/program`, `/2026-visit`. */
export function linksInto(value: unknown, years: Years): unknown {
  if (typeof value === 'string') {
    const [path] = new RegExp(`^/${years.from}(?=[/-]|$)`).exec(value) ?? []
    return path ? `/${years.to}${value.slice(path.length)}` : value
  }
  return mapped(value, (each) => linksInto(each, years))
}

/** With their ids, Payload would treat the rows as those of the old record. Rows inside formatted text keep theirs. */
function withoutRowIds(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'root' in value) return value
  if (!Array.isArray(value)) return mapped(value, withoutRowIds)
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row
    const { id: _id, ...rest }: Values = { ...row }
    return withoutRowIds(rest)
  })
}

function mapped(value: unknown, change: (each: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
}
