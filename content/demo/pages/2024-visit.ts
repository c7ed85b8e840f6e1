import type { DemoPage } from '../records.ts'

export const visit2024 = {
  name: '2024-visit',
  title: 'Visit in 2024',
  updated_on: '2024-04-07',
  standfirst: 'How to see Second Curtain: twenty venues, six precincts, 8 March to 7 April 2024.',
  blocks: [
    {
      type: 'notice',
      level: 'warning',
      body: 'This page is kept as it stood on the last day of the 2024 edition. For the present festival go to [Visit](/visit).',
    },
    {
      type: 'text',
      body: 'The program begins in a Docklands shed and ends on its thirty-first day, in the small hours of a Sunday. Half of the venues can be walked to from Flinders Street. Footscray is one train ride, Brunswick one tram, and Ballarat an hour and a half from Southern Cross.\n\nPick up the folded map at any desk. It is printed dark blue on white for the day and, on the back, white on dark blue for the night.',
    },
    {
      type: 'map',
      venues: [
        'athelstan-arcade',
        'bourse-rooms',
        'compositors-hall',
        'customs-steps',
        'lantern-lane',
        'platform-zero',
        'haberdashers-floor',
        'harbour-wall',
        'shed-9',
        'galley-room',
        'glasshouse-domain',
        'observatory-house',
        'powder-store',
        'sailmakers-loft',
      ],
      basemap: 'city',
    },
    { type: 'heading', text: 'Days on which doors stay shut', level: 2 },
    {
      type: 'text',
      body: '- **Labour Day, Monday 11 March:** Athelstan Arcade and the Glasshouse are closed.\n- **Good Friday, 29 March:** galleries close; everything outdoors is open, and so is the subway.\n- **Easter Monday, 1 April:** Athelstan Arcade is closed.\n- **Sunday 7 April:** clocks go back from three to two. *The Extra Hour* carries on.',
    },
    {
      type: 'accordion',
      items: [
        {
          title: 'Tickets',
          body: 'Few exhibitions charge. Those that do take payment at the door, and a ticket for one day is honoured on the next if you fell asleep.',
        },
        {
          title: 'Steps',
          body: 'Brunswick Bindery has one step of 14 centimetres and a ramp behind the door. At Sailmakers’ Loft a hoist takes a wheelchair and one companion, with staff; telephone first. The access list of each venue is new this year; tell us where it is wrong.',
        },
        {
          title: 'Wind',
          body: 'Harbour Wall lost two panels in the southerly of 18 March and was whole again two days later. Look for the words *weather watch* on its page before crossing the bridge.',
        },
        {
          title: 'Staying awake',
          body: 'Bring a cushion and a coat for the last night. Soup is served at both half past twos.',
        },
      ],
    },
    { type: 'heading', text: 'Tours', level: 2 },
    { type: 'events', query: { year: 2024, type: 'tours', limit: 6 } },
    { type: 'heading', text: 'Outside the city', level: 2 },
    {
      type: 'venues',
      query: {
        year: 2024,
        ids: [
          'terminus-studios',
          'brickworks-kiln',
          'brunswick-bindery',
          'wool-loft',
          'cordage-works',
          'assay-house',
        ],
      },
    },
    { type: 'partners', year: 2024, tiers: ['founding', 'principal', 'major'] },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Program 2024', href: '/2024/program' },
    { title: 'Venues 2024', href: '/2024/venues' },
    { title: 'About the 2024 edition', href: '/past-festivals/parallax-2024' },
  ],
} satisfies DemoPage
