/**
 * The shapes of the demo edition's records (spec/content B, F). They follow the entities field by field;
 * relations are slugs, pictures are ids of `pictures.ts`, and texts are Markdown (`Prose`).
 * An absent field is left out, never `null` or `''`.
 */

/** Markdown: paragraphs parted by an empty line, `##` and `###` headings, `-` and `1.` lists, `>` quotes, `*em*`, `**strong**`, `[text](href)`. */
export type Prose = string

/** `#rrggbb`, lower case. */
type Colour = `#${string}`
/** `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`
/** `HH:MM`. */
export type WallTime = `${number}:${number}`
/** `YYYY-MM-DDTHH:MM`, wall time in the record's zone. */
export type LocalDateTime = `${IsoDate}T${WallTime}`

export type DemoYear = 2018 | 2021 | 2022 | 2024 | 2026
export type Tri = 'yes' | 'no' | 'unknown'

export interface DemoTheme {
  color: Colour
  backgroundColor: Colour
  accentColor: Colour
}

export interface DemoLink {
  title: string
  href: string
}

export type ProgramTypeKey =
  | 'exhibitions'
  | 'talks'
  | 'tours'
  | 'workshops'
  | 'launches'
  | 'screenings'
  | 'performances'
  | 'markets'
  | 'learn'
  | 'online'

export type PrecinctKey =
  | 'city'
  | 'docklands'
  | 'south'
  | 'north'
  | 'fitzroy-collingwood'
  | 'west'
  | 'regional'

/** One opening span of a weekday; 1 = Monday. `closes` at or before `opens` means the next day; `00:00` is midnight. */
export interface WeeklyRow {
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7
  opens: WallTime
  closes: WallTime
}

export interface DemoHours {
  always_open?: true
  weekly: WeeklyRow[]
  exceptions?: {
    date: IsoDate
    closed?: true
    opens?: WallTime
    closes?: WallTime
    note?: string
  }[]
  note?: string
}

export type AccessCode =
  | 'step_free_entrance'
  | 'lift'
  | 'accessible_toilet'
  | 'accessible_parking'
  | 'accessible_tram_stop'
  | 'hearing_loop'
  | 'seating'
  | 'quiet_space'
  | 'assistance_animals'
  | 'auslan'
  | 'audio_description'
  | 'captions'
  | 'tactile'
  | 'relaxed'
  | 'companion_card'
  | 'low_light'
  | 'flashing_light'
  | 'loud_sound'

export interface DemoAccess {
  items: { code: AccessCode; value: Tri; note?: string }[]
  contact?: string
  checked_on?: IsoDate
}

export interface DemoStatus {
  state: 'scheduled' | 'moved' | 'postponed' | 'cancelled' | 'sold_out' | 'weather_watch'
  note?: string
  previous_start?: LocalDateTime
  previous_venue?: { name: string; slug?: string }
}

export interface DemoMoney {
  free: boolean
  from?: number
  concession?: number
  label?: string
}

export interface DemoFestival {
  year: DemoYear
  name: string
  theme_title: string
  theme_text: string
  start: IsoDate
  end: IsoDate
  opens_at?: LocalDateTime
  lead_image?: string
  gallery?: string[]
  intro: string
  body: Prose
  theme?: DemoTheme
  types: {
    key: ProgramTypeKey
    title: string
    singular: string
    kind: 'durational' | 'timed'
    intro?: string
    schema_type:
      | 'ExhibitionEvent'
      | 'EducationEvent'
      | 'ScreeningEvent'
      | 'SaleEvent'
      | 'MusicEvent'
      | 'Event'
    online?: true
  }[]
  precincts: {
    key: PrecinctKey
    title: string
    subtitle?: string
    order: number
    kind: 'metro' | 'regional' | 'online'
    bounds: { west: number; south: number; east: number; north: number }
    basemap: 'city' | 'inner' | 'victoria'
  }[]
  /** Only the current edition has one. */
  home?: {
    heroes: { event: string; image: string }[]
    lead: string
    featured: string[]
    band: { event: string; image: string }
    guides: string[]
    articles: string[]
  }
}

export interface DemoVenue {
  slug: string
  name: string
  short_name?: string
  address: { line1: string; line2?: string; suburb: string; state: string; postcode: string }
  geo: { lat: number; lon: number }
  place_type: 'gallery' | 'outdoor' | 'public_space' | 'hall' | 'bar' | 'regional' | 'online'
  hours: DemoHours
  entrance_note?: string
  phone?: string
  website?: string
  getting_there?: { tram?: string; train?: string; parking?: string; bike?: string }
  access: DemoAccess
  image?: string
  body?: Prose
  parent_venue?: string
  editions: { year: DemoYear; precinct: PrecinctKey; hours?: DemoHours; note?: string }[]
}

