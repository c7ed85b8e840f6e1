import { DEFAULT_FOOTER_YEARS } from 'contract/rules/usual-words.ts'
import type { GlobalConfig, PayloadRequest } from 'payload'
import { menuLinks, navigation } from '../fields/links.ts'
import { recordChecks } from '../hooks/findings.ts'
import type { Finding } from '../rules/finding.ts'
import { notifyGlobalChange } from '../hooks/notify.ts'
import type { Footer } from '../payload-types.ts'
import { checkEarlierText, earlierText } from './earlier-words.ts'

/** Its partners are those of the current edition (spec/content B15). */
export const footer: GlobalConfig = {
  slug: 'footer',
  admin: { group: 'Site' },
  custom: recordChecks(check),
  hooks: { afterChange: [notifyGlobalChange] },
  fields: [
    navigation('navigation', 'Links'),
    menuLinks('button_links', 'Buttons', 'Shown in the menu in place of /subscribe.'),
    earlierText({ name: 'acknowledgement', type: 'textarea', label: 'Acknowledgement of Country' }),
    {
      name: 'footer_years',
      type: 'text',
      label: 'Years',
      defaultValue: DEFAULT_FOOTER_YEARS,
    },
  ],
}

async function check(
  { acknowledgement }: Partial<Footer>,
  req: PayloadRequest,
): Promise<Finding[]> {
  if (!acknowledgement) return []
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return checkEarlierText('acknowledgement', acknowledgement, {
    words: site.acknowledgement_modal ?? '',
    source: 'the site settings',
  })
}
