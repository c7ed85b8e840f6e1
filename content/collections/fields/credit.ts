import type { GroupField } from 'payload'
import { choices } from './options.ts'

/** How a work is credited (spec/content A2). */
export const creditGroup: GroupField = {
  name: 'credit',
  type: 'group',
  interfaceName: 'Credit',
  admin: { condition: (data: Partial<{ kind: string }>) => data.kind === 'photograph' },
  fields: [
    {
      name: 'view',
      type: 'select',
      label: 'What the picture is of',
      required: true,
      defaultValue: 'work',
      options: choices({
        work: 'A work',
        detail: 'A detail of a work',
        installation: 'A work in its place',
        portrait: 'A person',
        place: 'A place',
      }),
    },
    { name: 'artists', type: 'text', hasMany: true },
    {
      type: 'row',
      fields: [
        { name: 'work_title', type: 'text', label: 'Title of the work' },
        { name: 'series', type: 'text' },
        { name: 'year', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'medium', type: 'text' },
        { name: 'dimensions', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'photographer', type: 'text' },
        { name: 'courtesy', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'copyright', type: 'text', admin: { description: '© and the holder’s name.' } },
        { name: 'licence', type: 'text' },
      ],
    },
    { name: 'ai_declared', type: 'checkbox', label: 'Made with AI, as declared by the artist' },
  ],
}
