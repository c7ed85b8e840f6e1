/** What hooks need; `payload-config.ts` puts it into Payload's `custom`. */
import type { PayloadRequest } from 'payload'
import type { LiveSettings } from '../settings/environment.ts'

export interface HookSettings {
  /** How far the demo's clock is ahead of real time. */
  readonly clockOffsetMs: number
  readonly siteOrigin: string
  /** Set only in the studio, because only the studio asks what is live. */
  readonly live?: LiveSettings | undefined
}

/** The festival's clock, in epoch milliseconds. */
export function now(req: Pick<PayloadRequest, 'payload'>): number {
  return Date.now() + settingsOf(req).clockOffsetMs
}

export function settingsOf(req: Pick<PayloadRequest, 'payload'>): HookSettings {
  // Only `createPayloadConfig` writes it; Payload types it as `any`.
  const settings: HookSettings = req.payload.config.custom['hooks']
  return settings
}
