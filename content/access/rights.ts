/** The one table of who may do what. The access functions, the hooks and the tests of requests are made from it. */
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Who } from './roles.ts'

const STAFF: Who = ['administrator', 'editor', 'contributor']
const EDITORS: Who = ['administrator', 'editor']
const ADMINISTRATORS: Who = ['administrator']
const NOBODY: Who = []

/** Which roles may do it. `own` and `fields` are absent if they do not apply. */
export interface Rights {
  /** Rows and their versions. */
  readonly read: Who
  /** Records that no visitor sees yet; in collections without drafts, records that visitors may see at once. */
  readonly create: Who
  /** What no visitor sees: a draft, or a picture that no public page shows. */
  readonly save: Who
  /** What visitors see; also to unpublish it, and to restore a version as public. */
  readonly publish: Who
  /** In a collection with a trash, also to move records into it and to restore them. */
  readonly delete: Who
  /** What everybody may do to their own account. */
  readonly own?: readonly ('read' | 'save' | 'delete')[]
  /** Fields that only some of those who may save can change. If others send them, the save ignores them. */
  readonly fields?: Readonly<Record<string, Who>>
}

const RECORD: Rights = {
  read: STAFF,
  create: STAFF,
  save: STAFF,
  publish: EDITORS,
  delete: EDITORS,
  // Only the system writes these two. Staff ask for a review at a separate endpoint.
  fields: { code: NOBODY, review: NOBODY },
}

/** Fields that only the system writes. */
const OF_FILE = {
  code: NOBODY,
  sha256: NOBODY,
  hash: NOBODY,
  original: NOBODY,
  duration_s: NOBODY,
  tone: NOBODY,
  source: NOBODY,
  preview: NOBODY,
}

/** Staff see these through our own endpoints. */
const SYSTEM: Rights = {
  read: NOBODY,
  create: NOBODY,
  save: NOBODY,
  publish: NOBODY,
  delete: NOBODY,
}

type InternalSlug = Extract<CollectionSlug, `payload-${string}`>

export const COLLECTION_RIGHTS = {
  events: RECORD,
  venues: RECORD,
  artists: RECORD,
  guides: RECORD,
  strands: RECORD,
  festivals: RECORD,
  articles: RECORD,
  participate: RECORD,
  'past-festivals': RECORD,
  pages: RECORD,
  partners: RECORD,
  media: { ...RECORD, fields: OF_FILE },
  // Redirects have no drafts, so a save publishes.
  redirects: { ...RECORD, create: EDITORS, save: EDITORS, fields: {} },
  users: {
    read: ADMINISTRATORS,
    // Accounts are made by an invitation.
    create: NOBODY,
    save: ADMINISTRATORS,
    publish: NOBODY,
    delete: ADMINISTRATORS,
    own: ['read', 'save'],
    fields: { email: ADMINISTRATORS, role: ADMINISTRATORS },
  },
  codes: SYSTEM,
  paths: SYSTEM,
  history: SYSTEM,
  'preview-links': SYSTEM,
  releases: SYSTEM,
  beginnings: SYSTEM,
  'sheet-imports': SYSTEM,
} as const satisfies Readonly<Record<Exclude<CollectionSlug, InternalSlug>, Rights>>

/** Preferences are not here: Payload lets each account use only its own. */
export const INTERNAL_RIGHTS = {
  'payload-migrations': SYSTEM,
  'payload-kv': SYSTEM,
} as const satisfies Readonly<Record<Exclude<InternalSlug, 'payload-preferences'>, Rights>>

const GLOBAL: Rights = { ...SYSTEM, read: STAFF, save: EDITORS, publish: EDITORS }

/** Of the settings of the site, editors change only the holding screen, the alerts and the words of screens. */
export const GLOBAL_RIGHTS = {
  header: GLOBAL,
  footer: GLOBAL,
  site: {
    ...GLOBAL,
    fields: {
      name: ADMINISTRATORS,
      description: ADMINISTRATORS,
      preparing: ADMINISTRATORS,
      image: ADMINISTRATORS,
      logo: ADMINISTRATORS,
      festival_year: ADMINISTRATORS,
      zone: ADMINISTRATORS,
      acknowledgement_modal: ADMINISTRATORS,
      access_contact: ADMINISTRATORS,
    },
  },
} as const satisfies Readonly<Record<GlobalSlug, Rights>>

/** Both write settings that only administrators may change. */
export const MAY_BEGIN: Who = ADMINISTRATORS

/** These need no login, in each collection with accounts. */
export const OPEN_ENDPOINTS = [
  'post /login',
  'post /logout',
  'post /forgot-password',
  'post /reset-password',
  'get /me',
]

/** Not in the studio: accounts are made by an invitation, and are neither locked nor verified. */
export const NO_ENDPOINTS = [
  'post /first-register',
  'get /init',
  'post /unlock',
  'post /verify/:id',
]
