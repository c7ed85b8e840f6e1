import type { ListViewServerProps } from 'payload'

/** The properties of a list that can be sent to a browser. */
export function listClientProps({
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
