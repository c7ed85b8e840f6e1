/** The sheets of a program: fields of the forms in their order, and the columns that identify a record. */

export type ColumnKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'prose'
  | 'ref'
  | 'day'
  | 'time'
  | 'day-and-time'
  /** A type of the event's edition, by its title. */
  | 'type'
  /** A precinct of the imported edition. */
  | 'precinct'
  /** The artists of an event, each with a role in brackets unless it is the first role of the form, *Artist*. */
  | 'credited'
  /** Identifies the record of the row or, in the sheet of sessions, the event and the session. */
  | 'key'

export interface Column {
  /** The path of the field, such as `price.from`; for a column without a field, a word of ours, such as `address`. */
  readonly key: string
  readonly label: string
  readonly help: string
  readonly kind: ColumnKind
  readonly many: boolean
  readonly to: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What an empty cell means, as in files (`Shape.fallback`). */
  readonly usual: unknown
}

export const SHEET_KINDS = ['events', 'sessions', 'venues', 'artists', 'credits'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export interface Sheet {
  readonly kind: SheetKind
  readonly name: string
  readonly collection: 'events' | 'venues' | 'artists' | 'media'
  readonly columns: readonly Column[]
}

export interface SheetFields {
  readonly name: string
  readonly collection: Sheet['collection']
  readonly keys: readonly OwnColumn[]
  /** In the order of the sheet: paths of fields of the form, and columns without a field. */
  readonly fields: readonly (string | OwnColumn)[]
}

/** A column without a field of a form. */
export type OwnColumn = Pick<Column, 'key' | 'label' | 'help' | 'kind'>

const ADDRESS: OwnColumn = {
  key: 'address',
  label: 'Address (slug)',
  help: 'Names the record, so that its title may change. Leave it empty for a new one.',
  kind: 'key',
}

export const SHEET_FIELDS: Readonly<Record<SheetKind, SheetFields>> = {
  events: {
    name: 'Events',
    collection: 'events',
    keys: [ADDRESS],
    fields: [
      'title',
      'festival',
      'type',
      'number',
      'teaser',
      'dates.start',
      'dates.end',
      'venues',
      'meeting_point',
      'artists',
      'credits_text',
      'body',
      'lead_image',
      'flags',
      'tags',
      'status.state',
      'status.note',
      'price.free',
      'price.from',
      'price.concession',
      'price.label',
      'booking.mode',
      'booking.url',
      'booking.provider',
      'booking.opens_at',
      'content_notes',
      'age',
      'duration_min',
      'capacity',
      'partners',
      'parent',
    ],
  },
  sessions: {
    name: 'Sessions',
    collection: 'events',
    keys: [
      {
        key: 'event',
        label: 'Event',
        help: 'The title of the event, or its address (slug).',
        kind: 'key',
      },
      {
        key: 'code',
        label: 'Session (code)',
        help: 'Names the session, so that its time may change. Leave it empty for a new one.',
        kind: 'key',
      },
    ],
    fields: [
      { key: 'date', label: 'Date', help: 'The day on which it starts.', kind: 'day' },
      { key: 'start', label: 'Start', help: '6:30 PM or 18:30.', kind: 'time' },
      {
        key: 'end',
        label: 'End',
        help: 'A time before the start is meant for the next day.',
        kind: 'time',
      },
      'venue',
      'fully_booked',
      'few_left',
      'status.state',
      'status.note',
      'doors',
      'meeting_point',
      'booking_url',
      'online_url',
    ],
  },
  venues: {
    name: 'Venues',
    collection: 'venues',
    keys: [ADDRESS],
    fields: [
      'name',
      'short_name',
      'place_type',
      {
        key: 'precinct',
        label: 'Precinct',
        help: 'Of the edition that is exported or imported.',
        kind: 'precinct',
      },
      'address.line1',
      'address.line2',
      'address.suburb',
      'address.state',
      'address.postcode',
      'address.country',
      'geo.lat',
      'geo.lon',
      'entrance.lat',
      'entrance.lon',
      'entrance_note',
      'getting_there.tram',
      'getting_there.train',
      'getting_there.parking',
      'getting_there.bike',
      'phone',
      'website',
      'image',
      'body',
      'parent_venue',
    ],
  },
  artists: {
    name: 'Artists',
    collection: 'artists',
    keys: [ADDRESS],
    fields: [
      'name',
      'sort_name',
      'kind',
      'pronouns',
      'countries',
      'based_in',
      'born',
      'died',
      'bio',
      'portrait',
      'website',
      'represented_by',
    ],
  },
  credits: {
    name: 'Picture credits',
    collection: 'media',
    keys: [
      {
        key: 'picture',
        label: 'Picture',
        help: 'The name of its file. New pictures are added in the studio.',
        kind: 'key',
      },
    ],
    fields: [
      'alt',
      'decorative',
      'title',
      'caption',
      'credit.view',
      'credit.artists',
      'credit.work_title',
      'credit.series',
      'credit.year',
      'credit.medium',
      'credit.dimensions',
      'credit.photographer',
      'credit.courtesy',
      'credit.copyright',
      'credit.licence',
      'credit.ai_declared',
    ],
  },
}
