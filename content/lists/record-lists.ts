/**
 * The columns, filters, search and order that staff need in each of the studio's lists. The list's menus offer no
 * other fields.
 */
import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { filterByDays } from './day-filters.ts'
import { leadWithCurrent, orderRead } from './edition-order.ts'
import { searchNumbers } from './number-search.ts'

/** A judgement: an edition has about ninety events, which fill two pages of this size, or one of twice the size. */
const ROWS = 50

export interface RecordList {
  /** Shown by default. The record's title always comes first. */
  readonly columns: readonly string[]
  /** The field whose picture the column `list_picture` shows. */
  readonly picture?: string
  readonly search: readonly string[]
  readonly filters: readonly string[]
  /** Can be changed in several records at once; absent where Payload's own choice stays. */
  readonly bulk?: readonly string[]
  readonly sort: string
}

const ABOUT_RECORD = ['list_state', 'list_changed'] as const

export const LISTS: Partial<Record<CollectionSlug, RecordList>> = {
  events: {
    columns: [
      'title',
      'list_picture',
      'first_day',
      'list_venue',
      'list_type',
      'number',
      ...ABOUT_RECORD,
    ],
    picture: 'lead_image',
    search: ['title', 'artists.artist.name', 'venues.name', 'number'],
    filters: [
      'title',
      'festival',
      'type',
      'number',
      'first_day',
      'dates.start',
      'dates.end',
      'sessions.start',
      'venues',
      'artists.artist',
      'lead_image',
      'flags',
      'status.state',
      'booking.mode',
      'withdrawn',
    ],
    bulk: [
      'festival',
      'type',
      'flags',
      'venues',
      'partners',
      'status.state',
      'status.note',
      'booking.mode',
      'content_notes',
    ],
    sort: 'first_day',
  },
  venues: {
    columns: ['name', 'list_picture', 'place_type', ...ABOUT_RECORD],
    picture: 'image',
    search: ['name', 'address.line1', 'address.suburb'],
    filters: [
      'name',
      'place_type',
      'address.suburb',
      'editions.year',
      'editions.precinct',
      'image',
      'withdrawn',
    ],
    bulk: ['place_type'],
    sort: 'name',
  },
  artists: {
    columns: ['name', 'list_picture', ...ABOUT_RECORD],
    picture: 'portrait',
    search: ['name', 'countries'],
    filters: ['name', 'kind', 'countries', 'portrait', 'withdrawn'],
    bulk: ['kind', 'countries'],
    sort: 'sort_name',
  },
  guides: {
    columns: ['title', 'list_picture', 'mode', 'festival', ...ABOUT_RECORD],
    picture: 'image',
    search: ['title'],
    filters: ['title', 'mode', 'festival', 'image', 'withdrawn'],
    bulk: ['festival', 'mode'],
    sort: 'festival',
  },
  articles: {
    columns: ['title', 'list_picture', 'kind', 'published_on', ...ABOUT_RECORD],
    picture: 'lead_image',
    search: ['title', 'tags'],
    filters: ['title', 'kind', 'published_on', 'tags', 'lead_image', 'withdrawn'],
    bulk: ['kind', 'tags'],
    sort: '-published_on',
  },
  participate: {
    columns: ['title', 'list_picture', 'kind', 'closes_at', ...ABOUT_RECORD],
    picture: 'image',
    search: ['title'],
    filters: ['title', 'kind', 'opens_at', 'closes_at', 'withdrawn'],
    bulk: ['kind'],
    sort: '-closes_at',
  },
  pages: {
    columns: ['title', 'name', ...ABOUT_RECORD],
    search: ['title', 'name'],
    filters: ['title', 'name', 'listed', 'withdrawn'],
    bulk: ['listed'],
    sort: 'title',
  },
  strands: {
    columns: ['title', 'name', ...ABOUT_RECORD],
    search: ['title', 'name'],
    filters: ['title', 'name', 'withdrawn'],
    bulk: [],
    sort: 'title',
  },
  festivals: {
    columns: ['name', 'list_picture', 'year', ...ABOUT_RECORD],
    picture: 'lead_image',
    search: ['name', 'year'],
    filters: ['name', 'year'],
    bulk: [],
    sort: '-year',
  },
  'past-festivals': {
    columns: ['title', 'list_picture', 'order_year', ...ABOUT_RECORD],
    picture: 'image',
    search: ['title'],
    filters: ['title', 'order_year', 'withdrawn'],
    bulk: [],
    sort: '-order_year',
  },
  partners: {
    columns: ['name', 'website', ...ABOUT_RECORD],
    search: ['name'],
    filters: ['name', 'tiers.year', 'tiers.tier', 'withdrawn'],
    bulk: [],
    sort: 'name',
  },
  media: {
    columns: ['filename', 'kind', 'alt', 'list_credit', 'list_changed'],
    search: [
      'alt',
      'filename',
      'title',
      'credit.artists',
      'credit.photographer',
      'credit.work_title',
      'credit.series',
      'credit.copyright',
      'credit.courtesy',
    ],
    filters: [
      'filename',
      'kind',
      'alt',
      'credit.artists',
      'credit.photographer',
      'credit.year',
      'updatedAt',
    ],
    bulk: ['credit.photographer', 'credit.courtesy', 'credit.copyright'],
    sort: '-updatedAt',
  },
  redirects: {
    columns: ['from', 'to', 'gone', 'source'],
    search: ['from', 'to'],
    filters: ['from', 'to', 'gone', 'source'],
    bulk: [],
    sort: 'from',
  },
}

