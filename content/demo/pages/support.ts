import type { DemoPage } from '../records.ts'

export const support = {
  name: 'support',
  title: 'Support',
  updated_on: '2026-03-02',
  standfirst: 'Where the money comes from, where it goes, and how to add to it.',
  blocks: [
    {
      type: 'text',
      body: 'Forty-one exhibitions can be entered this March without paying anything, and every one of them has been paid for. Somebody bought the paper, somebody drove the crate, and a woman in Preston cut 340 mounts. Governments, trusts and partners meet four fifths of that. Tickets bring in an eighth. The rest arrives in small amounts from people who saw something and went home and thought about it.',
    },
    {
      type: 'stats',
      items: [
        { label: 'Given by individuals for 2026', value: '$186,400' },
        { label: 'Number of gifts', value: '1,932' },
        { label: 'Gift most often made', value: '$25' },
        { label: 'Exhibitions paid for by gifts alone', value: '6' },
      ],
    },
    { type: 'heading', text: 'What a gift does', level: 2 },
    {
      type: 'columns',
      left: '**$25** keeps a lightbox in Lantern Lane lit from the first night to the last.\n\n**$60** puts an interpreter in front of a talk for the first half hour. Four gifts make the talk.\n\n**$150** prints, seals and pastes one square metre of Treasury Hoarding.',
      right:
        '**$400** frames four prints and glazes them so that you see the sitter and not yourself.\n\n**$1,200** sends an artist and a roll of prints to Bendigo, Ballarat or Geelong and brings both home.\n\n**$3,000** is the fee for one exhibition. You will be told which, and may meet it.',
    },
    {
      type: 'quote',
      text: 'My grandfather gave ten pounds to a brass band every year and could not stand brass. I give to the wall in Docklands and get seasick.',
      cite: 'A donor since 2018',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Give now', href: 'https://give.parallax.example/' },
        { title: 'Support an artist', href: '/participate/support-an-artist' },
        { title: 'Volunteer instead', href: '/participate/volunteer-with-us' },
      ],
    },
    { type: 'heading', text: 'Questions people ask', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'Is it tax deductible?',
          body: 'Gifts of $2 or more are, in Australia. A receipt is sent the same day and a list of the year’s receipts in July.',
        },
        {
          title: 'May I choose what it is spent on?',
          body: 'You may choose an exhibition, access or the schools program; gifts made under [Support an artist](/participate/support-an-artist) go to fees, framing and freight alone. “Whatever is short” is the most useful answer and the least popular.',
        },
        {
          title: 'Will my name be on a wall?',
          body: 'Only if you would like it, in 9 point, in alphabetical order and without amounts. About a third of donors ask to be left out.',
        },
        {
          title: 'Can I leave something in my will?',
          body: 'Yes. Two sentences are enough, and we can send them to your solicitor. So far we have been left a stamp album, a house cow and the rent of a garage in Coburg for five years, which is where the crates live.',
        },
        {
          title: 'Do you accept money from anybody?',
          body: 'No. Each offer above $5,000 goes before the board with the question of what the giver would like in return. If the answer is a picture taken down, the offer goes back.',
        },
      ],
    },
    {
      type: 'files',
      files: [
        {
          title: 'Gifts received and spent, July 2024 to June 2025 (PDF)',
          url: 'https://files.parallax.example/gifts-2024-25.pdf',
          bytes: 612352,
        },
        {
          title: 'How we accept gifts: the board’s policy (PDF)',
          url: 'https://files.parallax.example/gift-policy.pdf',
          bytes: 98304,
        },
      ],
    },
    { type: 'heading', text: 'Partners in 2026', level: 2 },
    {
      type: 'text',
      body: 'Fourteen organisations stand behind this edition. Three founding partners give money and leave us alone with it, four are governments or their agencies, and seven lend the things one cannot buy at short notice, such as a ladder truck.',
    },
    { type: 'partners', year: 2026, tiers: ['founding', 'principal', 'major'] },
    {
      type: 'text',
      body: 'To become one, write to [giving@parallax.example](mailto:giving@parallax.example). We shall want to come and see what you make.',
    },
  ],
  listed: true,
  footer_mode: 'full',
  theme: { color: '#e8402a', backgroundColor: '#f4e04d', accentColor: '#f2b632' },
} satisfies DemoPage
