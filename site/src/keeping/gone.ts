/** Whether a status says that there is nothing any more, and not only now (spec/behaviour §35.2). */
export function isGoneStatus(status: number): boolean {
  return status === 404 || status === 410
}
