import type { CollectionSlug, PayloadRequest } from 'payload'
import { isPicture } from 'content/media/media-kinds.ts'
import type { Target } from 'content/saving/record.ts'

const FILES = 'media' satisfies CollectionSlug

interface Props {
  readonly owner: Target
  readonly version: string
  readonly req: PayloadRequest
}

export async function FileOfVersion({ owner, version, req }: Props) {
  if (!isFile(owner)) return null
  const { version: record } = await req.payload.findVersionByID({
    collection: FILES,
    id: version,
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (!record.hash) return null
  const address = `/api/${FILES}/${owner.id}/file?version=${version}`
  return (
    <p className="versions__file">
      {isPicture(record) && <img src={`${address}&size=thumbnail`} alt="" loading="lazy" />}
      <a href={address} download>
        Download its file
      </a>
    </p>
  )
}

/** A picture, sound or document. These have no drafts: a save is public at once. */
export function isFile(owner: Target | undefined): owner is Owner & { collection: typeof FILES } {
  return owner !== undefined && 'collection' in owner && owner.collection === FILES
}

type Owner = Extract<Target, { id: number }>
