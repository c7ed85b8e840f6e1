/**
 * How far the server's clock is ahead of this one, in milliseconds, from `Date` and `Age` of a response (RFC 9111
 * §4.2.3). 0 if unknown.
 */
export async function serverAheadMs(url: string): Promise<number> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    const sentAt = Date.parse(headers.get('date') ?? '')
    const ageMs = Number(headers.get('age') ?? 0) * 1000
    return Number.isNaN(sentAt + ageMs) ? 0 : sentAt + ageMs - Date.now()
  } catch {
    // Offline: trust this computer's clock.
    return 0
  }
}
