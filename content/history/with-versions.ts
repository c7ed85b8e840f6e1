import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  EditConfig,
  GlobalConfig,
} from 'payload'
import { CONFLICT } from '../requests/http-status.ts'
import { refusal } from '../requests/refusal.ts'

/** From the root of the repository. The studio's import map turns these paths into components. */
const VIEWS = {
  versions: { Component: '/studio/components/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/studio/components/versions/version-view.tsx#VersionView' },
}

/** Replaces Payload's list of versions by the history of the record. */
export function withVersions<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  if (!config.versions) return config
  const { admin } = config
  const views = admin?.components?.views
  // Both kinds of forms have the same views, but Payload gives them different types.
  const edit = { ...views?.edit, ...VIEWS } as EditConfig
  const components = { ...admin?.components, views: { ...views, edit } }
  return { ...config, admin: { ...admin, components } }
}

/** Refuses a restore that would publish at once: it makes a draft, which is published separately. */
export const restoreAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'restoreVersion' || ('draft' in args && args.draft === true)) return
  const message = 'Restoring makes a draft, which you publish when it is right: ask with draft=true'
  throw refusal(CONFLICT, message)
}
