/** What hooks need to know of this process; `config.ts` puts it into Payload's `custom`. */
import type { PayloadRequest } from 'payload'

export interface HookSettings {
  /** Added to the real time: the demo's clock. */
  readonly clockOffsetMs: number
  readonly siteOrigin: string
}

/** The time the site shows, in epoch milliseconds. */
export function now(req: PayloadRequest): number {
  return Date.now() + settingsOf(req).clockOffsetMs
}

export function settingsOf(req: PayloadRequest): HookSettings {
  // Written by `createPayloadConfig` and by nothing else; Payload types it as anything.
  const settings: HookSettings = req.payload.config.custom['hooks']
  return settings
}
