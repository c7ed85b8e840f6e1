import type {
  Access,
  CollectionConfig,
  Endpoint,
  Field,
  GlobalConfig,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload'
import { hasDrafts } from '../records/drafts.ts'
import {
  refuseOpenSave,
  refusePublishing,
  refuseShownChange,
  refuseTrashing,
} from './refuse-publishing.ts'
import { userOf } from './require-user.ts'
import {
  COLLECTION_RIGHTS,
  GLOBAL_RIGHTS,
  INTERNAL_RIGHTS,
  NO_ENDPOINTS,
  OPEN_ENDPOINTS,
  type Rights,
} from './rights.ts'
import { isOneOf, type Who } from './roles.ts'

export function withRights(collection: CollectionConfig): CollectionConfig {
  const rights = rightsOf(COLLECTION_RIGHTS, collection.slug)
  const { hooks } = collection
  const guarded: CollectionConfig = {
    ...collection,
    access: {
      ...accessOf(rights, isOwnAccount),
      ...(collection.auth ? { unlock: () => false } : {}),
    },
    fields: withFieldRights(collection.fields, rights.fields),
  }
  if (collection.upload) {
    const guards = [refuseTrashing(rights.delete), refuseShownChange(rights.publish)]
    const beforeChange = [...guards, ...(hooks?.beforeChange ?? [])]
    return { ...guarded, hooks: { ...hooks, beforeChange } }
  }
  if (!hasDrafts(collection)) return guarded
  return {
    ...guarded,
    hooks: {
      ...hooks,
      beforeOperation: [refuseOpenSave(rights.publish), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [refusePublishing(rights.publish), ...(hooks?.beforeChange ?? [])],
    },
  }
}

export function withGlobalRights(global: GlobalConfig): GlobalConfig {
  const rights = rightsOf(GLOBAL_RIGHTS, global.slug)
  const { read, readVersions, update } = accessOf(rights)
  return {
    ...global,
    access: { read, readVersions, update },
    fields: withFieldRights(global.fields, rights.fields),
  }
}

/** Payload's collections get rights. Its endpoints need a login or are removed, except `OPEN_ENDPOINTS`. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  const closed: ReadonlyMap<string, Rights> = new Map(Object.entries(INTERNAL_RIGHTS))
  for (const collection of config.collections) {
    const rights = closed.get(collection.slug)
    if (rights) Object.assign(collection.access, accessOf(rights, isOwnLock))
  }
  for (const each of [config, ...config.collections, ...config.globals]) {
    if (each.endpoints)
      each.endpoints = withLogin(each.endpoints, 'auth' in each && Boolean(each.auth))
  }
  return config
}

function withLogin(endpoints: readonly Endpoint[], hasAccounts: boolean): Endpoint[] {
  const is = (list: readonly string[], { method, path }: Endpoint) =>
    hasAccounts && list.includes(`${method} ${path}`)
  return endpoints
    .filter((endpoint) => !is(NO_ENDPOINTS, endpoint))
    .map((endpoint) => {
      if (is(OPEN_ENDPOINTS, endpoint)) return endpoint
      return {
        ...endpoint,
        handler: (req) => {
          userOf(req)
          return endpoint.handler(req)
        },
      }
    })
}

type Own = (user: NonNullable<PayloadRequest['user']>) => Where

const isOwnAccount: Own = ({ id }) => ({ id: { equals: id } })
const isOwnLock: Own = ({ id }) => ({ 'user.value': { equals: id } })

function accessOf(rights: Rights, own?: Own) {
  const may = (who: Who, operation: 'read' | 'save' | 'delete', req: PayloadRequest) => {
    if (isOneOf(who, req)) return true
    return req.user !== null && own && rights.own?.includes(operation) ? own(req.user) : false
  }
  const read: Access = ({ req }) => may(rights.read, 'read', req)
  // Payload asks this with the status `published` before it shows *Publish changes*. What a save may publish is checked
  // by hooks.
  const update: Access = ({ data, req }) =>
    data?._status === 'published' ? isOneOf(rights.publish, req) : may(rights.save, 'save', req)
  return {
    read,
    readVersions: read,
    create: ({ req }: { req: PayloadRequest }) => isOneOf(rights.create, req),
    update,
    delete: ({ req }: { req: PayloadRequest }) => may(rights.delete, 'delete', req),
  }
}

function rightsOf(table: Readonly<Record<string, Rights>>, slug: string): Rights {
  const rights = table[slug]
  if (!rights) throw new Error(`content/access/rights.ts says nothing of ${slug}`)
  return rights
}

function withFieldRights(fields: Field[], rights: Rights['fields']): Field[] {
  return rights ? fields.map((field) => withRightsOf(field, rights)) : fields
}

/** Rows, collapsibles and tabs without a name are only layout: the fields in them are fields of the record. */
function withRightsOf(field: Field, rights: NonNullable<Rights['fields']>): Field {
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: withFieldRights(field.fields, rights) }
  }
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) =>
      'name' in tab ? tab : { ...tab, fields: withFieldRights(tab.fields, rights) },
    )
    return { ...field, tabs }
  }
  const who = 'name' in field ? rights[field.name] : undefined
  if (!who || field.type === 'join' || field.type === 'ui') return field
  const may = ({ req }: { req: PayloadRequest }) => isOneOf(who, req)
  return { ...field, access: { ...field.access, create: may, update: may } }
}
