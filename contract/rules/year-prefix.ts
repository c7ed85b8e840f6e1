import { isDotSegment } from './canonicalise.ts'

/**
 * `2024-photobook-weekend` → `{year: '2024', rest: 'photobook-weekend'}` (spec/asked §2). Any four digits count as a
 * year (spec/behaviour §3.2). Undefined if no usable name follows the dash.
 */
export function splitYearPrefix(name: string): { year: string; rest: string } | undefined {
  const [, year, rest] = /^(\d{4})-(.+)$/su.exec(name) ?? []
  return year === undefined || rest === undefined || isDotSegment(rest) ? undefined : { year, rest }
}

/** 2024 for `2024-photobook-weekend` */
export function yearOfName(name: string): number | undefined {
  const prefix = splitYearPrefix(name)
  return prefix && Number(prefix.year)
}

/** `/2024-x/y` becomes `/2024/x/y`, in links and in requests (spec/asked §2, spec/behaviour §1.9, §9.7). */
export function toYearForm(segments: readonly string[]): readonly string[] {
  const [first = '', ...others] = segments
  const prefix = splitYearPrefix(first)
  return prefix ? [prefix.year, prefix.rest, ...others] : segments
}
