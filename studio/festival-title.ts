import { festivalName } from 'content/lookups/festival-name.ts'
import type { Metadata } from 'next'
import { getPayload, type SanitizedConfig } from 'payload'

/** The title names the festival, and says whether it is the demo. */
export async function withFestival(
  metadata: Metadata,
  config: Promise<SanitizedConfig>,
): Promise<Metadata> {
  const payload = await getPayload({ config })
  const name = await festivalName(payload)
  const demo = payload.config.custom['isDemo'] === true ? ' (demo)' : ''
  return { ...metadata, title: `${withoutSuffix(metadata.title)} · ${name}${demo}` }
}

/** Payload ends each title with its own name. */
function withoutSuffix(title: Metadata['title']): string {
  return (typeof title === 'string' ? title : '').replace(/ ?- Payload$/, '') || 'Studio'
}
