import type {
  CollectionConfig,
  CollectionSlug,
  EditConfig,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import { hasDrafts } from '../records/drafts.ts'
import { refuseMany } from '../requests/refuse-many.ts'
import { collectionEndpoints, globalEndpoints, openCollectionEndpoints } from './endpoints.ts'
import { saveGlobalInTurn, saveInTurn } from './in-turn.ts'
import type { Presence } from './presence.ts'

/** Paths from the root of the repository, for the studio's import map. */
const FOLDER = '/studio/components/saving'
const BUTTONS = {
  SaveDraftButton: `${FOLDER}/saving-bar.tsx#SavingBar`,
  PublishButton: `${FOLDER}/publish-button.tsx#PublishButton`,
  Status: `${FOLDER}/publication-status.tsx#PublicationStatus`,
}
/** In place of Payload's *Save*, so that a pause in typing does not make half a sentence public. */
const BUTTON_WITHOUT_DRAFTS = { SaveButton: `${FOLDER}/save-button.tsx#SaveButton` }
const EDIT_VIEW = `${FOLDER}/edit-view.tsx#EditView`

export const SAVING_PROVIDER = `${FOLDER}/saving-provider.tsx#SavingProvider`

/** Staff edit these collections, which have no drafts: a save takes effect at once. */
const OPEN: readonly string[] = ['media', 'redirects', 'users']

/**
 * A collection that staff edit and that has no drafts (`OPEN`) gets a plain *Save*. A collection that staff do not
 * edit gets only the hooks: saves take turns, and if a rule refuses one of many records that a person edits together,
 * all are refused.
 */
export function withSaving(presence: Presence): (collection: CollectionConfig) => CollectionConfig {
  return (collection) => {
    const { admin, endpoints, hooks } = collection
    const slug = collection.slug as CollectionSlug // a name of this configuration
    const beforeOperation = [...(hooks?.beforeOperation ?? []), saveInTurn(slug)]
    const afterOperation = [...(hooks?.afterOperation ?? []), refuseMany]
    const inTurn = { ...collection, hooks: { ...hooks, beforeOperation, afterOperation } }
    const isOpen = OPEN.includes(slug)
    if (!isOpen && !hasDrafts(collection)) return inTurn
    const own = isOpen ? openCollectionEndpoints : collectionEndpoints
    return {
      ...inTurn,
      endpoints: [...(endpoints || []), ...own(slug, presence)],
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          edit: { ...(isOpen ? BUTTON_WITHOUT_DRAFTS : BUTTONS), ...admin?.components?.edit },
          views: {
            ...admin?.components?.views,
            edit: withEditView(admin?.components?.views?.edit),
          },
        },
      },
    }
  }
}

/** A global without drafts stays as it is. */
export function withGlobalSaving(presence: Presence): (global: GlobalConfig) => GlobalConfig {
  return (global) => {
    if (!hasDrafts(global)) return global
    const { admin, endpoints, hooks } = global
    const slug = global.slug as GlobalSlug // a name of this configuration
    return {
      ...global,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), saveGlobalInTurn(slug)],
      },
      endpoints: [...(endpoints || []), ...globalEndpoints(slug, presence)],
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          elements: { ...BUTTONS, ...admin?.components?.elements },
          views: {
            ...admin?.components?.views,
            edit: withEditView(admin?.components?.views?.edit),
          },
        },
      },
    }
  }
}

function withEditView(edit: EditConfig | undefined): EditConfig {
  return edit?.root ? edit : Object.assign({ ...edit }, { default: { Component: EDIT_VIEW } })
}

/**
 * Turns off Payload's lock: every save releases it, so it never shows who else is editing. Instead, the changes of
 * two people are merged, and they see each other in the form (decision 055).
 */
export function withoutLock<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity {
  return { ...entity, lockDocuments: false }
}
