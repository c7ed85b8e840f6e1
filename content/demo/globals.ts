import type { DemoGlobals } from './records.ts'

export const globals = {
  header: {
    title: 'Parallax 2026',
    about: 'International Festival of Photography',
    where: 'Melbourne & Victoria, 6–29 March 2026',
    theme_text: 'Theme: Afterimage',
    mobile_title: 'Parallax',
    navigation: [
      {
        title: 'Program',
        links: [
          { title: 'Full program', href: '/program' },
          { title: 'Exhibitions', href: '/program/exhibitions' },
          { title: 'Timeline', href: '/timeline' },
          { title: 'Map', href: '/program/map' },
          { title: 'Guides & walks', href: '/program/guides-walks' },
          { title: 'Open Air', href: '/open-air' },
          { title: 'Photobook Fair', href: '/2026-photobook-fair' },
        ],
      },
      {
        title: 'Explore',
        links: [
          { title: 'Artists', href: '/artists' },
          { title: 'Venues', href: 'https://parallax.example/venues' },
          { title: 'Channel', href: '/channel' },
          { title: 'Launch weekend', href: '/2026/launch-weekend' },
          { title: 'Past festivals', href: '/past-festivals' },
          { title: 'Visit in 2024', href: '/2024-visit' },
        ],
      },
      {
        title: 'Participate',
        links: [
          { title: 'All ways to take part', href: '/participate' },
          { title: 'Open Call 2028', href: '/participate/open-call-2028' },
          { title: 'Print Swap', href: '/participate/print-swap' },
          { title: 'Volunteer', href: '/participate/volunteer-with-us' },
          { title: 'Schools', href: '/participate/schools-program' },
          { title: 'Support', href: '/support' },
        ],
      },
      {
        title: 'About',
        links: [
          { title: 'About Parallax', href: '/about' },
          { title: 'Visit', href: '/visit' },
          { title: 'Access', href: '/visit/access' },
          { title: 'Partners', href: '/partners' },
          { title: 'Write to us', href: 'mailto:hello@parallax.example' },
          { title: 'Box office', href: 'https://tickets.parallax.example/' },
          { title: 'Subscribe', href: '/subscribe' },
        ],
      },
    ],
  },
  footer: {
    navigation: [
      {
        title: 'Festival',
        links: [
          { title: 'Program', href: '/program' },
          { title: 'Artists', href: '/artists' },
          { title: 'Venues', href: '/venues' },
          { title: 'Night School', href: '/night-school' },
          { title: 'Channel', href: '/channel' },
        ],
      },
      {
        title: 'Your visit',
        links: [
          { title: 'Getting here', href: '/visit' },
          { title: 'Access', href: '/visit/access' },
          { title: 'Map', href: '/program/map' },
          { title: 'Tickets', href: 'https://tickets.parallax.example/' },
          { title: 'Search', href: '/search' },
        ],
      },
      {
        title: 'Organisation',
        links: [
          { title: 'About', href: '/about' },
          { title: 'Contact', href: '/contact' },
          { title: 'Support', href: '/support' },
          { title: 'Volunteer', href: '/participate/volunteer-with-us' },
          { title: 'Press', href: 'mailto:press@parallax.example' },
        ],
      },
      {
        title: 'Archive',
        links: [
          { title: 'Past festivals', href: '/past-festivals' },
          { title: 'Program 2024', href: '/2024-program' },
          { title: 'Report 2022', href: '/2022-report' },
          { title: 'From home, 2021', href: '/2021/from-home/reading-list' },
          { title: 'Program 2018', href: '/2018/program' },
        ],
      },
    ],
    button_links: [
      { title: 'Letter by email', href: 'https://forms.parallax.example/letter' },
      { title: 'Letter by post', href: 'https://forms.parallax.example/letter-by-post' },
      { title: 'Weather by text', href: 'https://forms.parallax.example/weather-texts' },
    ],
    acknowledgement:
      'Parallax is made and shown on the lands of the Wurundjeri Woi-wurrung and Bunurong peoples of the Kulin Nation. We pay our respects to their Elders, past and present.',
  },
  site: {
    name: 'Parallax',
    description:
      'International Festival of Photography in Melbourne and regional Victoria: forty-eight exhibitions and forty events, 6–29 March 2026.',
    image: 'noor-castellane-1',
    festival_year: 2026,
    acknowledgement_modal:
      'We acknowledge the Traditional Owners of the lands on which the festival takes place in Melbourne, the Wurundjeri Woi-wurrung and Bunurong peoples of the Kulin Nation, and pay our respects to Elders past and present. We extend that respect to the Traditional Owners of the towns in regional Victoria where the festival is shown, and to all First Nations people who visit it.',
    holding: { on: false, opens_at: '2026-11-22T10:00' },
    access_contact: 'access@parallax.example',
    screens: {
      home: {
        title: 'Home',
        intro: 'Forty-one exhibitions are free. What costs something says so.',
        description:
          'Photographs in arcades, a subway, a kiln and a lane of kitchens: forty-eight exhibitions and forty events in Melbourne and regional Victoria, 6–29 March 2026.',
      },
      partners: {
        title: 'Partners',
        intro:
          'Trusts, governments and firms that give this festival its money, walls, lamps, paper, trucks and beds. What each of them brings is written underneath its name.',
        description:
          'The founding, government and major partners of Parallax 2026, and those of the festivals before it.',
      },
      program: {
        title: 'Program',
        intro:
          'Everything from 6 to 29 March: exhibitions by place, events by day. Narrow it by date, precinct, price or access need.',
        description:
          'All exhibitions, talks, tours, workshops, launches, screenings and performances of Parallax 2026 in Melbourne and regional Victoria.',
      },
      'program-map': {
        title: 'Map',
        intro:
          'Numbers on the map are the numbers on the doors. Choose a day, or ask for what is open now.',
        description:
          'Map of the twenty-eight venues of Parallax 2026, with numbered exhibitions, opening hours and what is open now.',
      },
      'guides-walks': {
        title: 'Guides & walks',
        intro:
          'Four walks, a bicycle ride and a day’s drive, each with stops, distances and somewhere to sit. Start when you like; nobody is waiting at the other end.',
        description:
          'Six self-guided routes through Parallax 2026, on foot, by bicycle and by car, with maps, times and notes on steps.',
      },
      timeline: {
        title: 'Timeline',
        intro:
          'The whole festival on one sheet: bars for exhibitions, dots for everything with a starting time.',
        description: 'Parallax 2026 day by day, from 6 to 29 March, on a single timeline.',
      },
      venues: {
        title: 'Venues',
        intro:
          'Halls, steps, arches, a kiln, a bar. Twenty-eight addresses in seven precincts, with hours, access and the way there.',
        description:
          'Addresses, opening hours, transport and access of the twenty-eight venues of Parallax 2026.',
      },
      artists: {
        title: 'Artists',
        intro: 'Sixty artists and groups, from A to Z by family name.',
        description:
          'The sixty artists of Parallax 2026, with their exhibitions, events and biographies.',
      },
      channel: {
        title: 'Channel',
        intro:
          'Essays, interviews, films and notices, written by people who work here and people who disagree with them.',
        description: 'Essays, interviews, news and films from Parallax, 2018 to the present.',
      },
      participate: {
        title: 'Participate',
        intro:
          'Open calls, classes, a print swap and room for two hundred volunteers. What closes soonest stands first.',
        description:
          'Open calls, volunteering, schools visits and other ways to take part in the Parallax festival of photography.',
      },
      'past-festivals': {
        title: 'Past festivals',
        intro:
          'Four editions and the weekend before them. Each keeps its program, its artists and its addresses.',
        description:
          'The Parallax festivals of 2024, 2022, 2021 and 2018, and the pilot weekend of 2016.',
      },
      search: {
        title: 'Search',
        intro: 'Names, titles, places, streets. Accents may be left out.',
        description:
          'Search artists, exhibitions, events, venues, guides and articles of every Parallax.',
      },
    },
  },
} satisfies DemoGlobals
