import { randomUUID } from 'node:crypto'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { ensureAdministrator } from './accounts/administrator.ts'
import { backUpRows } from './backup/write-backup.ts'
import { createApi } from './api/app.ts'
import { createComposer } from './compose/compose.ts'
import { createRevisions } from './stores/revisions.ts'
import { composeWhole } from './compose/whole.ts'
import { createPayloadConfig } from './payload-config.ts'
import { createDocumentStore } from './stores/documents.ts'
import type { Settings } from './settings/environment.ts'
import { fillIfEmpty } from './fill-if-empty.ts'
import { createListener } from './live/listener.ts'
import { createPublisher, type PublisherDeps } from './live/publisher.ts'
import { createReachedReports } from './live/reached.ts'
import { createMediaFiles } from './media/media-files.ts'
import { createMediaReader } from './media/read-media.ts'
import { createSocialFiles } from './media/social/social-files.ts'
import { createMediaStore } from './media/create-media-store.ts'
import { createFolderStore } from './media/folder-store.ts'
import { createDraftStore } from './previews/draft-store.ts'
import { withOwnLinks } from './previews/link.ts'
import { createPreviews, type PreviewsDeps } from './previews/previews.ts'
import { readSharedLink } from './previews/shared-links.ts'
import { targetOf } from './lookups/coming-releases.ts'
import { releasesDueBy } from './releases/due.ts'
import { createReleaseRunner } from './releases/release-runner.ts'
import { documentNameOf } from './saving/record.ts'
import { migrate } from './schema/migrate.ts'
import { migrations } from './migrations/index.ts'

/** Migrates the database, composes the answers and serves the API. Only this process runs scheduled releases. */
export async function createContentService(
  settings: Settings,
  options: Pick<PublisherDeps, 'safetyMs'> = {},
) {
  const config = createPayloadConfig(settings, { mail: settings.mail })
  // Payload caches instances by key. With a random key, nobody else uses this one.
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  await migrate(payload, migrations, () => backUpRows(settings))
  await ensureAdministrator(payload, settings.admin)
  await fillIfEmpty(payload, settings)

  const now = () => Date.now() + settings.clockOffsetMs
  const documents = createDocumentStore(payload)
  const revisions = createRevisions()
  const reached = createReachedReports()
  const publisher = createPublisher({
    documents,
    revisions,
    reached,
    createComposer,
    composeWhole,
    now,
    log,
    ...options,
  })
  const previews = previewsOver(payload, { documents, settings, now })
  const listener = createListener({
    databaseUrl: settings.databaseUrl,
    onNotice: publisher.read,
    onConnect: publisher.readAll,
    onError: (message) => log('listener.lost', { message }),
  })
  await listener.start()
  await publisher.settled()
  const revision = () => revisions.current()?.id
  const media = createMediaFiles(documents, createMediaReader(createMediaStore(settings)))
  const drawings = createFolderStore(settings.dataDir, 'social')
  const releases = createReleaseRunner({ payload, now, revision, log })
  releases.start()

  return {
    payload,
    revisions,
    api: createApi({
      token: settings.token,
      browserOrigin: settings.browserOrigin,
      revisions,
      reached,
      shown: publisher.shown,
      previews,
      media: createSocialFiles({ revisions, media, store: drawings, log }),
    }),
    async close(): Promise<void> {
      await releases.close()
      await listener.close()
      await publisher.close()
      previews.close()
      await payload.destroy()
    },
  }
}

function previewsOver(
  payload: Payload,
  {
    documents,
    settings,
    now,
  }: Pick<PreviewsDeps, 'documents' | 'now'> & { readonly settings: Settings },
) {
  return createPreviews({
    documents,
    drafts: createDraftStore(payload),
    readLink: withOwnLinks(readSharedLink(payload)),
    async releasesDueBy(at) {
      const released = await releasesDueBy(at, await createLocalReq({}, payload))
      return new Map(released.map((each) => [documentNameOf(targetOf(each)), each.doc]))
    },
    createComposer,
    keys: settings.previewKeys,
    now,
  })
}

function log(event: string, fields: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ event, ...fields }))
}
