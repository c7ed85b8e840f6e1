/**
 * Whether a status means that a page no longer exists: 410 (only this status is called *gone* elsewhere) or 404. Every
 * other error may be temporary (spec/behaviour §35.2).
 */
export function isGoneStatus(status: number): boolean {
  return status === 404 || status === 410
}
