import type { CollectionConfig } from 'payload'

/** From the root of the repository; the studio's import map turns it into the component. */
const PUBLISH_BUTTON = '/studio/components/publish-button.tsx#PublishButton'

/** Adds the studio's own publish button, which keeps the form's text when saving fails, to a collection with drafts. */
export function withPublishButton(collection: CollectionConfig): CollectionConfig {
  const { versions, admin } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const components = {
    ...admin?.components,
    edit: { ...admin?.components?.edit, PublishButton: PUBLISH_BUTTON },
  }
  return { ...collection, admin: { ...admin, components } }
}
