import { pathOf } from 'contract/rules/path-of.ts'
import type { Describe } from './described-page.ts'
import { imageObject } from './image-object.ts'
import { collectionPage } from './item-list.ts'
import { webPage } from './web-page.ts'

export const describeParticipate: Describe = (page) => {
  const answer = page.content.get('/participate')
  const urls = answer?.items.map(
    ({ slug }) => page.site.origin + pathOf({ type: 'participate', slug }),
  )
  return { things: [collectionPage(page, urls)] }
}

export const describeParticipateItem: Describe = (page) => {
  const item = page.content.get(`/participate/${page.params['participate'] ?? ''}`)
  return (
    item && {
      things: [
        {
          '@type': 'WebPage',
          ...webPage(page),
          dateModified: item.updated_at,
          ...(item.image ? { primaryImageOfPage: imageObject(item.image, page.site) } : {}),
        },
      ],
    }
  )
}
