import { festivalName } from 'content/lookups/festival-name.ts'
import type { Payload } from 'payload'

export async function StudioMark({ payload }: { payload: Payload }) {
  return (
    <div className="studio-mark">
      <strong>{await festivalName(payload)}</strong>
      <span>Studio</span>
      {payload.config.custom['isDemo'] === true && (
        <em>This is the demo. Nobody else sees what you change here.</em>
      )}
    </div>
  )
}
