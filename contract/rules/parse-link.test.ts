import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { parseLink } from './parse-link.ts'

const origin = 'https://festival.example'
const internal = (to: string) => ({ kind: 'internal', to })
const plain = (href: string) => ({ kind: 'plain', href, newTab: true })
const sameTab = (href: string) => ({ kind: 'plain', href, newTab: false })
const none = { kind: 'none' }

describe('links (spec/behaviour §9)', () => {
  test.each([
    ['https://festival.example/venues/', internal('/venues')],
    ['http://festival.example/x?y#z', internal('/x?y#z')],
    ['https://festival.example', internal('/')],
    ['HTTPS://FESTIVAL.example/Venues', internal('/venues')],
    ['https://festival.example:443/x', internal('/x')],
    ['//festival.example/x', internal('/x')],
    ['https://festival.example//evil.test', internal('/evil.test')],
    ['https://festival.example/2024-photobook-weekend', internal('/2024/photobook-weekend')],
    ['https://festival.example/x?next=http://y', internal('/x?next=http://y')],
    ['https://festival.example.evil.test/x', plain('https://festival.example.evil.test/x')],
    ['https://festival.example:8443/x', plain('https://festival.example:8443/x')],
    ['/2024-photobook-weekend/day-1?x#y', internal('/2024/photobook-weekend/day-1?x#y')],
    ['/2024-', internal('/2024-')],
    ['/2024-../x', internal('/2024-../x')],
    ['/20245-x', internal('/20245-x')],
    ['/channel/2024-x', internal('/channel/2024-x')],
    ['about', internal('/about')],
    ['/About/', internal('/about')],
    [' /about\n', internal('/about')],
    ['/ab\tout', internal('/about')],
    ['/café?q=Ü', internal('/caf%C3%A9?q=Ü')],
    ['#x', internal('#x')],
    ['#/a//b', internal('#/a//b')],
    ['?sort=title', internal('?sort=title')],
    ['?sort=title#x', internal('?sort=title#x')],
    ['/', internal('/')],
    ['www.example.org', internal('/www.example.org')],
    ['/constructor', internal('/constructor')],
    ['HTTPS://Example.org', plain('HTTPS://Example.org')],
    ['https://example.org/a b', plain('https://example.org/a b')],
    ['/http-photography', plain('/http-photography')],
    ['/search?q=http', plain('/search?q=http')],
    ['/MailTo-us', plain('/MailTo-us')],
    ['mailto:a@b.org?subject=Hi&bcc=c@d', sameTab('mailto:a@b.org?subject=Hi&bcc=c@d')],
    ['MAILTO:a@b.org', sameTab('MAILTO:a@b.org')],
    ['tel:+61390000000', sameTab('tel:+61390000000')],
    ['/media/programme.pdf', sameTab('/media/programme.pdf')],
    ['https://festival.example/Media/x.pdf#page=2', sameTab('/media/x.pdf#page=2')],
    ['/guides/river-at-dusk/pack.json', sameTab('/guides/river-at-dusk/pack.json')],
    ['javascript:alert(1)', none],
    [' java\nscript:alert(1)', none],
    ['JAVASCRIPT:alert(1)', none],
    ["javascript:alert('http')", none],
    ['data:text/html,x', none],
    ['data:text/html,mailto', none],
    ['vbscript:x', none],
    ['//evil.test', none],
    ['//evil.test/http', none],
    ['/\\evil.test', none],
    ['\\\\evil.test', none],
    ['https:\\\\evil.test', none],
    ['https://u:p@example.org', none],
    ['https://u@festival.example/x', none],
    ['https:evil', none],
    ['https://', none],
    ['http-photography', none],
    ['x:y', none],
    ['/a/../b', none],
    ['./a', none],
    ['/%zz', none],
    [`/${'a'.repeat(3000)}`, none],
    [null, none],
    ['', none],
    ['  \n', none],
    [12, none],
    [{}, none],
    [['/about'], none],
  ])('reads %j', (href, expected) => {
    expect(parseLink(href, { origin })).toEqual(expected)
  })

  test('compares the port of the site origin', () => {
    const local = { origin: 'http://127.0.0.1:3000' }
    expect(parseLink('http://127.0.0.1:3000/x', local)).toEqual(internal('/x'))
    expect(parseLink('http://127.0.0.1/x', local)).toEqual(plain('http://127.0.0.1/x'))
  })
})

describe('properties of links (spec/behaviour §9)', () => {
  const part = fc.oneof(
    anyText({ maxLength: 6 }),
    fc.constantFrom(
      'http',
      'https:',
      'mailto:',
      'javascript:',
      'tel:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '#',
      '?',
      '..',
      '\n',
      'festival.example',
      'evil.test',
      '2024-',
    ),
  )
  const href = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))

  test('are read by a browser as http, https, mailto or tel; internal ones lead to this site', () => {
    fc.assert(
      fc.property(href, (text) => {
        const link = parseLink(text, { origin })
        if (link.kind === 'none') return
        const url = new URL(link.kind === 'internal' ? link.to : link.href, `${origin}/a/b`)
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        if (link.kind === 'internal') expect(url.origin).toBe(origin)
      }),
    )
  })

  test('are the same when an internal one is parsed again', () => {
    fc.assert(
      fc.property(href, (text) => {
        const link = parseLink(text, { origin })
        if (link.kind === 'internal' && !/http|mailto/i.test(link.to)) {
          expect(parseLink(link.to, { origin })).toEqual(link)
        }
      }),
    )
  })
})
