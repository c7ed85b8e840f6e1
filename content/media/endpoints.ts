import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { BAD_REQUEST } from '../requests/http-status.ts'
import { fileReply, fileOf } from './file-reply.ts'
import { ORIGINAL } from './image-sizes.ts'
import type { ReadMedia } from './read-media.ts'
import type { Media } from '../payload-types.ts'
import { differences } from '../history/history.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { readRecord, aloneWith } from '../saving/record.ts'
import { refusal } from '../requests/refusal.ts'

/**
 * Below `/api/media/{id}`: `GET file?size=…&version=…` returns a file of the record or, with `version`, of that
 * version. Without a size it is the original, as a download. `POST restore` restores a version with its file.
 */
export function mediaEndpoints(read: ReadMedia): Omit<Endpoint, 'root'>[] {
  return [
    {
      path: '/:id/file',
      method: 'get',
      async handler(req) {
        const { searchParams } = req
        const record = await recordOf(req, searchParams.get('version'))
        return fileReply(read, fileOf(record, searchParams.get('size') ?? ORIGINAL))
      },
    },
    { path: '/:id/restore', method: 'post', handler: restore },
  ]
}

/** A public page that shows the picture changes at once, because pictures have no drafts. */
async function restore(req: PayloadRequest): Promise<Response> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const asked = v.safeParse(v.object({ version: v.string() }), body)
  if (!asked.success) throw refusal(BAD_REQUEST, 'Say which version')
  const target = { collection: 'media', id: idInPath(req) } as const
  const version = await versionOf(req, asked.output.version)
  return aloneWith(req, target, async () => {
    const { flattenedFields } = req.payload.collections.media.config
    const changes = differences(flattenedFields, await readRecord(req, target), { ...version })
    const names = new Set(changes.map(({ field }) => field.split('.')[0] ?? ''))
    const fields = [...names].map((name) => [name, Reflect.get(version, name) ?? null] as const)
    // A version that was made before the record had a file has no file to restore.
    req.context.restoredFile = version.hash ? version : undefined
    const options = { depth: 0, overrideAccess: false, data: Object.fromEntries(fields), req }
    const doc = await req.payload.update({ ...target, ...options })
    return Response.json({ doc })
  })
}

async function recordOf(req: PayloadRequest, version: string | null): Promise<Partial<Media>> {
  if (version !== null) return versionOf(req, version)
  const options = { depth: 0, overrideAccess: false, trash: true, req }
  return req.payload.findByID({ collection: 'media', id: idInPath(req), ...options })
}

async function versionOf(req: PayloadRequest, version: string): Promise<Partial<Media>> {
  const { docs } = await req.payload.findVersions({
    collection: 'media',
    where: { id: { equals: Number(version) }, parent: { equals: idInPath(req) } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  if (!docs[0]) throw new NotFound(req.t)
  return docs[0].version
}
