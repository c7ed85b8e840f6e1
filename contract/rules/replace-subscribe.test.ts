import { describe, expect, test } from 'vitest'
import { replaceSubscribe } from './replace-subscribe.ts'

const site = { origin: 'https://festival.example' }
const to = (link: string) => ({ title: link, link })
const about = to('/about')
const subscribe = to('/subscribe')
const visit = to('/visit')
const buttons = [to('/a'), to('/b'), to('/c')]

describe('/subscribe in the menu (spec/asked §2, spec/behaviour §9.9)', () => {
  test.each([
    [[about, subscribe, visit], [], [about, subscribe, visit]],
    [[about, subscribe, visit], buttons.slice(0, 1), [about, ...buttons.slice(0, 1), visit]],
    [[about, subscribe, visit], buttons, [about, ...buttons, visit]],
    [[subscribe, about, to('/Subscribe/')], buttons, [...buttons, about]],
    [[subscribe, to('subscribe')], [], [subscribe]],
    [[to('https://festival.example/subscribe/?from=menu')], buttons, buttons],
    [
      [to('/subscribe/now'), to('https://example.org/subscribe')],
      buttons,
      [to('/subscribe/now'), to('https://example.org/subscribe')],
    ],
    [[], buttons, []],
  ])('makes %j with the buttons %j into %j', (links, given, expected) => {
    expect(replaceSubscribe([{ links }], given, site)).toEqual([{ links: expected }])
  })

  test('drops a second link in another group of the same menu', () => {
    const groups = [
      { title: 'One', links: [about] },
      { title: 'Two', links: [subscribe] },
      { title: 'Three', links: [to('/subscribe?x'), visit] },
    ]
    expect(replaceSubscribe(groups, buttons, site)).toEqual([
      { title: 'One', links: [about] },
      { title: 'Two', links: buttons },
      { title: 'Three', links: [visit] },
    ])
  })
})