export interface DemoArtist {
  slug: string
  name: string
  sort_name: string
  kind: 'person' | 'collective'
  pronouns?: string
  countries?: string[]
  based_in?: string
  born?: string
  died?: string
  bio: Prose
  portrait?: string
  works?: string[]
  website?: string
  links?: DemoLink[]
  represented_by?: string
}

export type ArtistRole =
  | 'artist'
  | 'curator'
  | 'speaker'
  | 'chair'
  | 'guide'
  | 'performer'
  | 'collaborator'

export interface DemoSession {
  start: LocalDateTime
  end: LocalDateTime
  doors?: WallTime
  venue?: string
  meeting_point?: string
  status?: DemoStatus
  fully_booked?: true
  booking_url?: string
  online_url?: string
  access?: DemoAccess
}

export interface DemoEvent {
  slug: string
  title: string
  festival: DemoYear
  type: ProgramTypeKey
  number?: number
  /** One sentence of at most 160 characters. */
  teaser: string
  body: Prose
  lead_image?: string
  gallery?: string[]
  /** Durational events only. */
  dates?: { start: IsoDate; end: IsoDate }
  hours_override?: DemoHours
  /** Timed events only. */
  sessions?: DemoSession[]
  venues?: string[]
  meeting_point?: string
  artists?: { artist: string; role: ArtistRole }[]
  status?: DemoStatus
  price: DemoMoney
  booking: {
    mode: 'none' | 'recommended' | 'required' | 'walk_up'
    url?: string
    opens_at?: LocalDateTime
    provider?: string
  }
  flags?: (
    | 'world_premiere'
    | 'australian_premiere'
    | 'commission'
    | 'outdoor'
    | 'online'
    | 'regional'
  )[]
  content_notes?: string[]
  age?: string
  duration_min?: number
  capacity?: number
  access?: DemoAccess
  credits_text?: string[]
  parent?: string
  partners?: string[]
  related?: DemoRef<'event' | 'article'>[]
  tags?: string[]
}

/** A record of one of the collections that staff may choose from in that field. */
export interface DemoRef<Type extends 'event' | 'article' | 'artist' | 'page'> {
  type: Type
  slug: string
}

export interface DemoGuide {
  slug: string
  title: string
  festival: DemoYear
  mode: 'walk' | 'ride' | 'drive' | 'theme'
  intro: string
  body?: Prose
  image?: string
  curator?: string
  /** Each stop has exactly one of `event`, `venue`, `point`. */
  stops: {
    event?: string
    venue?: string
    point?: { lat: number; lon: number; title: string }
    note: string
    dwell_min?: number
    image?: string
    audio?: { url: string; duration_s: number; transcript: string }
  }[]
  route?: {
    line: [lon: number, lat: number][]
    distance_m: number
    duration_min: number
    ascent_m?: number
    surface?: string
    step_free: Tri
    loop: boolean
  }
  best_time?: string
  transit_note?: string
  theme?: DemoTheme
}

export interface BlockQuery {
  year?: DemoYear
  type?: ProgramTypeKey
  tag?: string
  precinct?: PrecinctKey
  /** Slugs. */
  ids?: string[]
  limit?: number
}

/** A stretch of a page (spec/content B14). Pictures are ids of `pictures.ts`. */
export type DemoBlock =
  | { type: 'text'; body: Prose }
  | { type: 'heading'; text: string; level: 2 | 3 }
  | { type: 'image'; image: string; width: 'column' | 'wide' | 'full' }
  | { type: 'gallery'; images: string[] }
  | { type: 'panorama'; image: string }
  | { type: 'quote'; text: string; cite?: string }
  | {
      type: 'video'
      provider: 'youtube' | 'vimeo'
      id: string
      title: string
      captions: boolean
      transcript?: Prose
    }
  | { type: 'audio'; url: string; title: string; transcript: Prose }
  | { type: 'buttons'; links: DemoLink[] }
  | { type: 'accordion'; items: { title: string; body: Prose }[] }
  | { type: 'columns'; left: Prose; right: Prose }
  | { type: 'stats'; items: { label: string; value: string }[] }
  | { type: 'people'; people: { name: string; role: string; image?: string; artist?: string }[] }
  | { type: 'files'; files: { title: string; url: string; bytes: number }[] }
  | { type: 'events'; query: BlockQuery }
  | { type: 'artists'; query: BlockQuery }
  | { type: 'venues'; query: BlockQuery }
  | { type: 'articles'; query: BlockQuery }
  | { type: 'partners'; year?: DemoYear; tiers: ('founding' | 'principal' | 'major')[] }
  | { type: 'map'; venues: string[]; basemap: 'city' | 'inner' | 'victoria' }
  | { type: 'embed'; provider: 'youtube' | 'vimeo' | 'soundcloud'; id: string; title: string }
  | { type: 'notice'; level: 'info' | 'warning'; body: Prose }
  | { type: 'divider' }

