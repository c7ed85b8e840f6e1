import type { GlobalConfig, PayloadRequest } from 'payload'
import { navigation } from '../fields/links.ts'
import { recordChecks } from '../hooks/findings.ts'
import type { Finding } from '../rules/finding.ts'
import { headerWords, type HeaderWords } from '../rules/header-words.ts'
import { notifyGlobalChange } from '../hooks/notify.ts'
import type { Header } from '../payload-types.ts'
import { checkEarlierText, earlierText } from './earlier-words.ts'

/** Texts of the header that come from elsewhere, with the place where staff edit them. */
const ELSEWHERE: Readonly<Record<keyof HeaderWords, { label: string; source: string }>> = {
  title: { label: 'Title', source: 'the current edition' },
  mobile_title: { label: 'Title on small screens', source: 'the name in the site settings' },
  where: { label: 'Where and when', source: 'the place and dates of the current edition' },
  theme_text: { label: 'Theme', source: 'the theme of the current edition' },
}
const NAMES = ['title', 'mobile_title', 'where', 'theme_text'] as const

/** Most of its texts come from the current edition (spec/content B15). */
export const header: GlobalConfig = {
  slug: 'header',
  label: 'Header and menu',
  admin: { group: 'Site' },
  custom: recordChecks(check),
  hooks: { afterChange: [notifyGlobalChange] },
  fields: [
    {
      name: 'about',
      type: 'text',
      label: 'What the festival is',
      admin: {
        description:
          'Such as International Festival of Photography. The strip at the top of every page says it, with the name, place, dates and theme of the current edition.',
      },
    },
    ...NAMES.map((name) => earlierText({ name, type: 'text', label: ELSEWHERE[name].label })),
    navigation('navigation', 'Menu'),
  ],
}

async function check(typed: Partial<Header>, req: PayloadRequest): Promise<Finding[]> {
  if (!NAMES.some((name) => typed[name])) return []
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  const { docs } = await req.payload.find({
    collection: 'festivals',
    where: { year: { equals: site.festival_year }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    req,
  })
  const words = headerWords(docs[0], site.name)
  return NAMES.flatMap((name) =>
    checkEarlierText(name, typed[name], { words: words[name], source: ELSEWHERE[name].source }),
  )
}
