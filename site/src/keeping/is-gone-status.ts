/** Every other error may be temporary (spec/behaviour §35.2). Elsewhere *gone* means 410 only. */
export function isGoneStatus(status: number): boolean {
  return status === 404 || status === 410
}
