import type { DemoPage } from '../records.ts'

export const privacy = {
  name: 'privacy',
  title: 'Privacy',
  updated_on: '2026-02-20',
  standfirst:
    'What this site learns about you, which is little, and what the festival keeps, which you can ask to see.',
  blocks: [
    {
      type: 'text',
      body: 'We would like to know which pages are read, and not by whom. This page says how far we have got with that. It describes the website first and the rest of the festival afterwards, and was last changed on 20 February 2026.',
    },
    { type: 'heading', text: 'Page views', level: 2 },
    {
      type: 'text',
      body: 'When you open a page, and each time you move to another, your browser sends one short message to our page-view analytics, a counting service run for us by another company. It holds six things: the word *page_view*, a random number made for that message alone, the address of the page without anything after a question mark, its title, the page of ours you came from, and the time. For the first page of a visit the last but one is only the name of the site you came from.\n\nThere is no cookie in it, no number that stays the same from one page to the next, and nothing about your device. Messages are collected for three seconds and sent together. We see totals: so many people looked at the map on Saturday.\n\nIf your browser asks not to be tracked, by Global Privacy Control or Do Not Track, nothing is counted and no message is sent. No script of another company is loaded on any page.',
    },
    {
      type: 'notice',
      level: 'info',
      body: 'To leave the count, switch on Global Privacy Control in your browser’s settings. It takes effect on the next page.',
    },
    { type: 'heading', text: 'What is stored in your browser', level: 2 },
    {
      type: 'text',
      body: '- **One cookie**, called *acknowledgement*, with the value 1. It remembers for a year that you have read the acknowledgement, so that it is not shown again. Our server makes no other use of it.\n- **Notes for one tab**: where you had scrolled to, and whether a page has just been reloaded. They vanish with the tab.\n\nYou can refuse or delete both. Everything on the site works without them.',
    },
    { type: 'heading', text: 'Videos, sound and maps', level: 2 },
    {
      type: 'text',
      body: 'A film or recording kept by another service is shown as a still picture and a title. Nothing is asked of that service until you press play; from then on its own rules apply. Our maps are drawn by us and ask nobody. Links called *Directions* lead to a route planner, which learns the place you want to go.',
    },
    { type: 'heading', text: 'When you deal with us directly', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'Buying a ticket',
          body: 'The box office at tickets.parallax.example keeps your name, an email address and what you bought, for seven years, because the tax office wants it. It never sees your card number. An access requirement you mention is passed to the venue for that event and then erased.',
        },
        {
          title: 'Letters and text messages',
          body: 'Your address stays on the list until you leave it. We do not measure whether a letter is opened or which link is followed. Telephone numbers for weather messages are deleted on the Monday after each edition.',
        },
        {
          title: 'Applications and proposals',
          body: 'Open-call proposals are read without names. The names are kept apart, joined again when the letters go out, and destroyed after twelve months unless you are chosen.',
        },
        {
          title: 'Photographs of visitors',
          body: 'We take a few each year. A sign at the door says so on the day, and a yellow dot from the desk keeps you out of them. If you find yourself on this site and wish you had not, write and the picture comes down.',
        },
        {
          title: 'Children',
          body: 'Classes are booked by teachers. We ask for a school, a year level and a number of people, never for pupils’ names.',
        },
      ],
    },
    { type: 'heading', text: 'Asking and complaining', level: 2 },
    {
      type: 'text',
      body: 'Write to [privacy@parallax.example](mailto:privacy@parallax.example), or to Privacy at the office on Flinders Lane, and ask what we hold about you, to have it put right, or to have it erased. You get an answer within thirty days and a person’s name under it. If it does not satisfy you, the Office of the Australian Information Commissioner will hear the complaint without charge.',
    },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'About', href: '/about' },
    { title: 'Contact', href: '/contact' },
  ],
} satisfies DemoPage
