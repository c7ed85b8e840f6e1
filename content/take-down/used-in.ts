import type {
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  UIField,
} from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import type { Reference } from '../lookups/references.ts'
import { findUses, nameOfUse } from '../lookups/uses.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { refusal } from '../requests/refusal.ts'

/**
 * So many others use these records that nobody remembers all uses (spec/content B1.22). Records of other collections
 * have few uses, and *Take down* lists them.
 */
const USED: readonly string[] = ['media', 'venues', 'artists', 'partners', 'guides']

export interface Uses {
  readonly references: readonly Reference[]
}

/** A judgement: nobody would read a longer list in a refusal. */
const NAMED = 5

const field: UIField = {
  name: 'used_in',
  type: 'ui',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    components: { Field: '/studio/components/take-down/used-in.tsx#UsedIn' },
    condition: ({ id }: Partial<{ id: number }>) => id !== undefined,
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

/** Shows the uses in the form, and refuses to delete records that are used. */
export function withUsedIn(config: CollectionConfig): CollectionConfig {
  if (!USED.includes(config.slug)) return config
  const collection = config.slug as CollectionSlug // Payload types it as any text
  const { endpoints, fields, hooks } = config
  const usedIn: Endpoint = {
    path: '/:id/used-in',
    method: 'get',
    async handler(req) {
      const uses: Uses = { references: await findUses({ collection, id: idInPath(req) }, req) }
      return Response.json(uses)
    },
  }
  return {
    ...config,
    endpoints: [...(endpoints || []), usedIn],
    fields: [...fields, field],
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), refuseDeletion] },
  }
}

const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseWhileUsed({ collection: collection.slug, id: Number(id) }, req)
}

/** Also refuses to move a picture to the trash while it is used. Names the uses. */
export async function refuseWhileUsed(
  owner: { readonly collection: CollectionSlug; readonly id: number },
  req: PayloadRequest,
): Promise<void> {
  const uses = await findUses(owner, req)
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED).map(nameOfUse)
  const more = uses.length > NAMED ? [`${uses.length - NAMED} more`] : []
  const list = [...named, ...more].join(', ')
  const message = `This is in use: ${list}. Take it out there before deleting it`
  throw refusal(CONFLICT, message)
}
