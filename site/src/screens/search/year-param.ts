/** A year in the address; results without a year have four zeros. */
export function yearParam(year: number): string {
  return String(year).padStart(4, '0')
}
