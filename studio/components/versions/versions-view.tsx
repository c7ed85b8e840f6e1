import type { Target } from 'content/saving/record.ts'
import { findSaves, type Save } from 'content/history/record-versions.ts'
import { addDays, dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import { now } from 'content/requests/settings.ts'
import { festivalZone } from 'content/editions/festival-zone.ts'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { ChangeLines } from './change-lines.tsx'
import { FileOfVersion, isFile } from './file-of-version.tsx'

export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const owner = ownerOf(initPageResult)
  const { req } = initPageResult
  const saves = owner ? await findSaves(owner, req) : []
  const clock = await clockOf(req)
  return (
    <main className="versions">
      {saves.length === 0 && <p>There is no version yet: the first is kept when somebody saves.</p>}
      <ol className="versions__list">
        {saves.map((save) => (
          <li key={`${save.at} ${save.who ?? ''}`}>
            <SaveEntry
              save={save}
              moment={momentOf(save, clock)}
              place={placeOfVersions(initPageResult)}
              hasDrafts={!isFile(owner)}
            >
              {owner && save.version !== undefined && (
                <FileOfVersion owner={owner} version={save.version} req={req} />
              )}
            </SaveEntry>
          </li>
        ))}
      </ol>
    </main>
  )
}

interface SaveEntryProps {
  readonly save: Save
  /** The time of the save, in words. */
  readonly moment: string
  /** The address of the record's versions. */
  readonly place: string
  readonly hasDrafts: boolean
  readonly children: ReactNode
}

function SaveEntry({ save, moment, place, hasDrafts, children }: SaveEntryProps) {
  const { who, isPublic, lines, version } = save
  return (
    <article className="versions__save">
      <h2>{moment}</h2>
      <p>
        {who ?? 'The system'}
        {hasDrafts && ` · ${isPublic ? 'Made public' : 'Draft'}`}
        {version !== undefined && (
          <>
            {' · '}
            <a href={`${place}/${version}`}>Restore it as it was then …</a>
          </>
        )}
      </p>
      {children}
      <ChangeLines lines={lines} />
    </article>
  )
}

export async function clockOf(req: PayloadRequest) {
  return { nowMs: now(req), zone: await festivalZone(req) }
}

/** `yesterday, Friday 13 March 2026, 11.29am` */
export function momentOf(
  { at }: Save,
  { nowMs, zone }: Awaited<ReturnType<typeof clockOf>>,
): string {
  const day = dateOf(at, zone)
  const today = dateOf(nowMs, zone)
  const words = `${formatDate(day, 'weekday')}, ${formatTime(wallTimeOf(at, zone))}`
  if (day === today) return `today, ${words}`
  return day === addDays(today, -1) ? `yesterday, ${words}` : words
}

type PageResult = DocumentViewServerProps['initPageResult']

export function ownerOf({ collectionConfig, docID, globalConfig }: PageResult): Target | undefined {
  if (collectionConfig) return { collection: collectionConfig.slug, id: Number(docID) }
  return globalConfig ? { global: globalConfig.slug } : undefined
}

export function placeOfVersions({ collectionConfig, docID, globalConfig }: PageResult): string {
  return collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`
}
