/**
 * Whether a status means that a page no longer exists: 410, which alone is called *gone* elsewhere, or 404. Any other
 * error may pass (spec/behaviour §35.2).
 */
export function isGoneStatus(status: number): boolean {
  return status === 404 || status === 410
}
