/** Along the straight line: about 4.8 km an hour, or 6 km an hour along streets that turn. */
export const METRES_PER_MINUTE = 80

/** Returns how many minutes a way of some metres, measured along the straight line, takes on foot; at least one. */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / METRES_PER_MINUTE))
}
