import type { DemoPage } from '../records.ts'

export const visitAccess = {
  name: 'visit/access',
  title: 'Access',
  updated_on: '2026-03-11',
  standfirst: 'What is in place for 2026, what is not, and the two people to ask.',
  blocks: [
    {
      type: 'text',
      body: 'Nadia Brightwell and Bertie Solano visit each venue with a tape measure, a light meter and a list of twenty questions. Their answers stand on the venue’s own page as *yes*, *no* or *not confirmed*, with the date of the visit. An answer we do not have is never shown as a no, and never as a yes.\n\nThis page gathers the answers by need. If yours is not here, write to [access@parallax.example](mailto:access@parallax.example) or telephone (03) 7010 0122. Calls through the National Relay Service are welcome.',
    },
    {
      type: 'notice',
      level: 'warning',
      body: 'The only door of Merri Pump House has five steps in front of it. Signal Box 4 was last checked in November 2024, and nothing is confirmed yet for Foundry Street Projects: please ask us before you travel to either.',
    },
    { type: 'heading', text: 'By need', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'Wheelchairs, prams and slow walkers',
          body: 'Twenty-six of the twenty-eight venues have a step-free way in; at some it is not the front door, and the entrance note says where it is. Athelstan Arcade, Bourse Rooms, Compositors’ Hall, Platform Zero, Wool Loft and Poppet Head Gallery have lifts. The dome of Observatory House is up 27 stairs.\n\nOf the six guides the Botanic Line is the one with gravel and a flight of stairs.\n\nTwo folding wheelchairs wait at Shed 9 and one at the Glasshouse. Nobody signs for them.',
        },
        {
          title: 'Deaf visitors',
          body: 'Four events are held in Auslan or interpreted: the keynote on 7 March, *The Tide Tables* on 15 March, the Shed 9 tour on the afternoon of the same day, and *Cyanotype in the Garden* on 28 March. For any other talk, give us two weeks and we book an interpreter at no cost to you.\n\n*After the Archive* on 21 March has live captions.',
        },
        {
          title: 'Hearing loops',
          body: 'Fixed loops: Bourse Rooms (upper room), Compositors’ Hall (first eight rows), Shed 9 (desk and talk corner), Powder Store (screenings), Saint Ansgar’s Hall, Poppet Head Gallery. Northbank Arches has a portable one; ask at the desk.',
        },
        {
          title: 'Blind visitors and those with low vision',
          body: 'A described tour takes place at Observatory House on Saturday 21 March at two. *Contact Objects*, in the same house, has raised-line copies of six sheets, and things to handle.\n\nWall texts are set in 18 point and hang between 110 and 150 centimetres from the floor. The program exists in large print and as plain text, below.',
        },
        {
          title: 'Quiet, noise and light',
          body: 'Relaxed mornings are held at the Glasshouse on Sunday 8 and 22 March from nine to ten, before the public comes in. Quiet spaces are listed under this heading.\n\n*Flicker* and *Magnesium* use flashing light; *Magnesium* is very loud as well. Platform Zero has train announcements, Northbank Arches has trains, and from ten in the evening Wet Plate Bar has music.',
        },
        {
          title: 'Assistance animals',
          body: 'Welcome at every venue. Water is kept at each desk, and at Customs Steps under the stair, in the blue box.',
        },
        {
          title: 'Companions and carers',
          body: 'Show a Companion Card when you book or at the door and the second ticket is free. You do not need to say why you have one.',
        },
        {
          title: 'Getting there',
          body: 'Volunteers meet visitors at any tram stop or station in the metropolitan precincts, by arrangement, with a day’s notice. Trams on St Kilda Road, Flinders Street, Collins Street and Harbour Esplanade stop at raised platforms; those on Sturt Street and Dawson Street do not.',
        },
      ],
    },
    { type: 'heading', text: 'Quiet spaces', level: 2 },
    {
      type: 'venues',
      query: {
        year: 2026,
        ids: [
          'compositors-hall',
          'shed-9',
          'boathouse-rooms',
          'glasshouse-domain',
          'observatory-house',
          'terminus-studios',
          'saint-ansgars-hall',
          'wool-loft',
          'poppet-head-gallery',
        ],
      },
    },
    { type: 'heading', text: 'Accessible events', level: 2 },
    {
      type: 'events',
      query: {
        ids: [
          'the-tide-tables',
          'auslan-tour-shed-9',
          'after-the-archive',
          'described-tour-observatory-house',
          'relaxed-morning-at-the-glasshouse',
          'cyanotype-in-the-garden',
        ],
        limit: 6,
      },
    },
    { type: 'heading', text: 'This page, spoken', level: 2 },
    {
      type: 'audio',
      url: 'https://files.parallax.example/access-2026.mp3',
      title: 'Access at Parallax 2026, read by Nadia Brightwell, 2 min 5 s',
      transcript:
        'Hello, I’m Nadia. I look after access at the festival, and this is the short version.\n\nThere are twenty-eight places. One of them, the pump house in Northcote, has five steps and no other way in. One we have not been able to check. The rest you can reach without steps, though sometimes round the side, so read the entrance note or ring me.\n\nIf you sign, come to the keynote, to the tide tables, to the tour of Shed 9, or to the cyanotype class on the twenty-eighth. If you would like pictures put into words, come to the observatory on the twenty-first at two o’clock, and bring somebody or don’t.\n\nIf crowds are hard, come to the Glasshouse at nine on a Sunday. I’ll be there. I have cushions.\n\nMy number is seven oh one oh, oh one double two. That is in Melbourne, so oh three in front.',
    },
    {
      type: 'files',
      files: [
        {
          title: 'Program in large print (PDF, 212 pages)',
          url: 'https://files.parallax.example/program-2026-large-print.pdf',
          bytes: 9437184,
        },
        {
          title: 'Program as plain text',
          url: 'https://files.parallax.example/program-2026.txt',
          bytes: 187392,
        },
        {
          title: 'Picture story: a first visit to Shed 9 (PDF)',
          url: 'https://files.parallax.example/picture-story-shed-9.pdf',
          bytes: 3145728,
        },
      ],
    },
    { type: 'heading', text: 'When we get it wrong', level: 2 },
    {
      type: 'text',
      body: 'Tell us while you are there, if you can bear to: the person at the desk has a telephone number that is answered at once. Otherwise write afterwards. Each report gets a reply from a person within three working days, and the list of what was reported and what we did about it is printed at the end of the festival.',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Write to the access team', href: 'mailto:access@parallax.example' },
        {
          title: 'Program with step-free entrances only',
          href: '/program?access=step_free_entrance',
        },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Visit', href: '/visit' },
    { title: 'Venues', href: '/venues' },
    { title: 'Notes on access', href: '/channel/notes-on-access' },
  ],
  parent: 'visit',
} satisfies DemoPage