export interface DemoArticle {
  slug: string
  title: string
  kind: 'news' | 'interview' | 'essay' | 'video' | 'announcement'
  published_on: IsoDate
  /** At most 300 characters. */
  standfirst: string
  lead_image: string
  blocks: DemoBlock[]
  authors: { name: string; artist?: string }[]
  tags: string[]
  festival?: DemoYear
  related?: DemoRef<'event' | 'article' | 'artist'>[]
  video?: {
    provider: 'youtube' | 'vimeo'
    id: string
    title: string
    captions: boolean
    transcript?: Prose
  }
}

export interface DemoParticipate {
  slug: string
  title: string
  kind: 'open_call' | 'volunteer' | 'support' | 'learn' | 'program'
  /** At most 300 characters. */
  summary: string
  blocks: DemoBlock[]
  image?: string
  opens_at?: LocalDateTime
  closes_at?: LocalDateTime
  fee?: { label: string; waiver_note?: string }
  eligibility?: Prose
  terms?: DemoLink
  apply?: DemoLink
  contact?: string
  downloads?: { title: string; url: string; bytes: number }[]
  festival?: DemoYear
  outcome?: DemoRef<'event' | 'artist' | 'article' | 'page'>[]
}

export interface DemoPastFestival {
  slug: string
  title: string
  order_year: number
  festival?: DemoYear
  summary: string
  blocks: DemoBlock[]
  image: string
  stats: { label: string; value: string }[]
  highlights: DemoRef<'event' | 'artist' | 'article'>[]
  report?: DemoLink
  cite?: string
}

export interface DemoPartner {
  slug: string
  name: string
  website: string
  /** File names in `logos/`, without folder. */
  logo: string
  logo_light: string
  blurb?: string
  tiers: { year: DemoYear; tier: 'founding' | 'principal' | 'major'; order: number }[]
}

export interface DemoPage {
  /** With `/` between segments; may begin with `YYYY-`. */
  name: string
  title: string
  updated_on: IsoDate
  standfirst?: string
  blocks: DemoBlock[]
  listed: boolean
  footer_mode: 'full' | 'short'
  subnav?: DemoLink[]
  parent?: string
  theme?: DemoTheme
}

/** A program entry. */
export interface DemoStrand {
  name: string
  title: string
  intro: string
  blocks?: DemoBlock[]
  theme?: DemoTheme
  select: {
    year?: DemoYear
    types?: ProgramTypeKey[]
    tags?: string[]
    flags?: NonNullable<DemoEvent['flags']>
    /** Slug of an event. */
    parent?: string
    /** Slugs of events. */
    ids?: string[]
  }
  group_by: 'day' | 'precinct' | 'type'
}

export interface DemoRedirect {
  from: string
  to?: string
  status?: 301 | 302
  /** In place of `to`: the path answers 410 with this reason. */
  gone?: string
}

export interface DemoGlobals {
  header: {
    title: string
    about: string
    where: string
    theme_text: string
    mobile_title: string
    navigation: { title: string; links: DemoLink[] }[]
  }
  footer: {
    navigation: { title: string; links: DemoLink[] }[]
    button_links: DemoLink[]
    acknowledgement: string
  }
  site: {
    name: string
    description: string
    image: string
    festival_year: DemoYear
    acknowledgement_modal: string
    holding: { on: boolean; opens_at: LocalDateTime }
    access_contact: string
    /** Title, intro and description of each fixed screen, by screen name. */
    screens: Record<string, { title: string; intro?: string; description?: string }>
  }
}

/** A picture made by code: the job that renders it and what a person says of it (spec/content F9). */
export interface DemoPicture {
  id: string
  style: string
  variant: string
  seed: number
  /** width : height. */
  format: 'landscape' | 'portrait' | 'square' | 'panorama'
  /** Long side in pixels. */
  size: number
  /** What is seen; absent when `decorative`. */
  alt?: string
  decorative?: true
  credit: {
    artists: string[]
    work_title?: string
    series?: string
    year?: string
    medium?: string
    dimensions?: string
    view: 'work' | 'detail' | 'installation' | 'portrait' | 'place'
    photographer?: string
    courtesy?: string
    copyright: string
    licence?: string
  }
}
