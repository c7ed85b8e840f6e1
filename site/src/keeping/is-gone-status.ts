/** Whether a status says that a page has been removed, rather than that the server is failing (spec/behaviour §35.2). */
export function isGoneStatus(status: number): boolean {
  return status === 404 || status === 410
}
