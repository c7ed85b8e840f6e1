import type { DemoPage } from '../records.ts'

export const launchWeekend2026 = {
  name: '2026-launch-weekend',
  title: 'Launch weekend',
  updated_on: '2026-03-06',
  standfirst:
    'Friday 6 to Monday 9 March 2026: four days, three openings, one keynote, one hundred holidays.',
  blocks: [
    { type: 'panorama', image: 'svetlana-morozko-3' },
    {
      type: 'text',
      body: 'A roller door goes up in Docklands at six on Friday evening and *Afterimage* begins. From then until the Labour Day holiday there is something to open, hear or make at almost every hour of daylight, and at a few that are not. All of it is listed below in order. What is free is marked so; the rest can be booked until it starts.',
    },
    {
      type: 'stats',
      items: [
        { label: 'Exhibitions open over the weekend', value: '46' },
        { label: 'Precincts', value: '7' },
        { label: 'Minutes with the lamps out', value: '10' },
      ],
    },
    { type: 'heading', text: 'Friday 6 March', level: 2 },
    {
      type: 'text',
      body: 'At half past twelve Magda Iverach leads the first of four lunch-hour tours from the top of Customs Steps (free). Doors of *Opening Night* open at six at Shed 9, with three exhibitions, four artists and no list at the door. Somebody says a few words at seven. At eight the lamps go out, and at ten past they come on again. The shed closes at nine; Lantern Lane and Treasury Hoarding do not close.',
    },
    { type: 'gallery', images: ['noor-castellane-1', 'emre-saltuk-1', 'amara-delacourt-ng-1'] },
    { type: 'heading', text: 'Saturday 7 March', level: 2 },
    {
      type: 'text',
      body: 'Noor Castellane gives the keynote, *The Light That Stays*, at eleven in Compositors’ Hall, in English and Auslan. Every seat is sold; returned ones go to whoever is standing by the red door at a quarter to. The south precinct opens at three under the roof of the Glasshouse (free), and part of the crowd walks up the hill to Observatory House afterwards. Slide Night fills Saint Ansgar’s Hall at half past eight: a hundred strangers, one slide each.',
    },
    { type: 'heading', text: 'Sunday 8 March', level: 2 },
    {
      type: 'columns',
      left: '**In town.** The Glasshouse is quiet from nine until ten, by arrangement, for anyone who finds crowds hard (free). Tamsin Coe makes cameras out of biscuit tins at Brickworks Kiln from one.',
      right:
        '**In Ballarat.** Assay House opens *Eucalypt Standard* at two, with sandwiches (free). A train from Southern Cross before noon leaves time to look at the street first.',
    },
    { type: 'heading', text: 'Monday 9 March', level: 2 },
    {
      type: 'text',
      body: 'On Labour Day much of Melbourne is at the river, so we leave the program to the walls: Customs Steps, Harbour Wall, Lantern Lane, Treasury Hoarding and Tidal Shed. Athelstan Arcade, Northbank Arches and Platform Zero keep their usual hours, and in Bendigo the Poppet Head is open until four.',
    },
    {
      type: 'notice',
      level: 'info',
      body: 'Labour Day hours: Shed 9 is open from noon to 4pm. The Glasshouse is closed.',
    },
    { type: 'divider' },
    { type: 'heading', text: 'The weekend’s events', level: 2 },
    {
      type: 'events',
      query: {
        ids: [
          'directors-tour-city',
          'opening-night-afterimage',
          'keynote-the-light-that-stays',
          'south-precinct-opening',
          'slide-night',
          'relaxed-morning-at-the-glasshouse',
          'pinhole-from-a-biscuit-tin',
          'regional-opening-ballarat',
        ],
        limit: 8,
      },
    },
    { type: 'heading', text: 'Artists you may run into', level: 2 },
    {
      type: 'artists',
      query: {
        ids: [
          'noor-castellane',
          'svetlana-morozko',
          'emre-saltuk',
          'amara-delacourt-ng',
          'odile-marchetti-tan',
          'odger-nystrom',
        ],
        limit: 6,
      },
    },
    {
      type: 'embed',
      provider: 'soundcloud',
      id: '9000000314',
      title: 'Room Tone: one minute of a kitchen in Reservoir',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Program by date', href: '/program?sort=date' },
        { title: 'Timeline', href: '/timeline' },
        { title: 'How to get there', href: '/visit' },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
  theme: { color: '#ffffff', backgroundColor: '#000000', accentColor: '#d7c27a' },
} satisfies DemoPage
