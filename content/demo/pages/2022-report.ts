import type { DemoPage } from '../records.ts'

export const report2022 = {
  name: '2022-report',
  title: 'Report on the 2022 edition',
  updated_on: '2022-09-28',
  standfirst:
    'What Ground Glass set out to do, what it cost, who came, and four things we would do differently.',
  blocks: [
    {
      type: 'text',
      body: 'Ground Glass took place from 22 April to 15 May 2022 in fourteen venues, from Collingwood to Castlemaine. This report was adopted by the board in September 2022. The figures are audited; the opinions have been signed by the people who hold them.',
    },
    {
      type: 'stats',
      items: [
        { label: 'Exhibitions', value: '20' },
        { label: 'Events', value: '14' },
        { label: 'Artists', value: '26' },
        { label: 'Visits counted', value: '38,200' },
        { label: 'Visits on foot from a tram stop', value: '61 %' },
        { label: 'Days with rain, of 24', value: '13' },
      ],
    },
    {
      type: 'files',
      files: [
        {
          title: 'Full report 2022 (PDF, 46 pages)',
          url: 'https://files.parallax.example/report-2022.pdf',
          bytes: 5872640,
        },
        {
          title: 'Audited accounts, year to 30 June 2022 (PDF)',
          url: 'https://files.parallax.example/accounts-2021-22.pdf',
          bytes: 745472,
        },
        {
          title: 'Visitor counts by venue and day (CSV)',
          url: 'https://files.parallax.example/visits-2022.csv',
          bytes: 20480,
        },
        {
          title: 'Report as plain text',
          url: 'https://files.parallax.example/report-2022.txt',
          bytes: 94208,
        },
      ],
    },
    { type: 'heading', text: 'Autumn', level: 2 },
    {
      type: 'text',
      body: 'Moving the festival from March to late April was a decision of necessity that we came to like. Days were short. Outdoor prints were made a third of a stop lighter, and the wall at Customs Steps was lit until midnight, which turned a shortcut into an audience. Against that, counts fell by a fifth on wet days, and one opening speech was given on a stair.\n\nThe public holiday on 25 April divided the galleries. Some opened at one, after the morning’s ceremonies; one stayed shut. We ought to have asked for the same hours everywhere.',
    },
    { type: 'image', image: 'hanne-brodziak-1', width: 'full' },
    { type: 'heading', text: 'Income and spending', level: 2 },
    {
      type: 'columns',
      left: '**Income, $1,184,000**\n\n- Governments, 46 %\n- Trusts and foundations, 21 %\n- Partners, in money and in kind, 17 %\n- Box office, 9 %\n- Individual gifts, 7 %',
      right:
        '**Spending, $1,171,000**\n\n- Artists’ fees, travel and production, 38 %\n- Staff, 27 %\n- Venues, installation and freight, 24 %\n- Printing and publicity, 7 %\n- Access, 4 %',
    },
    {
      type: 'quote',
      text: 'Four per cent is a number we are not proud of, and we print it so that it can be compared with the next one.',
      cite: 'From the treasurer’s statement',
    },
    { type: 'heading', text: 'Castlemaine', level: 2 },
    {
      type: 'text',
      body: 'For the first time an exhibition hung outside Melbourne. The Mechanics’ Reading Room is quiet by rule and seats thirty. It received 2,140 visits on fifteen open days, a third of them from people who told the desk they had never been to a festival of anything. The tour by night was full, and finished in the bakery.',
    },
    { type: 'heading', text: 'What we would do differently', level: 2 },
    {
      type: 'text',
      body: '1. Print the days of the week from a calendar and not from memory.\n2. Pay for attendants’ coats.\n3. Put a date on every statement about access, and the initials of whoever looked.\n4. Ask the demolition crew.',
    },
    { type: 'divider' },
    { type: 'heading', text: 'Learning by hand', level: 2 },
    {
      type: 'text',
      body: 'Workshops were the surprise of the edition: four of them, in six sessions, and only three chairs empty in all. The next festival should have twice as many, and a second sink.',
    },
    { type: 'events', query: { year: 2022, type: 'workshops', limit: 4 } },
    { type: 'heading', text: 'Partners', level: 2 },
    { type: 'partners', year: 2022, tiers: ['founding', 'principal', 'major'] },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Program 2022', href: '/2022/program' },
    { title: 'About the 2022 edition', href: '/past-festivals/parallax-2022' },
  ],
} satisfies DemoPage
