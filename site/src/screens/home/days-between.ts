const DAY_MS = 86_400_000

/** Whole days from one date to another, both `YYYY-MM-DD`; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
