import type { DemoFestival } from '../../records.ts'

export const festival2018 = {
  year: 2018,
  name: 'Parallax 2018',
  theme_title: 'First Proof',
  theme_text: 'The sheet a printer pulls to find out what is wrong.',
  start: '2018-03-09',
  lead_image: 'benedikt-sorgenfrei-1',
  end: '2018-04-08',
  intro:
    'Ten exhibitions by fourteen artists at eight addresses in the city, Docklands and the north, 9 March – 8 April 2018.',
  body: 'Pull a first proof quickly, mark it in pencil and pin it where everyone can see what is wrong. Fourteen artists accept the instruction: their ten exhibitions show work in the state before certainty, with crop marks left on and doubts written in the margin.\n\nAfter a pilot weekend in 2016, called Test Strip, this is the first full edition of Parallax. It occupies a share exchange, a stairwell, a harbour wall, a ferry kitchen and four other addresses in three precincts. Summer time ends on Easter Sunday, 1 April, and the program stays awake for it.',
  theme: { color: '#111111', backgroundColor: '#d9dccf', accentColor: '#5b6a5a' },
  types: [
    {
      key: 'exhibitions',
      title: 'Exhibitions',
      singular: 'Exhibition',
      kind: 'durational',
      intro:
        'Ten exhibitions, eight addresses, one tram ticket. Start at Customs Steps and keep the river on your left as far as the harbour.',
      schema_type: 'ExhibitionEvent',
    },
    {
      key: 'talks',
      title: 'Talks',
      singular: 'Talk',
      kind: 'timed',
      intro: 'Short talks beside the work, while the pencil marks can still be pointed at.',
      schema_type: 'EducationEvent',
    },
    {
      key: 'tours',
      title: 'Tours',
      singular: 'Tour',
      kind: 'timed',
      intro: 'On foot, with an artist in front and a volunteer at the back to gather the slow.',
      schema_type: 'Event',
    },
    {
      key: 'workshops',
      title: 'Workshops',
      singular: 'Workshop',
      kind: 'timed',
      intro: 'Make a first proof of your own and take it home before it is dry.',
      schema_type: 'EducationEvent',
    },
  ],
  precincts: [
    {
      key: 'city',
      title: 'City',
      subtitle: 'An exchange, a stairwell and the river steps',
      order: 1,
      kind: 'metro',
      bounds: { west: 144.952, south: -37.8225, east: 144.9765, north: -37.8075 },
      basemap: 'city',
    },
    {
      key: 'docklands',
      title: 'Docklands',
      subtitle: 'Working ground beside the water',
      order: 2,
      kind: 'metro',
      bounds: { west: 144.936, south: -37.8245, east: 144.9545, north: -37.811 },
      basemap: 'city',
    },
    {
      key: 'north',
      title: 'North',
      subtitle: 'Carlton, and a hill in Northcote',
      order: 3,
      kind: 'metro',
      bounds: { west: 144.955, south: -37.804, east: 145.003, north: -37.769 },
      basemap: 'inner',
    },
  ],
} satisfies DemoFestival
