/** What most festivals have, to be ticked in place of typed. */

/** Types of the program; the row of the edition that each becomes. */
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

/** Links of a first menu: fixed screens that have something to show early. */
export const USUAL_LINKS = [
  { title: 'All events', link: '/program' },
  { title: 'Venues', link: '/venues' },
  { title: 'Artists', link: '/artists' },
  { title: 'Channel', link: '/channel' },
  { title: 'Partners', link: '/partners' },
  { title: 'Search', link: '/search' },
] as const
