import { pathOf } from 'contract/rules/path-of.ts'
import { splitYearPrefix } from 'contract/rules/year-prefix.ts'
import type { Describe } from './described-page.ts'
import { webPage } from './web-page.ts'

const TYPES: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
}

/** A custom page; one that is not listed is told to nobody (spec/screens §0.2.5). */
export const describeCustomPage: Describe = (page) => {
  const { page: name } = page.meta
  const custom = name === undefined ? undefined : page.content.get(`/pages/${name}`)
  if (!custom?.listed) return undefined
  const rest = splitYearPrefix(custom.name)?.rest ?? custom.name
  return {
    things: [
      { '@type': TYPES[rest] ?? 'WebPage', ...webPage(page), dateModified: custom.updated_at },
    ],
    parent: custom.parent && {
      name: custom.parent.title,
      path: pathOf({ type: 'page', name: custom.parent.name }),
    },
  }
}
