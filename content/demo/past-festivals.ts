import type { DemoPastFestival } from './records.ts'

export const pastFestivals = [
  {
    slug: 'parallax-2024',
    title: 'Parallax 2024',
    order_year: 2024,
    festival: 2024,
    summary:
      'Second Curtain, 8 March – 7 April 2024: forty artists in twenty venues, and one night that lasted nine hours.',
    blocks: [
      {
        type: 'text',
        body: 'The fourth edition took its name from the flash that fires at the end of an exposure. Ballarat joined the program, a kiln and an observatory lent their rooms, and Footscray came back after three years. A southerly in the second week brought part of the Harbour Wall down for a day and a half.\n\nIt finished in the dark. On the last Saturday *The Extra Hour* began at ten in the evening and went on, past the change of clocks, until six.',
      },
      {
        type: 'text',
        body: 'Two habits date from this year: the access list on every venue page, and the word *postponed* in a place where people can see it.',
      },
      { type: 'articles', query: { year: 2024, limit: 4 } },
    ],
    image: 'venue-wool-loft',
    stats: [
      { label: 'Artists', value: '40' },
      { label: 'Exhibitions', value: '32' },
      { label: 'Visitors', value: '61,750' },
    ],
    highlights: [
      { type: 'event', slug: 'the-extra-hour' },
      { type: 'event', slug: 'the-person-who-stayed' },
      { type: 'event', slug: 'front-arriving' },
      { type: 'event', slug: 'four-distances' },
    ],
    cite: 'Parallax (2024). Second Curtain: International Festival of Photography, Melbourne, 8 March – 7 April 2024.',
  },
  {
    slug: 'parallax-2022',
    title: 'Parallax 2022',
    order_year: 2022,
    festival: 2022,
    summary:
      'Ground Glass, 22 April – 15 May 2022: an autumn edition about the minutes before the shutter, with Castlemaine on the map for the first time.',
    blocks: [
      {
        type: 'text',
        body: 'Fourteen venues, short days and a good deal of rain. Artists showed fog, salt, dusk and dyed cloth, and most of them had waited a long time for it. At Haberdashers’ Floor six books about looking were chained to a table and read to pieces.\n\nPaste-ups on a builder’s fence near Customs Steps were corrected by the public, faded by the sun and finally removed by a demolition crew.',
      },
      {
        type: 'quote',
        text: 'I stood under the cloth for a quarter of an hour and nobody told me to hurry.',
        cite: 'Visitors’ book, 2022',
      },
    ],
    image: 'venue-glasshouse-domain',
    stats: [
      { label: 'Artists', value: '26' },
      { label: 'Exhibitions', value: '20' },
      { label: 'Visitors', value: '38,200' },
    ],
    highlights: [
      { type: 'event', slug: 'the-concourse-clock' },
      { type: 'event', slug: 'evaporation-table' },
      { type: 'event', slug: 'behind-the-fitting-room-door' },
      { type: 'event', slug: 'main-street-circling-sky' },
    ],
    report: { title: 'Report on the 2022 edition', href: '/2022/report' },
    cite: 'Parallax (2022). Ground Glass: International Festival of Photography, Melbourne, 22 April – 15 May 2022.',
  },
  {
    slug: 'parallax-2021',
    title: 'Parallax 2021',
    order_year: 2021,
    festival: 2021,
    summary:
      'Safelight, 26 February – 21 March 2021: sixteen exhibitions with a number on every door, and four events for people who stayed at home.',
    blocks: [
      {
        type: 'text',
        body: 'Twenty artists agreed to show under conditions nobody could describe in advance. Rooms took nine visitors, or twelve, or one household to a step. Queues were long and, by most accounts, cheerful.\n\nWhat the edition left behind is mostly furniture. There has been a bench in every room since.',
      },
      {
        type: 'columns',
        left: '**In person.** Twelve venues in the city, the south, the north and, for the first time, the west.',
        right:
          '**At home.** Four captioned events, and a [reading list](/2021/from-home/reading-list) for the evenings between them.',
      },
    ],
    image: 'venue-powder-store',
    stats: [
      { label: 'Artists', value: '20' },
      { label: 'Exhibitions', value: '16' },
      { label: 'Visitors', value: '14,900' },
    ],
    highlights: [
      { type: 'event', slug: 'twenty-nights' },
      { type: 'event', slug: 'the-permitted-hour' },
      { type: 'event', slug: 'rooms-we-already-had' },
      { type: 'event', slug: 'red-light-open-door' },
    ],
    cite: 'Parallax (2021). Safelight: International Festival of Photography, Melbourne, 26 February – 21 March 2021.',
  },
  {
    slug: 'parallax-2018',
    title: 'Parallax 2018',
    order_year: 2018,
    festival: 2018,
    summary:
      'First Proof, 9 March – 8 April 2018: ten exhibitions at eight addresses, run by nine people and recorded on one roll of film.',
    blocks: [
      {
        type: 'text',
        body: 'The first full edition fitted inside a day’s walk and a tram ride. Tape failed in the heat, the program book listed a Thursday that was a Wednesday, and every room had a pencil on a string so that visitors could say what was wrong.\n\nOn the night the clocks went back the darkroom at Terminus Studios stayed open through both of its two o’clocks. A week later one camera was passed from attendant to attendant until its film ran out.',
      },
      {
        type: 'image',
        image: 'channel-4',
        width: 'column',
      },
    ],
    image: 'venue-harbour-wall',
    stats: [
      { label: 'Artists', value: '14' },
      { label: 'Exhibitions', value: '10' },
      { label: 'Visitors', value: '21,400' },
    ],
    highlights: [
      { type: 'event', slug: 'until-the-clocks-go-back' },
      { type: 'event', slug: 'proofs-before-letters' },
      { type: 'event', slug: 'landing-light' },
      { type: 'event', slug: 'two-kinds-of-distance' },
    ],
    cite: 'Parallax (2018). First Proof: International Festival of Photography, Melbourne, 9 March – 8 April 2018.',
  },
  {
    slug: 'test-strip-2016',
    title: 'Test Strip 2016',
    order_year: 2016,
    summary:
      'A pilot weekend, 15 and 16 October 2016: three borrowed rooms, five artists and a sheet of questions at the door.',
    blocks: [
      {
        type: 'text',
        body: 'Before there was a festival there was a weekend. A framer, a lecturer and two photographers borrowed three rooms in Carlton, hung what would fit, and asked whoever came whether it should happen again. Of 640 visitors, 588 wrote yes, eleven wrote no, and the rest drew something.\n\nNo program was printed and no list of events survives. The name was taken from the strip of paper on which a printer tries several exposures before committing to one.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'This weekend has no pages of its own. What we know about it is on this one.',
      },
    ],
    image: 'channel-3',
    stats: [
      { label: 'Artists', value: '5' },
      { label: 'Exhibitions', value: '3' },
      { label: 'Visitors', value: '640' },
    ],
    highlights: [],
    cite: 'Parallax (2016). Test Strip: a pilot weekend, Melbourne, 15–16 October 2016.',
  },
] satisfies readonly DemoPastFestival[]
