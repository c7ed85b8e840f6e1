import type { CollectionConfig } from 'payload'
import { notifyChange, notifyDeletion } from '../live/notify.ts'

export const events: CollectionConfig = {
  slug: 'events',
  versions: { drafts: { autosave: true, schedulePublish: true } },
  admin: { useAsTitle: 'title' },
  hooks: { afterChange: [notifyChange], afterDelete: [notifyDeletion] },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true, index: true },
    { name: 'teaser', type: 'text', required: true },
    { name: 'body', type: 'richText' },
  ],
}
