import { festivalName } from 'content/lookups/festival-name.ts'
import type { Payload } from 'payload'

/** Above the login, in the place of Payload's mark: whose studio this is, and whether it is the demo's. */
export async function StudioMark({ payload }: { payload: Payload }) {
  return (
    <div className="studio-mark">
      <strong>{await festivalName(payload)}</strong>
      <span>Studio</span>
      {payload.config.custom['isDemo'] === true && (
        <em>This is the demo. What you change here nobody else sees.</em>
      )}
    </div>
  )
}
