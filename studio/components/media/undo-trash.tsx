import type { AdminViewServerProps, Payload, TypedUser } from 'payload'
import { loadLastChange } from '../lists/loaders.ts'
import { UndoBar } from './undo-bar.tsx'

interface Props {
  readonly payload: Payload
  readonly user?: TypedUser | null
  readonly params?: AdminViewServerProps['params']
}

/** How long after a deletion *Undo* is offered above the list. After that, people look into the trash. A judgement. */
const RECENT_MS = 5 * 60_000

export async function UndoTrash({ payload, user, params }: Props) {
  if (params?.['segments']?.includes('trash')) return null
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { greater_than: new Date(Date.now() - RECENT_MS).toISOString() } },
    trash: true,
    sort: '-deletedAt',
    depth: 0,
    pagination: false,
  })
  const changes = await Promise.all(
    docs.map(({ code }) => loadLastChange(payload, 'media', code ?? '')),
  )
  const mine = docs.filter((_, index) => changes[index]?.who === user?.email)
  return <UndoBar trashed={mine.map(({ id, filename }) => ({ id, name: filename ?? 'A file' }))} />
}
