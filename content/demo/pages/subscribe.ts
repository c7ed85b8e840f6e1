import type { DemoPage } from '../records.ts'

export const subscribe = {
  name: 'subscribe',
  title: 'Subscribe',
  updated_on: '2026-03-05',
  standfirst: 'Two letters and a weather warning. Choose one, or all three.',
  blocks: [
    {
      type: 'text',
      body: 'We write ten times in a festival year and four times in a quiet one. Nothing is sold in between, addresses are lent to nobody, and a single line at the bottom of every letter gets you out.',
    },
    {
      type: 'columns',
      left: '**By email.** On the first Tuesday of the month, and every Thursday while the festival is on: what opens, what closes, what has moved, and one picture with a paragraph about it. It takes four minutes to read. There are no buttons shaped like opinions.\n\n**By text message.** Only when an outdoor event you might be walking towards is called off. In 2024 that was five messages.',
      right:
        '**By post.** The same letter, printed on one sheet, folded into three and sent to 611 people. It arrives about a week late and is better for it. Large print or braille on request, without charge; overseas we ask you to send stamps.',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Letter by email', href: 'https://forms.parallax.example/letter' },
        { title: 'Letter by post', href: 'https://forms.parallax.example/letter-by-post' },
        { title: 'Weather by text', href: 'https://forms.parallax.example/weather-texts' },
      ],
    },
    { type: 'heading', text: 'A line from the last one', level: 2 },
    {
      type: 'quote',
      text: 'The kiln has been swept, the organ has been tuned, and somebody has found the key to the subway. We open on Friday.',
      cite: 'Letter no. 58, 3 March 2026',
    },
    { type: 'heading', text: 'Meanwhile, in the channel', level: 2 },
    { type: 'articles', query: { year: 2026, limit: 3 } },
    {
      type: 'accordion',
      items: [
        {
          title: 'What do you do with my address?',
          body: 'Store it in Melbourne and use it to send the letter. We do not count who opens it. The details are on the [privacy](/privacy) page.',
        },
        {
          title: 'I have moved house.',
          body: 'Send the old address and the new one on a postcard. We keep the postcards; there is a wall of them by the lift.',
        },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
} satisfies DemoPage
