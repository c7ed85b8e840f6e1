/**
 * How far the server's clock is ahead of this one, in milliseconds, by the `Date` and `Age` of an answer (RFC 9111 §4.2.3).
 * 0 when it does not say.
 */
export async function serverAheadMs(url: string): Promise<number> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    const sentAt = Date.parse(headers.get('date') ?? '')
    const ageMs = Number(headers.get('age') ?? 0) * 1000
    return Number.isNaN(sentAt + ageMs) ? 0 : sentAt + ageMs - Date.now()
  } catch {
    // Offline: this computer's own clock is as good a guess as any.
    return 0
  }
}
