/** "41 exhibitions throughout". */
export function throughoutText(count: number): string {
  return count === 1 ? '1 exhibition throughout' : `${count} exhibitions throughout`
}
