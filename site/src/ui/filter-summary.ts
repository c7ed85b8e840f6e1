/** What stands for the fields of a filter form where they are folded, on a narrow screen. */
export function filterSummary(inUse: number): string {
  return inUse === 0 ? 'Filter' : `Filter (${inUse})`
}
