import type { GlobalConfig } from 'payload'
import { navigation } from '../collections/fields/links.ts'
import { notifyGlobalChange } from '../live/notify.ts'

/** The header and menu (spec/content B15). */
export const header: GlobalConfig = {
  slug: 'header',
  label: 'Header and menu',
  admin: { group: 'Site' },
  hooks: { afterChange: [notifyGlobalChange] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', type: 'text' },
        { name: 'mobile_title', type: 'text', label: 'Title on small screens' },
      ],
    },
    { name: 'about', type: 'text', label: 'What it is' },
    { name: 'where', type: 'text', label: 'Where and when' },
    { name: 'theme_text', type: 'text', label: 'Theme' },
    navigation('navigation', 'Menu'),
  ],
}
