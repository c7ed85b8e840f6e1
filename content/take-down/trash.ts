/** Deleted pictures and files wait in the trash, seen by staff alone, until they are restored or deleted for good. */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  DateField,
  TypeWithID,
} from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { refuseWhileUsed } from './used-in.ts'
import { refusal } from '../requests/refusal.ts'

const UNDO = '/studio/components/media/undo-trash.tsx#UndoTrash'

interface Trashable extends TypeWithID {
  /** An ISO instant; empty for a record that is not in the trash. */
  readonly deletedAt?: string | null | undefined
}

/** No form shows this field of Payload's own. It is not `hidden`, so that the history records it. */
const deletedAt: DateField = {
  name: 'deletedAt',
  type: 'date',
  label: 'In the trash since',
  index: true,
  admin: { condition: () => false, disableBulkEdit: true, disableListFilter: true },
}

/** Also puts an *Undo* above the list of a collection with `trash`. */
export function withTrash(config: CollectionConfig): CollectionConfig {
  if (!config.trash) return config
  const { admin, fields, hooks } = config
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), UNDO]
  return {
    ...config,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
    fields: [...fields, deletedAt],
    hooks: {
      ...hooks,
      beforeChange: [moveWhole, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [refuseOutsideTrash, ...(hooks?.beforeDelete ?? [])],
    },
  }
}

/** True for moves into the trash and out of it. */
export function isTrashMove(data: Partial<Trashable>, before: Trashable | undefined): boolean {
  return Boolean(data.deletedAt) || Boolean(before?.deletedAt)
}

/** A move into the trash or out of it changes nothing else. The time comes from this machine, not from a browser. */
const moveWhole: CollectionBeforeChangeHook<Trashable> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !isTrashMove(data, originalDoc)) return data
  const isMovedIn = Boolean(data.deletedAt) && !originalDoc.deletedAt
  const id = Number(originalDoc.id)
  if (isMovedIn) await refuseWhileUsed({ collection: collection.slug, id }, req)
  return { ...originalDoc, deletedAt: isMovedIn ? new Date().toISOString() : data.deletedAt }
}

const refuseOutsideTrash: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (totalDocs === 0) return
  const message = 'Move it to the trash first: from there it is deleted for good'
  throw refusal(CONFLICT, message)
}
