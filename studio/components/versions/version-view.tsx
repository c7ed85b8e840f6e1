import { findRestoreChanges, findSaves } from 'content/history/record-versions.ts'
import { VERSIONS } from 'content/records/drafts.ts'
import type { Target } from 'content/saving/record.ts'
import type { DocumentViewServerProps } from 'payload'
import { ChangeLines } from './change-lines.tsx'
import { FileOfVersion, isFile } from './file-of-version.tsx'
import { RestoreButton } from './restore-button.tsx'
import { clockOf, momentOf, ownerOf, placeOfVersions } from './versions-view.tsx'

export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const owner = ownerOf(initPageResult)
  const version = routeSegments.at(-1) ?? ''
  const { req } = initPageResult
  const lines = owner && (await findRestoreChanges(owner, version, req))
  const back = placeOfVersions(initPageResult)
  if (!owner || !lines) {
    return (
      <main className="versions">
        <p>This version is not kept any more. The last {VERSIONS} of each record are.</p>
        <a href={back}>All versions</a>
      </main>
    )
  }
  const save = (await findSaves(owner, req)).find((each) => each.version === version)
  const form = back.replace(/\/versions$/, '')
  return (
    <main className="versions">
      <h2>
        {save ? `The version of ${momentOf(save, await clockOf(req))}` : 'An earlier version'}
      </h2>
      {save && <p>Saved by {save.who ?? 'the system'}</p>}
      <h3>What restoring it changes</h3>
      {lines.length === 0 && <p>Nothing: the record is as it was then.</p>}
      <ChangeLines lines={lines} />
      <FileOfVersion owner={owner} version={version} req={req} />
      <p>
        {isFile(owner)
          ? 'Restoring changes it at once, wherever it is used. The present version stays under Versions.'
          : 'Restoring makes a draft. Visitors see nothing of it until you publish it.'}
      </p>
      {lines.length > 0 && <RestoreButton form={form} {...restoreOf(owner, version)} />}
      <p>
        <a href={back}>All versions</a>
      </p>
    </main>
  )
}

function restoreOf(owner: Target, version: string) {
  if (isFile(owner))
    return { label: 'Restore', path: `/api/media/${owner.id}/restore`, body: { version } }
  const api = 'global' in owner ? `globals/${owner.global}` : owner.collection
  return { label: 'Restore as a draft', path: `/api/${api}/versions/${version}?draft=true` }
}
