/** A year in the address; what belongs to none has four zeros. */
export function yearParam(year: number): string {
  return String(year).padStart(4, '0')
}