/** Sets up the studio's list of a collection. A collection that is not in `LISTS` keeps Payload's own list. */
export function withList(collection: CollectionConfig): CollectionConfig {
  const list = LISTS[collection.slug as CollectionSlug] // Payload knows the slugs only as texts
  if (!list) return collection
  const { admin, hooks, fields } = collection
  return {
    ...collection,
    defaultSort: list.sort,
    admin: {
      ...admin,
      defaultColumns: [...list.columns],
      listSearchableFields: [...list.search],
      pagination: { defaultLimit: ROWS, limits: [ROWS, 2 * ROWS] },
      components: {
        ...admin?.components,
        beforeListTable: [
          ...(admin?.components?.beforeListTable ?? []),
          '/studio/components/lists/saved-views.tsx#SavedViews',
        ],
        views: {
          list: { Component: '/studio/components/lists/record-list.tsx#RecordList' },
          ...admin?.components?.views,
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [orderRead, searchNumbers, filterByDays, ...(hooks?.beforeOperation ?? [])],
      afterOperation: [leadWithCurrent, ...(hooks?.afterOperation ?? [])],
    },
    fields: [...limitMenus(fields, list), ...columnsOf(list)],
  }
}

function columnsOf({ columns, picture = '' }: RecordList): Field[] {
  return Object.entries(COLUMNS).flatMap(([name, { label, component }]): Field[] => {
    if (!columns.includes(name)) return []
    const Cell = { path: component, serverProps: { pictureField: picture } }
    return [{ name, type: 'ui', label, admin: { components: { Cell } } }]
  })
}

const COLUMNS: Readonly<Record<string, { readonly label: string; readonly component: string }>> = {
  list_picture: {
    label: 'Picture',
    component: '/studio/components/lists/picture-cell.tsx#PictureCell',
  },
  list_venue: { label: 'Venue', component: '/studio/components/lists/venue-cell.tsx#VenueCell' },
  list_type: { label: 'Type', component: '/studio/components/lists/type-cell.tsx#TypeCell' },
  list_credit: {
    label: 'Credit',
    component: '/studio/components/lists/credit-cell.tsx#CreditCell',
  },
  list_state: { label: 'State', component: '/studio/components/lists/state-cell.tsx#StateCell' },
  list_changed: {
    label: 'Changed',
    component: '/studio/components/lists/changed-cell.tsx#ChangedCell',
  },
}

function limitMenus(fields: readonly Field[], list: RecordList, parent = ''): Field[] {
  return fields.map((field) => limitMenu(field, list, parent))
}

function limitMenu(field: Field, list: RecordList, parent: string): Field {
  const path = 'name' in field && field.name ? `${parent}${field.name}` : undefined
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      fields: limitMenus(
        tab.fields,
        list,
        'name' in tab && tab.name ? `${parent}${tab.name}.` : parent,
      ),
    }))
    return { ...field, tabs }
  }
  const own = path === undefined ? {} : menusOf(path, list)
  const admin = { ...field.admin, ...own }
  if ('fields' in field) {
    const inner = limitMenus(field.fields, list, path === undefined ? parent : `${path}.`)
    return { ...field, admin, fields: inner } as Field // of the same kind as before
  }
  return { ...field, admin }
}

function menusOf(path: string, { filters, bulk }: RecordList) {
  const isPart = (paths: readonly string[]) =>
    paths.some((each) => each === path || each.startsWith(`${path}.`))
  return {
    disableListFilter: !isPart(filters),
    ...(bulk === undefined ? {} : { disableBulkEdit: !isPart(bulk) }),
  }
}
