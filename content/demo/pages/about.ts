import type { DemoPage } from '../records.ts'

export const about = {
  name: 'about',
  title: 'About Parallax',
  updated_on: '2026-03-02',
  standfirst:
    'A festival of photography in Melbourne and regional Victoria, hung in rooms that are usually something else.',
  blocks: [
    {
      type: 'text',
      body: 'Hold up a thumb, close one eye, then the other, and the thumb jumps. The jump is parallax. Photographers meet it as a fault: the viewfinder shows one picture and the lens, two fingers lower, takes another. We named a festival after that gap because most good photographs live in it.\n\nRoughly every second year, and usually in March, we borrow rooms across Melbourne and in the towns beyond it. There is no festival building. A share exchange, a cargo shed, a kiln and a bar give us their keys for a few weeks, and afterwards we fill the holes and hand the keys back.',
    },
    {
      type: 'stats',
      items: [
        { label: 'Editions since 2018', value: '5' },
        { label: 'Exhibitions', value: '126' },
        { label: 'Artists', value: '116' },
        { label: 'Venues', value: '40' },
      ],
    },
    { type: 'heading', text: 'How it began', level: 2 },
    {
      type: 'text',
      body: 'The first thing we made was a questionnaire. In October 2016 four people, one of them a framer with a van, put up photographs in Carlton for two days and asked at the door whether anyone wanted more. That weekend is recorded under the name it was given, [Test Strip](/past-festivals/test-strip-2016).\n\n*First Proof* followed in 2018 with fourteen artists, *Safelight* in 2021 with a limit at every door, *Ground Glass* in the autumn of 2022 and *Second Curtain* in 2024. The present edition, *Afterimage*, runs from 6 to 29 March 2026 and is the largest so far.',
    },
    { type: 'panorama', image: 'rafael-iturbe-kane-3' },
    { type: 'heading', text: 'How the program is made', level: 2 },
    {
      type: 'columns',
      left: '**By invitation.** Forty of this year’s forty-eight exhibitions were put together by the director and three curators, who begin with the rooms. A subway is offered to somebody who works with sound; an observatory to people who are awake at night. Most invitations begin with a walk and end with a tape measure.',
      right:
        '**By open call.** Eight were chosen from proposals by a jury that is new each time and reads without names. The next call opens on [1 June 2026](/participate/open-call-2028).\n\nEach of the forty-eight carries the same fee, $3,000, whichever way it came.',
    },
    {
      type: 'quote',
      text: 'First we ask whether the door opens, then whether the light is any good. It has never worked in the other order.',
      cite: 'Magda Iverach, festival director',
    },
    { type: 'heading', text: 'Who we are', level: 2 },
    {
      type: 'text',
      body: 'Eleven people are employed through the year, some of them for one day a week. In festival weeks 214 volunteers make that number look foolish. Two artists sit on the board of seven; they leave the table when their own work comes up, and the minutes say so.',
    },
    {
      type: 'people',
      people: [
        { name: 'Magda Iverach', role: 'Festival director' },
        { name: 'Beatrix Sollom', role: 'Curator' },
        { name: 'Oskar Lindgate', role: 'Curator' },
        { name: 'Imran Castellow', role: 'Curator' },
        { name: 'Colm Astbury', role: 'Program manager' },
        { name: 'Nadia Brightwell', role: 'Access coordinator' },
        { name: 'Renske Adeyemi-Clough', role: 'Production manager' },
        { name: 'Gwilym Porteous', role: 'Learning and schools' },
        { name: 'Edie Lachman-Roux', role: 'Editor of the channel' },
        { name: 'Ned Calloway', role: 'Archive' },
        {
          name: 'Orla Fenwick',
          role: 'Artist on the board',
          image: 'portrait-orla-fenwick',
          artist: 'orla-fenwick',
        },
        {
          name: 'Walter Prewitt',
          role: 'Artist on the board',
          image: 'portrait-walter-prewitt',
          artist: 'walter-prewitt',
        },
      ],
    },
    { type: 'heading', text: 'What we keep', level: 2 },
    {
      type: 'text',
      body: 'Pictures go home with their makers. What stays is paper: programs, wall texts, the visitors’ books, a contact sheet from 2018 and a growing shelf of tide tables. Anyone may read them on the first Thursday of the month, at the office on Flinders Lane, between two and five. Every page of every edition stays online at the address it was given.',
    },
    {
      type: 'articles',
      query: {
        ids: ['first-proof-eight-years-on', 'the-hoarding-as-gallery', 'what-we-learned-from-2021'],
        limit: 3,
      },
    },
    { type: 'divider' },
    { type: 'heading', text: 'With thanks to', level: 2 },
    { type: 'partners', year: 2026, tiers: ['founding', 'principal'] },
    {
      type: 'buttons',
      links: [
        { title: 'All partners', href: '/partners' },
        { title: 'Past festivals', href: '/past-festivals' },
        { title: 'Contact', href: '/contact' },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Contact', href: '/contact' },
    { title: 'Support', href: '/support' },
    { title: 'Partners', href: '/partners' },
    { title: 'Privacy', href: '/privacy' },
  ],
} satisfies DemoPage
