import type { ListViewServerProps } from 'payload'
import { isLayout, LAYOUT_PREFERENCE } from './layout.ts'
import { listClientProps } from '../lists/list-props.ts'
import { MediaLayout } from './media-layout.tsx'

export async function MediaList(props: ListViewServerProps) {
  const { payload, user } = props
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: LAYOUT_PREFERENCE },
      'user.relationTo': { equals: 'users' },
      'user.value': { equals: user?.id },
    },
    limit: 1,
    depth: 0,
  })
  const chosen = docs[0]?.value
  return <MediaLayout {...listClientProps(props)} layout={isLayout(chosen) ? chosen : 'grid'} />
}
