import type { GlobalConfig } from 'payload'
import { menuLinks, navigation } from '../collections/fields/links.ts'
import { notifyGlobalChange } from '../live/notify.ts'

/** The footer (spec/content B15). Its partners are those of the current edition. */
export const footer: GlobalConfig = {
  slug: 'footer',
  admin: { group: 'Site' },
  hooks: { afterChange: [notifyGlobalChange] },
  fields: [
    navigation('navigation', 'Links'),
    menuLinks('button_links', 'Buttons', 'Shown in the menu in place of /subscribe.'),
    { name: 'acknowledgement', type: 'textarea', label: 'Acknowledgement of Country' },
    {
      name: 'footer_years',
      type: 'text',
      label: 'Years',
      defaultValue: '2018–2025',
    },
  ],
}
