import { findRestoreChanges } from 'content/collections/versions/record-versions.ts'
import type { DocumentViewServerProps } from 'payload'
import { ChangeLines } from './change-lines.tsx'
import { RestoreButton } from './restore-button.tsx'
import { ownerOf, placeOfVersions } from './versions-view.tsx'

/** One version: what restoring it would change, and the button that does. */
export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const owner = ownerOf(initPageResult)
  const version = routeSegments.at(-1) ?? ''
  const lines = owner && (await findRestoreChanges(owner, version, initPageResult.req))
  const back = placeOfVersions(initPageResult)
  if (!lines) {
    return (
      <main className="versions">
        <p>This version is not kept any more. The last 50 of each record are.</p>
        <a href={back}>All versions</a>
      </main>
    )
  }
  const { collectionConfig, globalConfig } = initPageResult
  const api = collectionConfig ? collectionConfig.slug : `globals/${globalConfig?.slug}`
  return (
    <main className="versions">
      <h2>What restoring this version changes</h2>
      {lines.length === 0 && <p>Nothing: the record is as it was then.</p>}
      <ChangeLines lines={lines} />
      <p>Restoring makes a draft. Visitors see nothing of it until you publish it.</p>
      {lines.length > 0 && (
        <RestoreButton
          path={`/api/${api}/versions/${version}?draft=true`}
          form={back.replace(/\/versions$/, '')}
        />
      )}
      <p>
        <a href={back}>All versions</a>
      </p>
    </main>
  )
}
