import type { DemoPage } from '../records.ts'

export const contact = {
  name: 'contact',
  title: 'Contact',
  updated_on: '2026-02-26',
  standfirst: 'A person answers, usually the same day. In festival weeks, usually from a ladder.',
  blocks: [
    {
      type: 'columns',
      left: '**Office**\n\nParallax, Haberdashers’ Floor, third floor, Flinders Lane, Melbourne VIC 3000\n\nTelephone (03) 7010 0100\n\nEmail [hello@parallax.example](mailto:hello@parallax.example)',
      right:
        '**Hours**\n\nTuesday to Friday, ten to four. From 6 to 29 March 2026 also on Saturdays.\n\nThe goods lift takes wheelchairs up to 110 centimetres wide and is worked by an attendant on Saturdays; on other days ring from the street door and we come down.',
    },
    { type: 'divider' },
    { type: 'heading', text: 'Whom to ask', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'Tickets and refunds',
          body: 'Box office: [tickets@parallax.example](mailto:tickets@parallax.example) or (03) 7010 0100, Tuesday to Saturday, ten to four.',
        },
        {
          title: 'Access',
          body: 'Nadia Brightwell: [access@parallax.example](mailto:access@parallax.example), (03) 7010 0122. More under [Access](/visit/access).',
        },
        {
          title: 'Schools',
          body: 'Gwilym Porteous: [schools@parallax.example](mailto:schools@parallax.example). Please name the year level and a day that would never work.',
        },
        {
          title: 'Volunteers',
          body: '[volunteers@parallax.example](mailto:volunteers@parallax.example). On the day of a shift use the number printed on your lanyard; nobody reads email on the dock.',
        },
        {
          title: 'Press',
          body: 'Delphine Harcastle: [press@parallax.example](mailto:press@parallax.example), (03) 7010 0131. Pictures for publication are sent within the hour, with captions that must stay attached.',
        },
        {
          title: 'Giving',
          body: '[giving@parallax.example](mailto:giving@parallax.example). Bequests and cheques are handled by the same two people and with the same tea.',
        },
        {
          title: 'Proposals from artists',
          body: 'We read proposals when a call is open, and then all of them. Outside a call, send an invitation to your next exhibition instead; somebody from here will go.',
        },
      ],
    },
    {
      type: 'notice',
      level: 'info',
      body: 'Something wrong at a venue right now? A panel loose, a step wet, a lamp out: (03) 7010 0103 is answered from five in the morning until half past two.',
    },
    {
      type: 'text',
      body: 'Letters are filed. If yours is about a picture, say which; if it is about a spelling, thank you, we know about the one on page 61.',
    },
  ],
  listed: true,
  footer_mode: 'short',
  subnav: [
    { title: 'About', href: '/about' },
    { title: 'Visit', href: '/visit' },
  ],
} satisfies DemoPage
