/** Types and links that most festivals have, for staff to tick instead of typing them. */

/**
 * The types that a festival of photography has most often come first. `schema_type` is the type at schema.org, which
 * has none for an opening. The artists of a `SaleEvent` or `ScreeningEvent` need not be present: they cause no clash
 * (`readiness/schedule.ts`).
 */
export const USUAL_TYPES = [
  {
    key: 'exhibitions',
    title: 'Exhibitions',
    singular: 'Exhibition',
    kind: 'durational',
    schema_type: 'ExhibitionEvent',
  },
  {
    key: 'talks',
    title: 'Talks',
    singular: 'Talk',
    kind: 'timed',
    schema_type: 'EducationEvent',
  },
  {
    key: 'tours',
    title: 'Tours',
    singular: 'Tour',
    kind: 'timed',
    schema_type: 'EducationEvent',
  },
  {
    key: 'workshops',
    title: 'Workshops',
    singular: 'Workshop',
    kind: 'timed',
    schema_type: 'EducationEvent',
  },
  {
    key: 'screenings',
    title: 'Screenings',
    singular: 'Screening',
    kind: 'timed',
    schema_type: 'ScreeningEvent',
  },
  { key: 'openings', title: 'Openings', singular: 'Opening', kind: 'timed', schema_type: 'Event' },
  { key: 'fairs', title: 'Fairs', singular: 'Fair', kind: 'timed', schema_type: 'SaleEvent' },
] as const

/** Links for the first menu. These screens have content early. */
export const USUAL_LINKS = [
  { title: 'All events', link: '/program' },
  { title: 'Venues', link: '/venues' },
  { title: 'Artists', link: '/artists' },
  { title: 'Channel', link: '/channel' },
  { title: 'Partners', link: '/partners' },
  { title: 'Search', link: '/search' },
] as const
