import type { DemoParticipate } from './records.ts'

export const participate = [
  {
    slug: 'print-swap',
    title: 'Print Swap',
    kind: 'program',
    summary:
      'Leave a print, take a print. A rack of pegs at Athelstan Arcade works on trust until the last minute of the festival.',
    blocks: [
      {
        type: 'text',
        body: 'Bring one photograph you made, no larger than A4, and hang it on a free peg. Take one down that somebody else made. That is the transaction. Write your name and the year on the back, or don’t.\n\nLast time 612 prints came and 609 went. The three that stayed hang in the volunteers’ kitchen, where they are much admired.',
      },
      {
        type: 'accordion',
        items: [
          {
            title: 'What if nobody takes mine?',
            body: 'Then it has been on show in a city arcade for three weeks, and you may collect it until six on Saturday 28 March, when the arcade shuts.',
          },
          {
            title: 'I cannot come in person.',
            body: 'Register online by 11.59pm on Sunday 29 March and post your print. We choose one with our eyes shut and post it back.',
          },
        ],
      },
      { type: 'venues', query: { ids: ['athelstan-arcade'] } },
    ],
    image: 'rosalind-otway-1',
    opens_at: '2026-03-06T10:00',
    closes_at: '2026-03-29T23:59',
    fee: { label: 'Free' },
    eligibility:
      'Anyone with a print. Photographs of other people’s children stay at home, please.',
    apply: { title: 'Register a posted print', href: 'https://forms.parallax.example/print-swap' },
    contact: 'swap@parallax.example',
    festival: 2026,
  },
  {
    slug: 'volunteer-with-us',
    title: 'Volunteer with Us',
    kind: 'volunteer',
    summary:
      'Two hundred people open doors, count heads and answer the same question about the toilets. Shifts are four hours, with lunch.',
    blocks: [
      {
        type: 'text',
        body: 'Attendants sit with the work and come to know it better than we do. Ushers find seats in the dark. The install crew carries, levels and sweeps. Tell us which you would like, and on which days; two shifts is the least we ask.\n\nNobody needs to know about photography. Training takes one evening and covers access, emergencies and how to say “please do not lean on that”.',
      },
      {
        type: 'stats',
        items: [
          { label: 'Volunteers in 2026', value: '214' },
          { label: 'Hours in a shift', value: '4' },
          { label: 'Oldest volunteer', value: '91' },
        ],
      },
      {
        type: 'notice',
        level: 'info',
        body: 'Some shifts can be done sitting down, in one place or with an Auslan interpreter. Say what suits when you write.',
      },
    ],
    image: 'venue-shed-9',
    eligibility: 'Over 16. Over 18 for the bar.',
    apply: { title: 'Send the volunteer form', href: 'https://forms.parallax.example/volunteer' },
    contact: 'volunteers@parallax.example',
  },
  {
    slug: 'schools-program',
    title: 'Schools Program',
    kind: 'learn',
    summary:
      'Free class visits to six exhibitions, with a guide, a box of lenses and notes for teachers. Book by Friday 3 April for visits in Term 2.',
    blocks: [
      {
        type: 'text',
        body: 'A visit lasts ninety minutes: twenty in front of pictures, forty with the box, the rest in argument. Guides are photographers and have each been shut in a room with Year 8 beforehand.\n\nVisits during the festival are full. The Assay House in Ballarat takes classes until its exhibition closes on 26 April, and from May our guides come to schools with a suitcase camera that twelve students can stand under.',
      },
      {
        type: 'buttons',
        links: [
          { title: 'Teachers’ notes', href: '/learn/schools/teachers-notes' },
          { title: 'Schools Day: Light Lab', href: '/events/schools-day-light-lab' },
        ],
      },
    ],
    image: 'teo-aldersey-1',
    opens_at: '2026-02-02T09:00',
    closes_at: '2026-04-03T23:59',
    fee: {
      label: 'Free',
      waiver_note: 'Bus fares are refunded to schools more than 50 km from the venue.',
    },
    eligibility: 'Years 5 to 12, up to 28 students, with one adult for every 14.',
    apply: { title: 'Book a class', href: 'https://forms.parallax.example/schools' },
    contact: 'schools@parallax.example',
    downloads: [
      {
        title: 'Looking worksheet (PDF)',
        url: 'https://files.parallax.example/looking-worksheet.pdf',
        bytes: 418304,
      },
    ],
    festival: 2026,
  },
  {
    slug: 'support-an-artist',
    title: 'Support an Artist',
    kind: 'support',
    summary:
      'Most exhibitions are free to enter and none is free to make. A gift here goes to fees, framing and freight, and to nothing else.',
    blocks: [
      {
        type: 'text',
        body: 'Twenty dollars buys a sheet of fibre paper. Ninety frames a print. Six hundred brings a crate from Ballarat and takes it home, with somebody sitting beside it.\n\nGive once or monthly, to the whole edition or to one exhibition. We publish what came in and where it went in June each year, to the dollar.',
      },
      {
        type: 'quote',
        text: 'I never found out who paid for the glass. I think of them whenever I clean it.',
        cite: 'An artist of the 2024 edition',
      },
      { type: 'buttons', links: [{ title: 'How support works', href: '/support' }] },
    ],
    image: 'wren-talavera-1',
    fee: { label: 'From $5' },
    terms: { title: 'What we do with gifts', href: '/support' },
    apply: { title: 'Give', href: 'https://give.parallax.example' },
    contact: 'giving@parallax.example',
  },
  {
    slug: 'open-call-2028',
    title: 'Open Call 2028',
    kind: 'open_call',
    summary:
      'Ten exhibitions for the next edition will be chosen from proposals. The call opens nine months earlier than the last one, because applicants asked for time.',
    blocks: [
      {
        type: 'text',
        body: 'From Monday 1 June 2026 at nine in the morning you can send a proposal for Parallax 2028. The theme is announced on the same day. Finished work, work in progress and drawings of rooms are read alike, without names, by five people who are new each time.\n\nThe form shuts at 11.59pm on Sunday 4 October. Clocks in Melbourne go forward that morning, so the last day is an hour shorter than it looks.',
      },
      {
        type: 'accordion',
        items: [
          {
            title: 'What each artist receives',
            body: 'A fee of $3,500, production to an agreed budget, travel, and help with installation.',
          },
          {
            title: 'What to send',
            body: 'Up to twelve images, four hundred words and a floor plan, however rough.',
          },
          {
            title: 'Help with the form',
            body: 'By telephone on two evenings in July, in Auslan on one in August, and by letter at any time.',
          },
        ],
      },
    ],
    image: 'lachlan-dray-1',
    opens_at: '2026-06-01T09:00',
    closes_at: '2026-10-04T23:59',
    fee: { label: '$25', waiver_note: 'Waived for anyone who asks, without giving a reason.' },
    eligibility:
      'Artists over 18, from anywhere, alone or in groups. Jury members and staff may not apply.',
    terms: {
      title: 'Terms of the call',
      href: 'https://files.parallax.example/open-call-2028-terms.pdf',
    },
    contact: 'opencall@parallax.example',
  },
  {
    slug: 'photobook-prize',
    title: 'Photobook Prize',
    kind: 'open_call',
    summary:
      'For a book or a dummy finished since January 2024. Entries open at ten on Sunday 5 April 2026, which is an hour later than you may think.',
    blocks: [
      {
        type: 'text',
        body: 'One prize of $5,000, and no shortlist. Three readers take every entry home for a week and have to read it at least once without a table.\n\nSend the book itself; we cannot judge a file. All entries go into the reading room at the Wool Loft afterwards unless you ask for yours back, and return postage is ours.',
      },
      {
        type: 'notice',
        level: 'warning',
        body: 'Daylight saving ends at three o’clock on the morning on which entries open.',
      },
    ],
    image: 'rafael-iturbe-kane-1',
    opens_at: '2026-04-05T10:00',
    closes_at: '2026-07-31T23:59',
    fee: { label: '$15 a title', waiver_note: 'Students and pension holders enter free.' },
    eligibility: 'Books of photographs in any language, in editions of any size, including one.',
    contact: 'books@parallax.example',
  },
  {
    slug: 'open-call-2026',
    title: 'Open Call 2026',
    kind: 'open_call',
    summary:
      'Eight exhibitions in Afterimage came out of 743 proposals. The call is closed; this page keeps its terms and shows what became of it.',
    blocks: [
      {
        type: 'text',
        body: 'Proposals were accepted from 3 March to 1 June 2025 and read on paper by a jury of five. The eight that were chosen are linked above; go and see whether we were right.\n\nEverybody who applied was sent a letter in August with one sentence from the readers. Some have written to say that theirs is on the fridge.',
      },
      {
        type: 'stats',
        items: [
          { label: 'Proposals', value: '743' },
          { label: 'Countries', value: '38' },
          { label: 'Exhibitions', value: '8' },
        ],
      },
    ],
    image: 'hiroko-estrand-1',
    opens_at: '2025-03-03T09:00',
    closes_at: '2025-06-01T23:59',
    fee: { label: '$25', waiver_note: 'Waived on request; 291 people asked.' },
    eligibility: 'Artists over 18, from anywhere, with work made or planned since 2020.',
    terms: {
      title: 'Terms of the 2026 call',
      href: 'https://files.parallax.example/open-call-2026-terms.pdf',
    },
    contact: 'opencall@parallax.example',
    festival: 2026,
    outcome: [
      { type: 'event', slug: 'lint' },
      { type: 'event', slug: 'last-tram' },
      { type: 'event', slug: 'points-failure' },
      { type: 'event', slug: 'spark-gap' },
      { type: 'event', slug: 'ember-season' },
      { type: 'event', slug: 'low-ground' },
      { type: 'event', slug: 'red-room-rehearsal' },
      { type: 'event', slug: 'pale-country' },
      { type: 'article', slug: 'meet-the-jury' },
    ],
  },
  {
    slug: 'portfolio-review',
    title: 'Portfolio Review',
    kind: 'program',
    summary:
      'Twenty minutes across a table from an editor, a printer or a curator. All 120 places on Friday 20 March are taken.',
    blocks: [
      {
        type: 'text',
        body: 'Reviewers are told to ask more than they answer. Bring prints or a book, not a laptop; the tables at Compositors’ Hall are narrow, and a screen makes a wall.\n\nEach person with a place sees three reviewers between ten and four. Names on the waiting list are called in order when somebody’s train is late.',
      },
      {
        type: 'people',
        people: [
          { name: 'Yolande Achterberg', role: 'Picture editor' },
          { name: 'Halina Drosdeck', role: 'Darkroom printer' },
          { name: 'Bram Hollis', role: 'Keeper of works on paper' },
        ],
      },
    ],
    image: 'venue-compositors-hall',
    opens_at: '2026-01-12T09:00',
    closes_at: '2026-02-20T17:00',
    fee: {
      label: '$60 for three reviews',
      waiver_note: 'Thirty places are free and were given by lot.',
    },
    eligibility: 'Photographers with at least ten prints of one body of work.',
    contact: 'reviews@parallax.example',
    festival: 2026,
  },
  {
    slug: 'market-stalls',
    title: 'Market Stalls',
    kind: 'program',
    summary:
      'Fifty-four trestles at the Photobook Fair, 21 and 22 March, have been allotted. The waiting list is short and moves slowly.',
    blocks: [
      {
        type: 'text',
        body: 'A stall is one trestle, 1.8 metres long, with two chairs and a lamp. Half of them go to people who have never had one, drawn from a hat; the other half are chosen so that the room holds together.\n\nSetting up begins at seven on Saturday. The freight lift takes a loaded trolley, and volunteers take the other handle.',
      },
      { type: 'events', query: { ids: ['photobook-fair'], limit: 1 } },
    ],
    image: 'venue-wool-loft',
    opens_at: '2025-11-03T09:00',
    closes_at: '2026-01-30T17:00',
    fee: { label: '$80, half stall $45', waiver_note: 'First stall free for makers under 25.' },
    eligibility: 'Publishers, makers and sellers of photobooks, prints and zines.',
    contact: 'fair@parallax.example',
    festival: 2026,
    outcome: [{ type: 'event', slug: 'photobook-fair' }],
  },
  {
    slug: 'young-writers',
    title: 'Young Writers',
    kind: 'learn',
    summary:
      'Six writers aged 16 to 22 spend the festival looking at one exhibition each, and are paid for what they make of it.',
    blocks: [
      {
        type: 'text',
        body: 'The six were chosen in February from a page of writing about a picture they dislike. Each has a desk in the venue for one afternoon a week, an editor, and a fee of $700.\n\nTheir pieces appear in the channel after the festival, unillustrated. If a reader cannot see the photograph by the last line, it goes back.',
      },
      { type: 'divider' },
      {
        type: 'text',
        body: 'The next round opens in October 2027, for the edition after this one.',
      },
    ],
    image: 'isko-lindqvist-1',
    opens_at: '2025-10-13T09:00',
    closes_at: '2026-02-13T17:00',
    fee: { label: 'Free; writers are paid' },
    eligibility: 'Aged 16 to 22 on 1 January 2026, living in Victoria.',
    contact: 'channel@parallax.example',
    festival: 2026,
  },
] satisfies readonly DemoParticipate[]
