import type { Target } from 'content/saving/record.ts'
import { findSaves, type Save } from 'content/history/record-versions.ts'
import { dateOf, formatDate, formatTime } from 'contract/rules/melbourne-time.ts'
import { now } from 'content/requests/settings.ts'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { ChangeLines } from './change-lines.tsx'
import { FileOfVersion, isFile } from './file-of-version.tsx'

/** Who changed what in a record, and when: newest first, from the one history. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const owner = ownerOf(initPageResult)
  const saves = owner ? await findSaves(owner, initPageResult.req) : []
  return (
    <main className="versions">
      {saves.length === 0 && <p>There is no version yet: the first is kept when somebody saves.</p>}
      <ol className="versions__list">
        {saves.map((save) => (
          <li key={`${save.at} ${save.who ?? ''}`}>
            <SaveEntry
              save={save}
              moment={momentOf(save, initPageResult.req)}
              place={placeOfVersions(initPageResult)}
              hasDrafts={!isFile(owner)}
            >
              {owner && save.version !== undefined && (
                <FileOfVersion owner={owner} version={save.version} req={initPageResult.req} />
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
  /** When it was, in words. */
  readonly moment: string
  /** Of the versions of the record. */
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

const DAY_MS = 86_400_000

/** `Yesterday, Friday 13 March 2026, 11.29am`. */
export function momentOf({ at }: Save, req: PayloadRequest): string {
  const day = dateOf(at)
  const words = `${formatDate(day, 'weekday')}, ${formatTime(at)}`
  if (day === dateOf(now(req))) return `Today, ${words}`
  return day === dateOf(now(req) - DAY_MS) ? `Yesterday, ${words}` : words
}

type PageResult = DocumentViewServerProps['initPageResult']

/** The record or global that a view is of. */
export function ownerOf({ collectionConfig, docID, globalConfig }: PageResult): Target | undefined {
  if (collectionConfig) return { collection: collectionConfig.slug, id: Number(docID) }
  return globalConfig ? { global: globalConfig.slug } : undefined
}

/** Where a record's versions are. */
export function placeOfVersions({ collectionConfig, docID, globalConfig }: PageResult): string {
  return collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}/versions`
    : `/admin/globals/${globalConfig?.slug}/versions`
}
