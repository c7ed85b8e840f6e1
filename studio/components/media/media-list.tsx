import type { ListViewServerProps } from 'payload'
import { isLayout, LAYOUT_PREFERENCE } from './layout.ts'
import { MediaLayout } from './media-layout.tsx'

/** The list of pictures and files in the layout that the person chose last: a grid or a table. */
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
  return <MediaLayout {...clientProps(props)} layout={isLayout(chosen) ? chosen : 'grid'} />
}

/** The properties that can be sent to a browser. */
function clientProps({
  collectionConfig: _config,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  listPreferences: _preferences,
  listSearchableFields: _search,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _query,
  user: _user,
  ...list
}: ListViewServerProps) {
  return list
}
